import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { breakAnswer, expectNothingSent, field, fill, holdScripts, press, watch } from './visits.ts';

const { site, pages } = content;
const { form } = pages.contact;

test('an amount typed and a button pressed before React arrives are not lost', async ({ page }) => {
  const traffic = watch(page);
  const arrive = await holdScripts(page);
  await page.goto('/donate');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('spinbutton').pressSequentially('12,50');
  await page.getByRole('button', { name: pages.donate.form.monthly }).click();
  await expect(page).toHaveURL('/donate#etransfer');
  arrive();
  await expect(page.getByRole('heading', { level: 2, name: /Send \$12\.50 every month by/ })).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('12.50');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('$12.50 every month');
  await expectNothingSent(page, traffic);
});

test('without its script the message stays, and a press on an amount leads to the steps', async ({ page }) => {
  const traffic = watch(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fill(page, 'right');
  await press(page);
  await press(page);
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('A plain answer');
  await expect(page.getByText(form.notConnected.strong)).toBeVisible();
  await page.unroute(/\.js$/);
  await press(page);
  await expect(page.getByRole('status')).toContainText(form.status.strong);
  // It tries another address, because some browsers remember one that failed.
  const asked = traffic.requests.map((request) => request.url()).filter((url) => /forms\.client\./.test(url));
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/donate');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await page.getByRole('button', { name: pages.donate.form.once }).click();
  await expect(page).toHaveURL('/donate#etransfer');
  await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
  await expect(page.locator('section:has(#etransfer)').getByRole('listitem')).toHaveCount(3);
  await expectNothingSent(page, traffic);
});

for (const state of ['refused', 'late'] as const) {
  test(`if the form’s script is ${state}, a press opens the letter in her email program, once`, async ({ page }) => {
    const traffic = watch(page);
    await page.clock.install({ time: 0 });
    const arrive = await holdScripts(page);
    if (state === 'refused') await page.route(/client.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await fill(page, 'right');
    const mails = () => traffic.requests.map((request) => request.url()).filter((url) => url.startsWith('mailto:'));
    await page.clock.pauseAt(3_600_000);
    await press(page);
    // Browsers open an email program only within five seconds of a press.
    if (state !== 'refused') await page.clock.runFor(4900);
    await expect.poll(mails).toHaveLength(1);
    await page.clock.resume();
    const [to, subject, body] = decodeURIComponent(mails()[0] ?? '').split(/\?subject=|&body=/);
    expect([to, subject]).toEqual([`mailto:${site.email}`, 'A plain answer']);
    expect(body).toBe(`${form.heading}\r\n\r\nA plain answer\r\n\r\nA plain answer\r\nada@example.org`);
    await expect(field(page, 'message')).toHaveValue('A plain answer');
    await expect(page.getByRole('status')).toContainText(form.status.late.replace('{email}', site.email));
    if (state === 'late') {
      arrive();
      await press(page);
      await expect(page.getByRole('status')).toContainText(form.status.strong);
      expect(mails()).toHaveLength(1);
    }
    await expectNothingSent(page, traffic);
  });
}

// looks.spec.ts has what Donate says then.
test('when the answer to a letter fails, it says so, and every word stays', async ({ page }) => {
  await page.goto('/contact');
  await breakAnswer(page, 'others');
  await fill(page, 'right');
  await press(page);
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('A plain answer');
});
