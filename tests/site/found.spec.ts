import { expect, test } from '@playwright/test';
import { open, PHONE, visits } from './visits.ts';

test('a browser finds every line of text, and an address is copied as it is', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const visit of visits) {
    await open(page, visit);
    const { lost, torn } = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const selection = getSelection();
      const lost = document.body.innerText.split(/\s*[\n\t]\s*/).filter((line) => {
        selection?.removeAllRanges();
        // TypeScript does not know window.find.
        return line !== '' && !(window as unknown as { find(text: string): boolean }).find(line);
      });
      const addresses = [...document.querySelectorAll<HTMLElement>('[translate=no]')].filter(
        (part) => part.checkVisibility() && /^\S+@\S+$/.test(part.textContent ?? ''),
      );
      const torn = addresses.flatMap((address) => {
        selection?.selectAllChildren(address);
        const copied = `${selection}`;
        return copied === address.textContent ? [] : [copied];
      });
      return { lost, torn };
    });
    expect.soft(lost, `not found on ${visit.name}`).toEqual([]);
    expect.soft(torn, `copied from ${visit.name}`).toEqual([]);
  }
});
