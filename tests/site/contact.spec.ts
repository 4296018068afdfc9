import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { expectKept, field, type Letter, press, write } from './letter.ts';

const { site, programs } = content;
const { form, subjects } = content.pages.contact;
const { status, notConnected, send } = form;
const LETTER: Letter = {
  name: 'Ada Okafor',
  email: 'ada@example.org',
  subject: 'The retreat & the brunch',
  message: 'Is there a ramp?\nThank you — Ada',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the form says that it is not connected, requires all four fields, and keeps them', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('textbox')).toHaveCount(4);
      await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
      await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
      const button = page.getByRole('button', { name: send });
      await expect(button).toHaveAccessibleDescription(new RegExp(`^${notConnected.strong}.*${site.email}`));
      const text = await page.getByRole('main').innerText();
      expect(text.indexOf(notConnected.strong)).toBeLessThan(text.indexOf(send));
      const left = { name: '', email: '', subject: '', message: '' };
      await write(page, LETTER);
      for (const [key, wrong] of [...Object.entries(left), ['email', 'ada at example'] as const]) {
        const name = key as keyof Letter;
        await field(page, name).fill(wrong);
        await press(page);
        await expect(field(page, name)).toBeFocused();
        await expect(page.getByText(status.strong)).toHaveCount(0);
        await field(page, name).fill(LETTER[name]);
      }
      await press(page);
      await expectKept(page, LETTER);
      await expect(page).toHaveURL('/contact');
    });

    test('the letter names the subject of the followed link, and of no other', async ({ page }) => {
      const [{ id, title } = { id: '', title: '' }] = programs;
      expect(id).not.toBe('');
      await page.goto(`/contact#${id}`);
      const line = page.getByText(title, { exact: true });
      await expect(line).toBeInViewport();
      for (const { subject } of subjects) await expect(page.getByText(subject, { exact: true })).toBeHidden();
      const [above, below] = [await line.boundingBox(), await field(page, 'name').boundingBox()];
      expect(above && below && above.y + above.height <= below.y).toBe(true);
      await page.goto('/contact');
      await expect(line).toBeHidden();
    });
  });
}

test('the Subject is filled in by a link with a subject, and by nothing else', async ({ page }) => {
  // One of each kind.
  const links = [...subjects.slice(-1), ...programs.slice(-1).map(({ id, title }) => ({ id, subject: title }))];
  for (const { id, subject } of [{ id: 'main', subject: '' }, ...links]) {
    await page.goto('about:blank');
    await page.goto(`/contact#${id}`);
    await expect.soft(field(page, 'subject')).toHaveValue(subject);
  }
  // It stays so when React takes over.
  await field(page, 'name').pressSequentially('Ada');
  await expect(field(page, 'subject')).toHaveValue(links.at(-1)?.subject ?? '');
  // What the visitor has typed there is not replaced.
  await field(page, 'subject').fill('My own words');
  await page.evaluate(() => {
    location.hash = 'newsletter';
  });
  await expect(page).toHaveURL('/contact#newsletter');
  await expect(field(page, 'subject')).toHaveValue('My own words');
});

test('after a press nothing has been sent, and the message can be copied, or changed and sent by email', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await write(page, LETTER);
  await press(page);
  await expect(page.getByRole('status')).toContainText(status.strong);
  const offer = page.getByRole('link', { name: status.mail });
  const [address, query = ''] = ((await offer.getAttribute('href')) ?? '').split('?');
  expect(address).toBe(`mailto:${site.email}`);
  // Not URLSearchParams: in a mailto address a plus is a plus.
  const parts = Object.fromEntries(query.split('&').map((part) => part.split('=')));
  expect(decodeURIComponent(parts.subject)).toBe(LETTER.subject);
  const body = decodeURIComponent(parts.body).replaceAll('\r\n', '\n');
  for (const text of [LETTER.name, LETTER.email, LETTER.message]) expect(body).toContain(text);
  await page.getByRole('button', { name: status.copy }).click();
  await expect(page.getByText(status.copied)).toBeVisible();
  await field(page, 'subject').fill('Something else');
  await expect(offer).toHaveAttribute('href', /subject=Something%20else/);
  await field(page, 'message').fill('');
  await field(page, 'message').press('ControlOrMeta+V');
  await expect(field(page, 'message')).toHaveValue(/Is there a ramp\?\nThank you — Ada/);
});
