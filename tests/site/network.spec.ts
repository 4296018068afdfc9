import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNothingSent, expectNothingStored, fill, open, PHONE, visits, watch } from './site.ts';

for (const visit of visits) {
  test(`${visit.name} asks only its own site, stores nothing and says nothing`, async ({ page, context }) => {
    const watched = watch(page);
    await open(page, visit);
    await readToTheEnd(page);
    await expectNothingSent(page, watched);
    await expectNothingStored(context, page);
    expect(watched.failures).toEqual([]);
    // The specification asks for this one line.
    expect(watched.said).toEqual(visit.status === 404 ? [expect.stringContaining(visit.address)] : []);
  });

  // Only the menu of a phone is pressed at one width alone, and it works the same with and without scripts.
  for (const [javaScriptEnabled, viewport] of [
    [true, PHONE],
    [false, DESK],
  ] as const) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, viewport });

      test(`${visit.name} sends nothing whatever is pressed, at ${viewport.width} px`, async ({ page }) => {
        const watched = watch(page);
        await open(page, visit);
        const address = page.url();
        await pressEverything(page);
        await fill(page, 'wrong');
        await pressEverything(page);
        await fill(page, 'right');
        await pressEverything(page);
        // Enter in a field sends a form as a press on its button does.
        for (const box of await page.getByRole('textbox').all()) {
          if ((await box.getAttribute('type')) !== null) await box.press('Enter');
        }
        expect(page.url()).toBe(address);
        await expectNothingSent(page, watched);
        expect(watched.failures).toEqual([]);
      });
    });
  }
}

async function readToTheEnd(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    if (!(await image.isVisible())) continue;
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
}

async function pressEverything(page: Page): Promise<void> {
  const choices = page.getByRole('radio').or(page.getByRole('checkbox'));
  for (const choice of await choices.all()) await choice.check({ force: true });
  const count = await page.getByRole('button').count();
  for (let index = 0; index < count; index++) {
    const button = page.getByRole('button').nth(index);
    if (!(await button.isVisible())) continue;
    // Forced: a button that is aria-disabled is pressed by visitors, too.
    await button.click({ force: true });
    // What a press has opened would cover the next button.
    await page.keyboard.press('Escape');
  }
}
