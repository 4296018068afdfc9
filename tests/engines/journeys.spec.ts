import { content } from '../fixture/fixtureContent.ts';
import { addToFields, translate } from '../pageChanges.ts';
import { test } from './engines.ts';
import type { Visitor } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

const { navigation, pages } = content;
const MENU = 'header button';

// They run one after the other: starting Firefox again takes longer than half of them.
test.describe.configure({ mode: 'default' });

test('the menu opens and closes by keyboard and by pointer, and is closed on the next page', async ({
  visitor,
  baseURL,
}) => {
  await visitor.open(`${baseURL}/donate`, PHONE);
  await visitor.tabTo(MENU);
  await visitor.press('Enter');
  await expectMenu(visitor, 'open');
  await visitor.press('Escape');
  await expectMenu(visitor, 'closed');
  await visitor.expectFocus(MENU);
  await visitor.click(MENU);
  await expectMenu(visitor, 'open');
  await visitor.click(MENU);
  await expectMenu(visitor, 'closed');
  for (const { to } of navigation.header.slice(0, 2)) {
    await visitor.click(MENU);
    await visitor.click(`header nav a[href="${to}"]`);
    await visitor.expectAddress(to);
    await expectMenu(visitor, 'closed');
  }
});

// Each moment is another one of React.
for (const when of ['before', 'after'] as const)
  test(`on forms that a translation and a password manager change ${when} the first key, an empty field gets the focus, and words, amounts and answers are right`, async ({
    visitor,
    baseURL,
  }) => {
    const changeIf = async (moment: typeof when) => {
      if (moment !== when) return;
      await visitor.change(addToFields);
      await visitor.change(translate);
    };
    const send = 'main form [type=submit]';
    const letter = {
      name: 'Ada Okafor',
      email: 'ada@example.org',
      subject: 'The retreat',
      message: 'Is there a ramp?',
    };
    const read = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    await visitor.open(`${baseURL}/contact`, PHONE);
    await visitor.click(send);
    await visitor.expectFocus('[name=name]');
    await changeIf('before');
    for (const [name, text] of Object.entries(letter)) {
      await visitor.fill(`[name=${name}]`, text);
      if (name !== 'name') continue;
      await visitor.expectFound('#block path');
      await changeIf('after');
      await visitor.expectFocus('[name=name]');
    }
    await visitor.click(send);
    await visitor.expectText(pages.contact.form.status.strong);
    for (const [name, text] of Object.entries(letter)) await visitor.expect(read, name).toBe(text);
    const offer = () => document.querySelector('main form a[data-emphasis=dark]')?.getAttribute('href');
    await visitor.expect(offer).toMatch(/^mailto:.*subject=The%20retreat.*Is%20there%20a%20ramp%3F/);
    await changeIf('after');
    await visitor.change(writeMuch);
    const answer = () => document.querySelector('main [role=status]')?.textContent;
    await visitor.expect(answer).toContain(pages.contact.form.status.long);

    const preset = '[name=amount][value="100"]';
    const amounts = () => [...document.querySelectorAll('[data-amount]')].map(({ textContent }) => textContent).join();
    await visitor.open(`${baseURL}/donate`, PHONE);
    await changeIf('before');
    // A browser may refuse a comma in a field for numbers before a script sees it.
    await visitor.fill('[name=custom]', '12,50');
    await visitor.expectText('$12.50');
    await changeIf('after');
    await visitor.click('[value=once]');
    await visitor.expectText(pages.donate.form.status.strong);
    await visitor.expectAddress('/donate#etransfer');
    await visitor.expect(amounts).toBe('$12.50,$12.50');
    await visitor.expectFound(`${preset}:checked`, false);
    await changeIf('after');
    await visitor.click(`label:has(${preset})`);
    await visitor.click('[value=once]');
    await visitor.expect(amounts).toBe('$100,$100');
    await visitor.expectFound(`${preset}:checked`);
  });

test('an address of a letter fills in the form, and so does a choice from the list, which leads into the message', async ({
  visitor,
  baseURL,
}) => {
  const [first, second] = pages.contact.subjects.slice(-2);
  if (!first || !second) throw new Error('The fixture has fewer than two letters.');
  const read = (wanted: string) => document.querySelector<HTMLInputElement>(`[name=${wanted}]`)?.value;
  await visitor.open(`${baseURL}/contact#${first.id}`, PHONE);
  await visitor.expect(read, 'subject').toBe(first.subject);
  await visitor.expect(read, 'message').toBe(first.message);
  const top = () => (document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? -1) >= 0;
  await visitor.expect(top).toBe(true);
  await visitor.click('[data-letters] summary');
  await visitor.click(`[data-letters] a[href*="${encodeURIComponent(second.subject)}"]`);
  await visitor.expect(read, 'message').toBe(second.message);
  await visitor.expectFocus('[name=message]');
  await visitor.expectAddress(`/contact#${second.id}`);
});

function writeMuch(): void {
  const message = document.querySelector<HTMLTextAreaElement>('[name=message]');
  if (message) message.value = 'A long letter. '.repeat(200);
  message?.dispatchEvent(new Event('input', { bubbles: true }));
}

async function expectMenu(visitor: Visitor, wanted: 'open' | 'closed'): Promise<void> {
  const links = () => {
    const all = [...document.querySelectorAll<HTMLElement>('header nav li a')];
    return all.filter((link) => link.checkVisibility({ visibilityProperty: true })).length;
  };
  await visitor.expect(links).toBe(wanted === 'open' ? navigation.header.length : 0);
}
