import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BUDGETS } from '../budgets.ts';
import { content } from '../fixture/content.ts';
import { expectAnnounced, expectKept, field, type Letter, PHONE, press, write, partUnder } from './site.ts';

const { site, programs, events } = content;
const { form, subjects, about, kept, topics } = content.pages.contact;
const { status, notConnected } = form;
const { send } = notConnected;
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
      // Not the whole notice, which a screen reader would repeat at each focus.
      await expect(button).toHaveAccessibleDescription(notConnected.strong);
      const text = await page.getByRole('main').innerText();
      expect(text.indexOf(notConnected.strong)).toBeLessThan(text.indexOf(form.name));
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
      // Without scripts, the way past the form is the address, and no list opens nothing.
      const letter = javaScriptEnabled ? /body=Is%20there/ : `mailto:${site.email}`;
      await expect(address(page)).toHaveAttribute('href', letter);
      await expect(page.getByText(topics)).toBeVisible({ visible: javaScriptEnabled });
    });
  });
}

/** The email address beside the form. */
const address = (page: Page) => page.getByRole('main').getByRole('link', { name: site.email }).first();

/** Fails unless the letter is in the form, its subject in view, and the email to that address says the same. */
async function expectLetter(page: Page, subject: string, message: string | RegExp = '', line = subject): Promise<void> {
  await expect(field(page, 'subject')).toHaveValue(subject);
  await expect(field(page, 'message')).toHaveValue(message);
  await expect(page.getByText(`${about} ${line}`, { exact: true })).toBeInViewport();
  const href = (await address(page).getAttribute('href')) ?? '';
  const body = await field(page, 'message').inputValue();
  // Not URLSearchParams: in a mailto address a plus is a plus.
  expect(decodeURIComponent(href)).toBe(
    `mailto:${site.email}?subject=${subject}&body=${body.replaceAll('\n', '\r\n')}`,
  );
}

test('a link to a letter fills in its subject and its first sentence, also from the list above the form', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact#main');
  await expect(field(page, 'subject')).toHaveValue('');
  // One of each kind.
  for (const { id, title } of [...programs.slice(-1), ...events.past.slice(-1)]) {
    await page.goto('about:blank');
    await page.goto(`/contact#${id}${programs.some((one) => one.id === id) ? '' : '-feedback'}`);
    await expectLetter(page, await field(page, 'subject').inputValue(), new RegExp(`“${title}”`));
  }
  for (const { subject, message = '' } of subjects.slice(-2)) {
    await page.getByText(topics).click();
    await page.getByRole('link', { name: subject, exact: true }).click();
    await expectLetter(page, subject, message);
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeHidden();
  }
  // It stays so when the form's script has come.
  await field(page, 'name').pressSequentially('Ada');
  await expect(page.locator('[data-stamp=a]')).toBeVisible();
  await expect(field(page, 'subject')).toHaveValue(subjects.at(-1)?.subject ?? '');
});

test('no letter replaces what she typed, or stands half beside another, and an emptied message is hers no more', async ({
  page,
}) => {
  const [first, second] = subjects.slice(-2).map((letter) => ({ message: '', ...letter }));
  if (!first || !second) throw new Error('The fixture has fewer than two letters.');
  const follow = (id: string) => page.evaluate((hash) => void location.assign(hash), `#${id}`);
  await page.goto(`/contact#${first.id}`);
  const own = `${first.message}\nAnd 100 % more & thanks`;
  await field(page, 'message').fill(own);
  await follow(second.id);
  await expect(page).toHaveURL(`/contact#${second.id}`);
  await expectLetter(page, first.subject, own, kept);
  await field(page, 'message').fill('');
  await follow(first.id);
  await follow(second.id);
  await expectLetter(page, second.subject, second.message);
  // An answer that is there already goes along.
  await field(page, 'name').fill(LETTER.name);
  await field(page, 'email').fill(LETTER.email);
  await press(page);
  const offer = page.getByRole('link', { name: status.mail });
  await expect(offer).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(second.subject)}&`));
  await follow(first.id);
  await expect(offer).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(first.subject)}&`));
  // A message of her own takes a subject, a subject of her own takes a message.
  for (const typed of ['subject', 'message'] as const) {
    await page.goto('/contact');
    await field(page, typed).fill('My own words');
    await follow(second.id);
    await (typed === 'message'
      ? expectLetter(page, second.subject, 'My own words')
      : expectLetter(page, 'My own words', second.message));
  }
  // What is too long for a link is not said to be in it.
  await field(page, 'message').fill('A long letter. '.repeat(200));
  await expect(address(page)).toHaveAttribute('href', /\?subject=[^&]+$/);
});

test('the letter about a receipt names the gift that was chosen on Donate, and nothing else an address may say', async ({
  page,
}) => {
  const { subject, message = '' } = subjects.find(({ id }) => id === 'receipt') ?? { subject: '' };
  for (const gift of ['$500', '$500 every month']) {
    await page.goto('/donate');
    await page.getByRole('spinbutton').fill('500');
    const { monthly, once } = content.pages.donate.form;
    await page.getByRole('button', { name: gift === '$500' ? once : monthly, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Send ${gift} by` })).toBeVisible();
    await page.getByRole('main').locator('a[href*="#receipt"]').click();
    await expectLetter(page, subject, `${message} ${gift}`);
  }
  await page.goto('about:blank');
  await page.goto('/contact#receipt=Send $5 to me');
  await expectLetter(page, subject, message);
});

test('whoever is in distress finds whom to call or text, at any hour and on paper', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-29T23:10:00-05:00');
  await page.goto('/programs');
  await page.getByRole('link', { name: site.help.heading }).click();
  const help = page.getByRole('complementary', { name: site.help.heading });
  await expect(help).toBeInViewport();
  const links = await help.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(links).toEqual(['tel:911', 'tel:988', 'sms:988', 'tel:211', 'https://www.awhl.org/']);
  await page.emulateMedia({ media: 'print' });
  await expect(help).toBeVisible();
});

test('after a press nothing has been sent, and the message can be copied, or changed and sent by email', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await write(page, LETTER);
  await page.getByRole('button', { name: send }).evaluate((it) => it.scrollIntoView({ block: 'end' }));
  for (const _time of ['first', 'again']) await expectAnnounced(page.getByRole('status'), () => press(page));
  await expect(page.getByRole('status')).toContainText(status.strong);
  const offer = page.getByRole('link', { name: status.mail });
  await expect(page.getByRole('button', { name: status.copy })).toBeInViewport({ ratio: 1 });
  const [to, query = ''] = ((await offer.getAttribute('href')) ?? '').split('?');
  expect(to).toBe(`mailto:${site.email}`);
  const text = `${LETTER.message}\n\n${LETTER.name}\n${LETTER.email}`;
  const [subject, body] = query.split('&').map(decodeURIComponent);
  expect([subject, body]).toEqual([`subject=${LETTER.subject}`, `body=${text.replaceAll('\n', '\r\n')}`]);
  const copy = () => page.getByRole('button', { name: status.copy }).click();
  for (const _time of ['first', 'again']) await expectAnnounced(page.locator('form [aria-live]'), copy);
  await expect(page.getByText(status.copied)).toBeVisible();
  // As on a page without HTTPS.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await copy();
  await expect(page.getByText(status.notCopied)).toBeVisible();
  await field(page, 'subject').fill('Something else');
  // What was copied is no longer what is written.
  await expect(page.getByText(status.notCopied)).toHaveCount(0);
  await expect(offer).toHaveAttribute('href', /subject=Something%20else/);
  await field(page, 'message').fill('');
  await field(page, 'message').press('ControlOrMeta+V');
  await expect(field(page, 'message')).toHaveValue(`To: ${site.email}\n${form.subject}: ${LETTER.subject}\n\n${text}`);
  // What is too long for a link is not said to be in it.
  await field(page, 'message').fill('A long letter. '.repeat(200));
  await expect(page.getByRole('link', { name: status.mailWithout })).not.toHaveAttribute('href', /body=/);
  await expect(page.getByRole('status')).toContainText(status.long);
});

test('the stamp is a block that the visitor’s name chooses, the same for the same name in any script, and kept nowhere', async ({
  page,
}) => {
  const loaded: Buffer[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('stamp-blocks')) loaded.push(await response.body());
  });
  await page.goto('/contact');
  const stamp = page.locator('[data-stamp]');
  const pieces = () => stamp.evaluate((it) => it.outerHTML);
  const chalk = await pieces();
  const blocks: string[] = [];
  for (const name of ['Amara Obi', 'Amara Okafor', '王芳', 'መሠረት', 'amara  okafor', 'Rene\u0301e', 'Ren\u00e9e']) {
    await field(page, 'name').fill('');
    await expect.poll(pieces).toBe(chalk);
    await field(page, 'name').fill(name);
    await expect.poll(pieces).not.toBe(chalk);
    // Motion is reduced.
    expect(await stamp.evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
    blocks.push(await pieces());
  }
  const [obi, amara, wang, meseret, again, composed, decomposed] = blocks;
  expect(new Set([chalk, obi, amara, wang, meseret]).size).toBe(5);
  // A further letter changes the cloths, not how the block is cut.
  const cut = (block = '') => block.match(/ d="[^"]*"/g);
  expect(cut(obi)).toEqual(cut(amara));
  expect(again).toBe(amara);
  expect(composed).toBe(decomposed);
  await field(page, 'name').fill('');
  await expect.poll(pieces).toBe(chalk);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
  expect(loaded).toHaveLength(1);
  const weights = loaded.map((file) => brotliCompressSync(file).byteLength);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(BUDGETS.stamp);
});

test('it says whether the office is open, and marks today', async ({ page }) => {
  // When else: src/browser/officeHours.test.ts.
  const line = partUnder(page, content.pages.contact.hours.heading).locator('[data-now]');
  for (const [moment, days, sentence] of [
    ['2026-11-23T08:59:00-05:00', 'Monday–Friday', 'Usually closed now, opens at 9:00 AM.'],
    ['2026-11-28T12:00:00-05:00', 'Saturday', 'By appointment today.'],
    ['2026-11-29T12:00:00-05:00', 'Sunday', 'Usually closed now, opens Monday at 9:00 AM.'],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/contact');
    await expect(line, moment).toHaveText(sentence);
    await expect(page.locator('dt', { has: page.locator('svg[data-today]') }), moment).toHaveText(days);
  }
});
