import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { expectAnnounced, expectKept, field, type Letter, PHONE, press, write } from './visits.ts';

const { site } = content;
const { form, subjects, filled, kept, topics } = content.pages.contact;
const { status, notConnected } = form;
const { send } = notConnected;
const LETTER: Letter = {
  name: 'Ada Okafor',
  email: 'ada@example.org',
  subject: 'The retreat & the brunch',
  message: 'Is there a ramp?\nThank you — Ada',
};

test('the form requires all four fields, and keeps them', async ({ page }) => {
  await page.goto('/contact');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  const button = page.getByRole('button', { name: send });
  // A screen reader repeats the description at each focus, so it is not the whole notice.
  await expect(button).toHaveAccessibleDescription(notConnected.strong);
  const left = { name: '', email: '', subject: '', message: '' };
  await write(page, LETTER);
  for (const [key, wrong] of [...Object.entries(left), ['email', 'ada at example'] as const]) {
    const name = key as keyof Letter;
    await field(page, name).fill(wrong);
    await field(page, name).blur();
    // A field that is drawn as refused must not say that it is valid.
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    await press(page);
    await expect(field(page, name)).toBeFocused();
    await expect(page.getByText(status.strong)).toHaveCount(0);
    await field(page, name).fill(LETTER[name]);
  }
  await press(page);
  await expectKept(page, LETTER);
  await expect(page).toHaveURL('/contact');
});

function lettersOn(page: Page): Promise<{ id: string; subject: string; message: string }[]> {
  return page.locator('[data-letters] a').evaluateAll((links) =>
    links.map((link) => {
      const [, subject = '', body = ''] =
        /^mailto:[^?]+\?subject=([^&]*)&body=(.*)$/.exec((link as HTMLAnchorElement).href) ?? [];
      const message = decodeURIComponent(body)
        .replaceAll('\r\n', '\n')
        .replace(/^.*\n\n/, '');
      return { id: link.id, subject: decodeURIComponent(subject), message };
    }),
  );
}

async function expectLetter(page: Page, subject: string, message: string): Promise<void> {
  await expect(field(page, 'subject')).toHaveValue(subject);
  await expect(field(page, 'message')).toHaveValue(message);
  await expect(page.getByText(filled.replace('{subject}', subject), { exact: true })).toBeInViewport();
}

test('every letter opens in an email program, and where scripts run fills in the form', async ({ page, browser }) => {
  await page.setViewportSize(PHONE);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/contact');
  const letters = await lettersOn(plain);
  expect(letters.length).toBeGreaterThan(subjects.length);
  for (const { id, subject, message } of letters) {
    expect(subject).not.toBe('');
    expect(message).not.toBe('');
    await page.goto(`/contact#${id}`);
    await expectLetter(page, subject, message);
    await expect(page.getByText(topics)).toBeVisible();
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeHidden();
  }
  // The old address of an event that is over leads to a letter about the next one.
  const { id = '', kind } = content.events.upcoming[0] ?? {};
  const next = letters.find((letter) => letter.id === `next-${kind}`);
  await page.goto(`/contact#${id}`);
  await expectLetter(page, next?.subject ?? '', next?.message ?? '');
});

test('a letter chosen from the list moves the focus into its message', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await expect(field(page, 'subject')).toHaveValue('');
  for (const { subject, message } of subjects.slice(-2)) {
    await page.getByText(topics).press('Enter');
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeVisible();
    await expectAnnounced(page.locator('main [aria-live]').first(), () =>
      page.getByRole('link', { name: subject, exact: true }).press('Enter'),
    );
    await expect(field(page, 'subject')).toHaveValue(subject);
    await expect(field(page, 'message')).toHaveValue(message);
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toBeInViewport({ ratio: 1 });
    // The caret is where the letter ends.
    const caret = field(page, 'message').evaluate((it) => (it as HTMLTextAreaElement).selectionStart);
    expect(await caret).toBe(message.length);
  }
  await page.goBack();
  await expect(field(page, 'subject')).toHaveValue(subjects.at(-2)?.subject ?? '');
  // It stays so when the form's script has come.
  await field(page, 'name').pressSequentially('Ada');
  await expect(page.locator('#block path').first()).toBeVisible();
  await expect(field(page, 'subject')).toHaveValue(subjects.at(-2)?.subject ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the address of a letter shows its link', async ({ page }) => {
    await page.goto('/contact');
    for (const { id, subject } of await lettersOn(page)) {
      await page.goto(`/contact#${id}`);
      await expect(page.getByRole('link', { name: subject, exact: true })).toBeInViewport();
    }
    await page.goto('/contact');
    await page.locator('noscript a[href="#topics"]').click();
    await expect(page.getByText(topics, { exact: true })).toBeInViewport();
  });
});

test('no letter replaces what she typed, or half of another; an emptied message is free', async ({ page }) => {
  const [first, second] = subjects.slice(-2);
  if (!first || !second) throw new Error('The fixture has fewer than two letters.');
  const follow = (id: string) => page.evaluate((hash) => void location.assign(hash), `#${id}`);
  await page.goto(`/contact#${first.id}`);
  const own = `${first.message}\nAnd 100 % more & thanks`;
  await field(page, 'message').fill(own);
  await follow(second.id);
  await expect(page.getByText(kept)).toBeInViewport();
  await expect(field(page, 'subject')).toHaveValue(first.subject);
  await expect(field(page, 'message')).toHaveValue(own);
  // After a choice from the list that line is in view, not the message.
  await field(page, 'message').focus();
  await page.getByText(content.pages.contact.topics).click();
  await page.getByRole('link', { name: second.subject, exact: true }).click();
  await expect(page.getByText(kept)).toBeFocused();
  await expect(page.getByText(kept)).toBeInViewport();
  await field(page, 'message').fill('');
  await follow(first.id);
  await follow(second.id);
  await expectLetter(page, second.subject, second.message);
  // An answer that is already there has the new letter, too.
  await field(page, 'name').fill(LETTER.name);
  await field(page, 'email').fill(LETTER.email);
  await press(page);
  const offer = page.getByRole('link', { name: status.mail });
  await expect(offer).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(second.subject)}&`));
  await follow(first.id);
  await expect(offer).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(first.subject)}&`));
});

test('the letter about a receipt names the gift chosen on Donate, and nothing else', async ({ page }) => {
  const { subject, message } = subjects.find(({ id }) => id === 'receipt') ?? { subject: '', message: '' };
  const { gift: words } = content.pages.contact;
  for (const gift of ['$500', '$500 every month']) {
    await page.goto('/donate');
    await page.getByRole('spinbutton').fill('500');
    const { monthly, once } = content.pages.donate.form;
    await page.getByRole('button', { name: gift === '$500' ? once : monthly, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Send ${gift} by` })).toBeVisible();
    await page.getByRole('main').locator('a[href*="#receipt"]').last().click();
    await expectLetter(page, subject, `${message} ${words.replace('{amount}', gift)}`);
  }
  // Mail and chat programs encode the address like the first one.
  for (const [hash, end] of [
    ['receipt=%24500', ` ${words.replace('{amount}', '$500')}`],
    ['receipt', ''],
    ['receipt=Send $5 to me', ''],
    ['receipt%', undefined],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/contact#${hash}`);
    if (end === undefined) await expect(field(page, 'subject')).toHaveValue('');
    else await expectLetter(page, subject, message + end);
  }
});

test('whoever is in a crisis finds whom to call or text, at any hour and on paper', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-29T23:10:00-05:00');
  await page.goto('/programs');
  await page.getByRole('main').getByRole('link', { name: site.crisisLines.heading }).click();
  const lines = page.getByRole('region', { name: site.crisisLines.heading });
  await expect(lines).toBeInViewport();
  // The footer of every page leads there, too.
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: site.crisisLines.heading }).click();
  await expect(lines).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(lines).toBeVisible();
});

test('after a press nothing is sent; the message can be copied, changed and emailed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await write(page, LETTER);
  await page.getByRole('button', { name: send }).evaluate((it) => it.scrollIntoView({ block: 'end' }));
  for (const _time of ['first', 'again']) await expectAnnounced(page.getByRole('status'), () => press(page));
  await expect(page.getByRole('status')).toContainText(status.strong);
  const offer = page.getByRole('link', { name: status.mail });
  for (const shown of [offer, page.getByRole('button', { name: send })])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await page.getByText(status.others, { exact: true }).click();
  const text = `${form.heading}\n\n${LETTER.message}\n\n${LETTER.name}\n${LETTER.email}`;
  // Without an email program that link does nothing, so mail on the web is offered.
  for (const service of ['Gmail', 'Outlook']) {
    const link = page.getByRole('link', { name: status.webMail.replace('{service}', service) });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  }
  const copy = () => page.getByRole('button', { name: status.copy }).click();
  for (const _time of ['first', 'again']) await expectAnnounced(page.locator('[data-answer] [aria-live]'), copy);
  await expect(page.getByText(status.copied)).toBeVisible();
  // A page without HTTPS has no clipboard.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await copy();
  await expect(page.getByText(status.notCopied)).toBeVisible();
  await field(page, 'subject').fill('Something else');
  // The copy is no longer what she has written.
  await expect(page.getByText(status.notCopied)).toHaveCount(0);
  await expect(offer).toHaveAttribute('href', /subject=Something%20else/);
  await field(page, 'message').fill('');
  await field(page, 'message').press('ControlOrMeta+V');
  await expect(field(page, 'message')).toHaveValue(`To: ${site.email}\n${form.subject}: ${LETTER.subject}\n\n${text}`);
  // A letter whose end is missing is not called ready, and an emptied one is none.
  await field(page, 'message').fill('Hello.\nMy deadline:');
  await expect(page.getByRole('status')).toHaveText(
    `${status.unfinished.strong} ${status.unfinished.text.replace('{words}', 'My deadline:')}`,
  );
  await expect(offer).toHaveAttribute('href', /deadline/);
  await field(page, 'message').fill('');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(offer).toHaveCount(0);
});

// nameBlock.test.ts has which block it is, and the pictures have its colours.
test('the stamp has a block once there is a name, another for another, and none for none', async ({ page }) => {
  await page.goto('/contact');
  const pieces = () => page.locator('#block path').evaluateAll((all) => all.map((it) => it.outerHTML).join(''));
  const blocks: string[] = [];
  for (const name of ['Amara Obi', '王芳']) {
    await field(page, 'name').fill(name);
    await expect.poll(pieces).not.toBe('');
    blocks.push(await pieces());
    await field(page, 'name').fill('');
    await expect.poll(pieces).toBe('');
  }
  expect(new Set(blocks).size).toBe(2);
});
