import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { DESK, expectAnnounced, PHONE, turnWheel } from './visits.ts';

const { site } = content;
const words = content.pages.donate;

test.beforeEach(({ page }) => page.goto('/donate'));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('the page offers amounts at once', async ({ page }) => {
      for (const amount of await page.getByRole('radio').all()) await expect(amount).toBeInViewport({ ratio: 1 });
      await expect(own(page)).toHaveAttribute('inputmode', 'decimal');
      await expect(own(page)).toHaveAccessibleDescription(words.form.currency);
    });

    test('on a phone the quilt grows right under the amounts, with more cloth for more', async ({ page }) => {
      const quilt = page.locator('section > div[aria-hidden=true]');
      const atRest = quilt.getByText(words.form.atRest);
      // The styles write a preset's amount, the script any other.
      const shown = (amount: string) =>
        quilt
          .locator(`[data-text="${amount}"]`)
          .or(quilt.getByText(amount, { exact: true }))
          .filter({ visible: true });
      await expect(atRest).toHaveCSS('opacity', '1');
      // The quilt has one round for each tier that the amount reaches, the last around the centre patch, which any amount sews.
      const rounds = quilt.locator('[data-round]');
      const seen = () => rounds.evaluateAll((all) => all.map((round) => getComputedStyle(round).opacity).join(''));
      for (const [name, wanted] of Object.entries({ $25: '0000', $50: '0001', $100: '0011', $250: '1111' })) {
        await preset(page, name).check({ force: true });
        await expect(shown(name)).toBeInViewport({ ratio: 1 });
        await expect(preset(page, name)).toBeInViewport();
        await expect(atRest).toHaveCSS('opacity', '0');
        await expect.poll(seen, { message: name, intervals: [50] }).toBe(wanted);
      }
      if (!javaScriptEnabled) return;
      await own(page).fill('40');
      await expect(shown('$40')).toBeVisible();
      // On a desk a large amount fits into its patch.
      await page.setViewportSize(DESK);
      await own(page).fill('123456');
      const centre = page.locator('[data-centre]');
      await expect(centre).toBeVisible();
      await expect(centre).toHaveText('$123,456');
      expect(await centre.evaluate((it) => it.clientWidth <= (it.parentElement?.clientWidth ?? 0))).toBe(true);
    });
  });
}

test('an own amount and a preset clear each other, and both can be cleared', async ({ page }) => {
  await preset(page, '$50').check();
  await own(page).fill('72.5');
  await expect(preset(page, '$50')).not.toBeChecked();
  await expect(heading(page)).toHaveText(/Send \$72\.50 by/);
  await preset(page, '$25').check();
  await expect(own(page)).toHaveValue('');
  await expect(heading(page)).toHaveText(/Send \$25 by/);
  await expect(steps(page).getByRole('heading', { level: 3, name: 'Send $25 to this address' })).toBeVisible();
  // A letter is no amount, but the choice is no longer $25.
  await own(page).press('e');
  await expect(preset(page, '$25')).not.toBeChecked();
  await own(page).fill('40');
  await expect(heading(page)).toHaveText(/Send \$40 by/);
  await own(page).hover();
  // A mouse wheel changes nothing. Each direction is checked, because a step up and a step down would cancel out.
  for (const way of [-120, 120]) {
    await turnWheel(page, way);
    await expect(own(page)).toHaveValue('40');
  }
  await own(page).fill('');
  await expect(heading(page)).toHaveText(/Send your gift by/);
});

test('a press leads to steps that say once that nothing has been charged, and Back returns', async ({ page }) => {
  const { once, monthly, status: said, everyMonth } = words.form;
  const status = page.getByRole('status');
  const places = [heading(page), steps(page).getByRole('heading', { level: 3 }).nth(1), understood(page)];
  await preset(page, '$50').check();
  for (const [name, gift] of [
    [monthly, everyMonth],
    [once, '{amount}'],
  ] as const) {
    for (const _time of ['first', 'again']) await expectAnnounced(status, () => button(page, name).click());
    await expect(status).toHaveText(`${said.strong} ${said.text}`.replace('{amount}', gift).replace('{amount}', '$50'));
    for (const place of places) await expect(place).toContainText(gift.replace('{amount}', '$50'));
    await expect(page).toHaveURL('/donate#etransfer');
    await expect(heading(page)).toBeFocused();
  }
  for (const place of places) await expect(place).not.toContainText('every month');
  await page.goBack();
  await expect(preset(page, '$50')).toBeInViewport();
  await button(page, monthly).click();
  await own(page).press('Enter');
  await expect(status).toContainText(`${said.strong} ${said.text}`.replace('{amount}', '$50'));
  await button(page, monthly).click();
  await own(page).fill('75');
  await expect(status).toBeEmpty();
  for (const place of places) await expect(place).toContainText(everyMonth.replace('{amount}', '$75'));
});

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px the answer to a press is in view, with the address and its button`, async ({ page }) => {
    await page.setViewportSize(size);
    await preset(page, '$50').check({ force: true });
    await button(page, words.form.once).press('Enter');
    for (const answer of [
      heading(page),
      page.getByRole('status').getByText(words.form.status.strong),
      steps(page).getByText(site.etransferEmail),
      button(page, words.etransfer.send.copy),
    ])
      await expect(answer).toBeInViewport({ ratio: 1 });
  });
}

test('an amount with commas is read correctly, and shown before a button is pressed', async ({ page }) => {
  for (const [typed, value, shown] of [
    ['12,50', '12.50', '$12.50'],
    ['7,5', '7.5', '$7.50'],
    ['1,250,000', '1250000', '$1,250,000'],
    ['1,250,50', '1250.50', '$1,250.50'],
  ] as const) {
    await type(page, typed);
    await expect.soft(own(page), typed).toHaveValue(value);
    await expect.soft(understood(page), typed).toContainText(shown);
    await expect.soft(button(page, words.form.once), typed).toHaveAccessibleDescription(new RegExp(`\\${shown}$`));
    const steps = page.getByRole('heading', { level: 2, name: `Send ${shown} by` });
    await expect.soft(steps, typed).toBeVisible();
  }
  for (const [pasted, value] of Object.entries({
    '$1,250,000': '1250000',
    '1.250,50': '1250.50',
    '1 250,50': '1250.50',
  })) {
    await own(page).fill('');
    const isTaken = await own(page).evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (element instanceof HTMLElement) element.focus();
      return !element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    // If the event is not taken, the browser inserts the pasted text, too.
    expect.soft(isTaken, pasted).toBe(true);
    await expect.soft(own(page), pasted).toHaveValue(value);
  }
  await type(page, '1250');
  for (const key of ['ArrowLeft', 'ArrowLeft', ',']) await page.keyboard.press(key);
  await expect(own(page)).toHaveValue('12.50');
});

test('the browser itself refuses what is not an amount, and no amount is shown', async ({ page }) => {
  for (const wrong of ['0', '-5', '0,99', '12.345']) {
    await type(page, wrong);
    await button(page, words.form.once).click();
    const state = await own(page).evaluate((element) => {
      const { validity, validationMessage } = element as HTMLInputElement;
      return { valid: validity.valid, own: validity.customError, message: validationMessage !== '' };
    });
    expect.soft(state, wrong).toEqual({ valid: false, own: false, message: true });
    await expect.soft(own(page), wrong).toBeFocused();
    await expect.soft(understood(page), wrong).toHaveText('');
    await expect.soft(page.getByRole('status').filter({ hasText: /\S/ }), wrong).toHaveCount(0);
  }
});

test('a choice that the browser puts back is shown again, without another touch', async ({ page }) => {
  const { once, monthly, everyMonth } = words.form;
  for (const [name, gift] of [
    [monthly, everyMonth],
    [once, '{amount}'],
  ] as const) {
    await preset(page, '$100').check({ force: true });
    await button(page, name).click();
    // The browser keeps no whole page, as if the bank's app had taken its memory.
    await page.goto('/about');
    await page.goBack();
    await expect(preset(page, '$100')).toBeChecked();
    await expect(understood(page)).toHaveText(words.form.chosen.replace('{amount}', gift).replace('{amount}', '$100'));
    await expect(page).toHaveURL('/donate#etransfer');
  }
});

test('the e-Transfer address is copied at a press, and stays if the browser refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = button(page, words.etransfer.send.copy);
  for (const _time of ['first', 'again']) await expectAnnounced(steps(page).locator('[aria-live]'), () => copy.click());
  await expect(steps(page).getByText(words.etransfer.send.copied, { exact: true })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await copy.click();
  await expect(copy).toBeHidden();
  await expect(steps(page).getByText(site.etransferEmail)).toBeVisible();
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: content.pages.contact.form.message });
  await message.press('ControlOrMeta+V');
  await expect(message).toHaveValue(site.etransferEmail);
});

async function type(page: Page, text: string): Promise<void> {
  await own(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

function understood(page: Page) {
  return page.locator('form [id$=chosen]');
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function preset(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

function own(page: Page) {
  return page.getByRole('spinbutton', { name: words.form.custom });
}

function steps(page: Page) {
  return page.locator('section:has(#etransfer)');
}

function heading(page: Page) {
  return steps(page).getByRole('heading', { level: 2 });
}
