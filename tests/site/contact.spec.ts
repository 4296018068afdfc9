import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

const { site } = content;
const words = content.pages.contact;
const { status, notConnected, send } = words.form;
const LETTER = {
  'Full Name': 'Ada Okafor',
  'Email Address': 'ada@example.org',
  Subject: 'The retreat & the brunch',
  Message: 'Is there a ramp?\nThank you — Ada',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/contact'));

    test('the form asks for four things, all required', async ({ page }) => {
      for (const label of Object.keys(LETTER)) {
        await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('required');
      }
      await expect(page.getByRole('textbox')).toHaveCount(4);
      await expect(field(page, 'Email Address')).toHaveAttribute('type', 'email');
      await expect(field(page, 'Email Address')).toHaveAttribute('autocomplete', 'email');
      await expect(field(page, 'Full Name')).toHaveAttribute('autocomplete', 'name');
    });

    test('it says above the button that it is not connected, and whom to write to', async ({ page }) => {
      const button = page.getByRole('button', { name: send });
      await expect(button).toHaveAccessibleDescription(new RegExp(`^${notConnected.strong}.*${site.email}`));
      const text = await page.getByRole('main').innerText();
      expect(text.indexOf(notConnected.strong)).toBeLessThan(text.indexOf(send));
    });

    test('the browser asks for whatever is left out', async ({ page }) => {
      for (const label of Object.keys(LETTER)) {
        await write(page);
        await field(page, label).fill('');
        await press(page);
        await expect(field(page, label)).toBeFocused();
        await expect(page.getByText(status.strong)).toHaveCount(0);
      }
    });

    test('the browser asks for a real email address', async ({ page }) => {
      await write(page);
      await field(page, 'Email Address').fill('ada at example');
      await press(page);
      await expect(field(page, 'Email Address')).toBeFocused();
      await expect(page.getByText(status.strong)).toHaveCount(0);
    });

    test('what was typed stays after sending, and the address stays as it was', async ({ page }) => {
      const before = page.url();
      await write(page);
      await press(page);
      for (const [label, words] of Object.entries(LETTER)) await expect(field(page, label)).toHaveValue(words);
      expect(page.url()).toBe(before);
    });

    test('the details, the office hours and the response time can be read', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      );
      for (const name of ['Instagram', 'Facebook', 'LinkedIn']) {
        await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('target', '_blank');
      }
      const hours = page.getByRole('region', { name: words.hours.heading });
      await expect(hours).toContainText(/Monday–Friday\s*9:00 AM–5:00 PM EST/);
      await expect(hours).toContainText(/Saturday\s*By appointment/);
      await expect(hours).toContainText(/Sunday\s*Closed/);
      await expect(main.getByText('24–48 hours').first()).toBeVisible();
      await expect(main.getByText(site.labels.torontoTime)).toHaveCount(1);
    });

    test('four questions open and close', async ({ page }) => {
      const questions = page.getByRole('region', { name: words.faq.heading }).getByRole('group');
      await expect(questions).toHaveCount(4);
      for (const question of await questions.all()) {
        const answer = question.getByRole('paragraph').first();
        if (!(await answer.isVisible())) await question.locator('summary').click();
        await expect(answer).toBeVisible();
        await question.locator('summary').click();
        await expect(answer).toBeHidden();
      }
    });
  });
}

test.describe('the Subject', () => {
  test('stays filled in by a link once React takes over', async ({ page }) => {
    const [{ id, subject } = { id: '', subject: '' }] = words.subjects;
    await page.goto(`/contact#${id}`);
    await field(page, 'Full Name').pressSequentially('Ada');
    await expect(field(page, 'Subject')).toHaveValue(subject);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the letter says above its form what a link was about, and nothing of the other links', async ({ page }) => {
        const { id, title } = content.programs[0] ?? { id: '', title: '' };
        expect(id).not.toBe('');
        const lines = content.pages.contact.subjects.map(({ subject }) => page.getByText(subject, { exact: true }));
        await page.goto(`/contact#${id}`);
        const line = page.getByText(title, { exact: true });
        await expect(line).toBeInViewport();
        await expect(line).toBeVisible();
        for (const other of lines) await expect(other).toBeHidden();
        const [above, form] = [await line.boundingBox(), await field(page, 'Full Name').boundingBox()];
        expect(above && form && above.y + above.height <= form.y).toBe(true);
        await page.goto('/contact');
        await expect(line).toBeHidden();
      });
    });
  }

  test('an unknown fragment leaves it empty', async ({ page }) => {
    await page.goto('/contact#main');
    await expect(field(page, 'Subject')).toHaveValue('');
  });

  test('what the visitor has typed there is not replaced', async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'Subject').fill('My own words');
    await page.evaluate(() => {
      location.hash = 'newsletter';
    });
    await expect(page).toHaveURL('/contact#newsletter');
    await expect(field(page, 'Subject')).toHaveValue('My own words');
  });
});

test.describe('after a press on the button', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await write(page);
    await press(page);
  });

  test('a status line says that nothing has been sent', async ({ page }) => {
    await expect(page.getByRole('status')).toContainText(status.strong);
  });

  test('the same message can be sent from the visitor’s own email', async ({ page }) => {
    const href = (await page.getByRole('link', { name: status.mail }).getAttribute('href')) ?? '';
    const letter = new URL(href);
    expect(letter.protocol + letter.pathname).toBe(`mailto:${site.email}`);
    // Not URLSearchParams: in a mailto address a plus is a plus.
    const parts = Object.fromEntries(
      letter.search
        .slice(1)
        .split('&')
        .map((part) => part.split('=')),
    );
    expect(decodeURIComponent(parts.subject)).toBe(LETTER.Subject);
    for (const words of [LETTER['Full Name'], LETTER['Email Address']])
      expect(decodeURIComponent(parts.body)).toContain(words);
    expect(decodeURIComponent(parts.body).replaceAll('\r\n', '\n')).toContain(LETTER.Message);
  });

  test('the message can be copied', async ({ page }) => {
    await page.getByRole('button', { name: status.copy }).click();
    await expect(page.getByText(status.copied)).toBeVisible();
    await field(page, 'Message').fill('');
    await field(page, 'Message').press('ControlOrMeta+V');
    await expect(field(page, 'Message')).toHaveValue(/Is there a ramp\?\nThank you — Ada/);
  });

  test('a change of the message is a change of what is offered', async ({ page }) => {
    await field(page, 'Subject').fill('Something else');
    const offer = page.getByRole('link', { name: status.mail });
    await expect(offer).toHaveAttribute('href', /subject=Something%20else/);
  });
});

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function write(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(LETTER)) await field(page, label).fill(words);
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: send }).click();
}

test.describe('links from other pages say what the letter is about', () => {
  test('each fragment fills in its Subject', async ({ page }) => {
    const programs = content.programs.map(({ id, title }) => ({ id, subject: title }));
    for (const { id, subject } of [...words.subjects, ...programs]) {
      await page.goto('about:blank');
      await page.goto(`/contact#${id}`);
      await expect(field(page, 'Subject')).toHaveValue(subject);
    }
  });

  test('whoever asks about the next event finds the Subject filled in', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('link', { name: site.event.askNext.label }).first().click();
    await expect(field(page, 'Subject')).toHaveValue(/\w/);
  });
});
