import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { PHONE } from './site.ts';

const { site } = content;
const words = content.pages.donate;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/donate'));

    test('four impact tiers say what a gift could do', async ({ page }) => {
      const tiers = page.getByRole('region', { name: words.tiers.heading }).getByRole('listitem');
      await expect(tiers).toHaveCount(4);
      for (const [index, amount] of ['$50', '$100', '$150', '$250'].entries()) {
        await expect(tiers.nth(index)).toContainText(amount);
        await expect(tiers.nth(index)).toContainText('Could help');
        await expect(tiers.nth(index).getByRole('button')).toHaveCount(0);
      }
    });

    test('four amounts can be chosen, and none is chosen beforehand', async ({ page }) => {
      const group = page.getByRole('group', { name: words.form.amounts });
      for (const name of ['$25', '$50', '$100', '$250']) {
        await expect(group.getByRole('radio', { name, exact: true })).not.toBeChecked();
      }
      await expect(group.getByRole('radio')).toHaveCount(4);
    });

    test('the own amount is a number of at least 1', async ({ page }) => {
      const own = page.getByRole('spinbutton', { name: words.form.custom });
      await expect(own).toHaveAttribute('min', '1');
      await expect(own).toHaveAttribute('step', '0.01');
      await expect(own).toHaveAttribute('inputmode', 'decimal');
      await expect(own).not.toHaveAttribute('max');
      await own.fill('0.5');
      await page.getByRole('button', { name: 'Donate Once' }).click();
      expect(await isValid(own)).toBe(false);
      await expect(page.getByText(words.form.onceStatus.strong)).toHaveCount(0);
      await own.fill('1.5');
      expect(await isValid(own)).toBe(true);
    });

    test('the two buttons stand under the amounts', async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Donate Once', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Become a Monthly Donor', exact: true })).toBeVisible();
    });

    test('it says before the controls that card giving is not available and that e-Transfer works', async ({
      page,
    }) => {
      const line = page.getByText(words.notice.strong);
      await expect(line).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.indexOf(words.notice.strong)).toBeLessThan(text.indexOf(words.form.amounts));
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Interac\s*e-Transfer/ })
          .first(),
      ).toHaveAttribute('href', /#etransfer$/);
    });

    test('the tax note promises nothing', async ({ page }) => {
      const note = page.getByText('is a nonprofit organization');
      await expect(note).toContainText(
        'Black Women Empowered is a nonprofit organization. Donations may be tax-deductible.',
      );
      await expect(note).toContainText(
        'Ask us before you give whether an official receipt can be issued for your gift.',
      );
    });

    test('the steps for an e-Transfer name the address and the dangers', async ({ page }) => {
      const section = steps(page);
      const address = site.etransferEmail;
      await expect(section.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
      await expect(section).toContainText('Never put a security answer in the message.');
      await expect(section).toContainText('cannot be taken back');
      await expect(section).toContainText('postal address');
      await expect(section.getByRole('listitem')).toHaveCount(4);
    });

    test('Canadian dollars are named once', async ({ page }) => {
      await expect(page.getByText('Canadian dollars')).toHaveCount(1);
    });
  });
}

test.describe('choosing', () => {
  test.beforeEach(({ page }) => page.goto('/donate'));

  test('a preset fills in the steps', async ({ page }) => {
    await preset(page, '$100').check();
    await expect(steps(page).getByRole('heading', { level: 2 })).toHaveText(/Send \$100 by\s+e-Transfer/);
    await expect(steps(page).getByRole('heading', { level: 3, name: 'Send $100 to this address' })).toBeVisible();
  });

  test('the amounts are one choice for the arrow keys', async ({ page }) => {
    await preset(page, '$25').focus();
    await page.keyboard.press('ArrowDown');
    await expect(preset(page, '$50')).toBeChecked();
    await expect(preset(page, '$50')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(preset(page, '$250')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(own(page)).toBeFocused();
  });

  test('an own amount clears the preset, and a preset clears the own amount', async ({ page }) => {
    await preset(page, '$50').check();
    await own(page).fill('72.5');
    await expect(preset(page, '$50')).not.toBeChecked();
    await expect(steps(page).getByRole('heading', { level: 2 })).toHaveText(/Send \$72\.50 by/);
    await preset(page, '$25').check();
    await expect(own(page)).toHaveValue('');
    await expect(steps(page).getByRole('heading', { level: 2 })).toHaveText(/Send \$25 by/);
  });

  test('an own amount that is deleted again leaves no amount', async ({ page }) => {
    await own(page).fill('40');
    await expect(steps(page).getByRole('heading', { level: 2 })).toHaveText(/Send \$40 by/);
    await own(page).fill('');
    await expect(steps(page).getByRole('heading', { level: 2 })).toHaveText(/Send your gift by/);
  });

  test('a mouse wheel over the field does not change the amount', async ({ page }) => {
    await own(page).fill('40');
    await own(page).hover();
    // One way and looked at, then the other: a step up and a step down together would change nothing.
    for (const way of [-120, 120]) {
      await page.mouse.wheel(0, way);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(own(page)).toHaveValue('40');
    }
  });

  for (const [button, said] of [
    ['Donate Once', words.form.onceStatus],
    ['Become a Monthly Donor', words.form.monthlyStatus],
  ] as const) {
    test(`${button} says that nothing has been charged and leads to the steps`, async ({ page }) => {
      await preset(page, '$50').check();
      await page.getByRole('button', { name: button }).click();
      const status = page.getByRole('status');
      await expect(status).toContainText(said.strong);
      await expect(status).toContainText('$50');
      const { text, link } = said.sentence;
      await expect(status).toContainText(text.replace('{amount}', '$50').replace('{link}', link.label));
      await status.getByRole('link').click();
      await expect(page).toHaveURL('/donate#etransfer');
      await expect(steps(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(preset(page, '$50')).toBeChecked();
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });
    test.beforeEach(({ page }) => page.goto('/donate'));

    test('the quilt answers right under the amounts: the amount in words, and more cloth for more', async ({
      page,
    }) => {
      await expect(strip(page)).toHaveText(words.form.atRest, { useInnerText: true });
      // As many rounds as tiers that the amount reaches; the least amount sews the centre patch alone.
      for (const [name, rounds] of Object.entries({ $25: 0, $50: 1, $100: 2, $250: 4 })) {
        await preset(page, name).check({ force: true });
        await expect(strip(page)).toHaveText(name, { useInnerText: true });
        await expect.poll(() => roundsIn(strip(page)), name).toBe(rounds);
      }
      const [amounts, answer] = await Promise.all([preset(page, '$250').boundingBox(), strip(page).boundingBox()]);
      if (!amounts || !answer) throw new Error('The amounts or the quilt under them are not to be seen.');
      const gap = answer.y - (amounts.y + amounts.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      // Whoever presses an amount has its answer on the same screen, above the thumb's.
      expect(gap + answer.height).toBeLessThan(PHONE.height / 5);
    });

    test('whoever needs a receipt reads it before the steps that send money', async ({ page }) => {
      await expect(steps(page).getByRole('listitem').first()).toContainText(words.etransfer.receipt.title);
    });
  });
}

test.describe('a monthly gift', () => {
  test.beforeEach(({ page }) => page.goto('/donate'));

  test('is monthly in the heading and in the step that sends it, and stays so when the amount changes', async ({
    page,
  }) => {
    const places = [
      steps(page).getByRole('heading', { level: 2 }),
      steps(page).getByRole('heading', { level: 3 }).nth(2),
    ];
    await own(page).fill('75');
    for (const place of places) await expect(place).toHaveText(/\$75(?! every month)/);
    await page.getByRole('button', { name: words.form.monthly }).click();
    for (const place of places) await expect(place).toContainText(words.form.everyMonth.replace('{amount}', '$75'));
    await preset(page, '$100').check({ force: true });
    for (const place of places) await expect(place).toContainText(words.form.everyMonth.replace('{amount}', '$100'));
    await page.getByRole('button', { name: words.form.once }).click();
    for (const place of places) await expect(place).not.toContainText('every month');
  });
});

test.describe('the address for money', () => {
  for (const width of [320, 344, 390, 768, 1024, 1440]) {
    test(`has at least 17 px at ${width} px and breaks only behind its "@"`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/donate');
      const address = steps(page).getByRole('link', { name: site.etransferEmail });
      const { size, lines } = await address.evaluate((link) => ({
        size: Number.parseFloat(getComputedStyle(link).fontSize),
        lines: [...link.children].map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return { text: part.textContent, lines: text.getClientRects().length };
        }),
      }));
      expect(size).toBeGreaterThanOrEqual(17);
      expect(lines.map(({ text }) => text).join('')).toBe(site.etransferEmail);
      for (const part of lines) expect(part, JSON.stringify(part)).toMatchObject({ lines: 1 });
    });
  }

  test('is copied at a press, and the page says so', { tag: '@chromium' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/donate');
    await steps(page).getByRole('button', { name: words.etransfer.send.copy }).click();
    await expect(steps(page).getByText(words.etransfer.send.copied, { exact: true })).toBeVisible();
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: content.pages.contact.form.message });
    await message.press('ControlOrMeta+V');
    await expect(message).toHaveValue(site.etransferEmail);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('has no button that would do nothing', async ({ page }) => {
      await page.goto('/donate');
      await expect(steps(page).getByRole('link', { name: site.etransferEmail })).toBeVisible();
      await expect(steps(page).getByRole('button')).toHaveCount(0);
    });
  });
});

/** The piece of quilt under the amounts, which repeats the choice for the eye. */
function strip(page: Page) {
  return page.locator('form p[aria-hidden=true]');
}

/** How many rounds of cloth are to be seen, once they have come in one after the other; -1 before. */
async function roundsIn(quilt: Locator): Promise<number> {
  const opacities = await quilt
    .locator('[data-round]')
    .evaluateAll((rounds) => rounds.map((round) => Number(getComputedStyle(round).opacity)));
  return opacities.every((opacity) => opacity === 0 || opacity === 1) ? opacities.filter(Boolean).length : -1;
}

function preset(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

function own(page: Page) {
  return page.getByRole('spinbutton', { name: words.form.custom });
}

function steps(page: Page) {
  return page.getByRole('main').getByRole('region', { name: /e-Transfer/ });
}

function isValid(field: Locator): Promise<boolean> {
  return field.evaluate((element) => (element as HTMLInputElement).checkValidity());
}
