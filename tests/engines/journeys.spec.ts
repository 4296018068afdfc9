import { expect } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { test } from './engines.ts';
import type { ElementQuery, Visitor } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

const { navigation, pages } = content;
const MENU: ElementQuery = { role: 'button', name: 'Menu' };

// One after the other: starting Firefox once more takes longer than half of them.
test.describe.configure({ mode: 'default' });

test('the menu opens and closes by keyboard and by pointer, and is closed on the next page', async ({
  visitor,
  baseURL,
}) => {
  const { tab } = visitor;
  await tab.resize(PHONE);
  await tab.open(`${baseURL}/donate`);
  await visitor.expectFound(MENU);
  for (let step = 0; step < 6 && !(await visitor.find(MENU))[0]?.focused; step++) await tab.press('Tab');
  await visitor.expectFound(MENU, { focused: true });
  await tab.press('Enter');
  await expectMenu(visitor, 'open');
  await tab.press('Escape');
  await expectMenu(visitor, 'closed');
  await visitor.expectFound(MENU, { focused: true });
  await visitor.click(MENU);
  await expectMenu(visitor, 'open');
  await visitor.click(MENU);
  await expectMenu(visitor, 'closed');
  for (const { label, to } of navigation.header.slice(0, 2)) {
    await visitor.click(MENU);
    await visitor.click({ role: 'link', name: label, inside: 'header' });
    await visitor.expectAddress(to);
    await expectMenu(visitor, 'closed');
  }
});

test.describe('Donate', () => {
  const steps = pages.donate.etransfer.send.title;
  const own: ElementQuery = { role: 'spinbutton', name: pages.donate.form.custom };

  test.beforeEach(async ({ visitor, baseURL }) => {
    await visitor.tab.resize(PHONE);
    await visitor.tab.open(`${baseURL}/donate`);
    await visitor.expectFound({ role: 'button', name: pages.donate.form.once });
  });

  test('the steps show a preset, then a custom amount, and a press leads to the steps', async ({ visitor }) => {
    const preset: ElementQuery = { role: 'radio', name: '$100' };
    await visitor.click(preset);
    await visitor.expectText(steps.replace('{amount}', '$100'));
    await visitor.expectFound(preset, { checked: true });
    await visitor.fill(own, '75');
    await visitor.expectText(steps.replace('{amount}', '$75'));
    await visitor.expectFound(preset, { checked: false });
    for (const [name, { strong }] of [
      [pages.donate.form.once, pages.donate.form.onceStatus],
      [pages.donate.form.monthly, pages.donate.form.monthlyStatus],
    ] as const) {
      await visitor.click({ role: 'button', name });
      await visitor.expectText(strong);
    }
    await visitor.click({ role: 'link', name: pages.donate.form.onceStatus.sentence.link.label, inside: 'main' });
    await visitor.expectAddress('/donate#etransfer');
  });

  test('the arrow keys move through the amounts, and a comma is a decimal separator or a thousands separator', async ({
    visitor,
    baseURL,
  }) => {
    await visitor.click({ role: 'radio', name: '$25' });
    await visitor.tab.press('ArrowDown');
    await visitor.expectFound({ role: 'radio', name: '$50' }, { checked: true });
    for (const [typed, understood] of [
      ['12,50', '$12.50'],
      ['1,250', '$1,250'],
    ] as const) {
      await visitor.tab.open(`${baseURL}/donate`);
      await visitor.fill(own, typed);
      await visitor.expectText(steps.replace('{amount}', understood));
    }
  });
});

test('on Contact an empty field gets the focus, and a message stays and can be sent by email', async ({
  visitor,
  baseURL,
}) => {
  const { form } = pages.contact;
  const box = (name: string): ElementQuery => ({ role: 'textbox', name });
  await visitor.tab.resize(PHONE);
  await visitor.tab.open(`${baseURL}/contact`);
  await visitor.click({ role: 'button', name: form.notConnected.send });
  await visitor.expectFound(box(form.name), { focused: true });
  const letter = [
    [form.name, 'Ada Okafor'],
    [form.email, 'ada@example.org'],
    [form.subject, 'The retreat'],
    [form.message, 'Is there a ramp?'],
  ] as const;
  for (const [name, text] of letter) await visitor.fill(box(name), text);
  await visitor.click({ role: 'button', name: form.notConnected.send });
  await visitor.expectText(form.status.strong);
  for (const [name, value] of letter) await visitor.expectFound(box(name), { value });
  const href = expect.stringMatching(/^mailto:.*subject=The%20retreat.*Is%20there%20a%20ramp%3F/);
  await visitor.expectFound({ role: 'link', name: form.status.mail }, { href });
});

async function expectMenu(visitor: Visitor, wanted: 'open' | 'closed'): Promise<void> {
  const links = () =>
    visitor.tab.run(() => {
      const all = [...document.querySelectorAll<HTMLElement>('header nav a')];
      return all.filter((link) => link.checkVisibility({ visibilityProperty: true })).length;
    });
  await visitor.expect(links).toBe(wanted === 'open' ? navigation.header.length : 0);
}
