import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { stringify } from 'yaml';
import { expectWithin } from '../budgets.ts';
import { edit, folderOf, merge } from '../buildCopy.ts';
import { content } from '../fixture/fixtureContent.ts';
import {
  cardOf,
  expectAnnounced,
  expectKept,
  expectNothingSent,
  field,
  holdScripts,
  type Letter,
  partUnder,
  press,
  serveCopy,
  watch,
  write,
} from './visits.ts';

// This site has every service connected and many entries. It is built and visited before its events.

const BEFORE = '2025-11-01T12:00:00-04:00';
const PHOTOGRAPH = 'A quilt on a line';
const PAST = 20;

const { connected, status, ...form } = content.pages.contact.form;
const giving = content.pages.donate;
const { upcoming, past } = content.events;
const LETTER: Letter = {
  name: 'Ada Núñez',
  email: 'ada@example.org',
  subject: 'A question & an idea',
  message: 'First line\nSecond line: 100% “yes” + 1 = 2',
};
/** A form sends line breaks like this. */
const SENT: Letter = { ...LETTER, message: LETTER.message.replace('\n', '\r\n') };

/** The mock form service has received these letters, and answers the next ones like that. */
let letters: Record<string, string>[] = [];
let answer: 'accept' | 'refuse' | 'refuse in words' | 'stay silent';
const SERVICE = 'https://forms.example.org/letters';

const site = serveCopy('grown', BEFORE, grow);

test.beforeEach(async ({ context }) => {
  letters = [];
  answer = 'accept';
  // The test answers for the service, so no request leaves this machine.
  await context.route(SERVICE, async (route) => {
    const { 'content-type': type, accept } = await route.request().allHeaders();
    // The service leads a script that asks for HTML to a page that it may not read.
    const readable = route.request().isNavigationRequest() || accept === 'application/json';
    const isForm = readable && type?.startsWith('application/x-www-form-urlencoded');
    letters.push(isForm ? Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')) : {});
    if (answer === 'stay silent') return;
    const [status, heading] = answer === 'refuse' ? [500, 'Failed'] : [200, 'Received'];
    const headers = { 'access-control-allow-origin': '*' };
    const body =
      accept === 'application/json' ? `{"ok": ${answer !== 'refuse in words'}}` : `<!doctype html><h1>${heading}</h1>`;
    await route.fulfill({ status, headers, contentType: 'text/html', body });
  });
});

test('a connected form says where the message goes, sends it once, says so, and keeps it', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    // The script that comes with the page has its own budget.
    if (!/\/(?!page\.)[^/]*\.js$/.test(response.url())) return;
    bytes += brotliCompressSync(await response.body()).byteLength;
  });
  await page.goto(`${site.origin}/contact`);
  const button = page.getByRole('button', { name: form.send });
  await expect(button).toHaveAccessibleDescription(connected.strong);
  await expect(page.getByText('24–48', { exact: true })).toHaveCSS('white-space', 'nowrap');
  await write(page, LETTER);
  for (const outcome of ['sent', 'again'] as const) {
    await expectAnnounced(page.getByRole('status'), () => press(page));
    await expectStatus(page, connected[outcome].strong);
    expect(letters).toHaveLength(1);
  }
  expect(letters).toEqual([LETTER]);
  await expectKept(page, LETTER);
  await expect(page).toHaveURL(`${site.origin}/contact`);
  expect(bytes).toBeGreaterThan(0);
  expectWithin('formScript', bytes, '/contact');
  await field(page, 'subject').fill('Another one');
  await press(page);
  await expectStatus(page, connected.sent.strong);
  expect(letters).toHaveLength(2);
});

test('a connected form sends once for many presses, and claims nothing without an answer', async ({ page }) => {
  answer = 'stay silent';
  await page.clock.install({ time: BEFORE });
  await send(page);
  for (let times = 0; times < 3; times++) {
    await expectStatus(page, connected.sending.strong);
    await press(page);
  }
  expect(letters).toHaveLength(1);
  await page.clock.fastForward('00:15');
  await expectStatus(page, connected.sending.strong);
  await page.clock.fastForward('00:10');
  await expectStatus(page, connected.unanswered.strong);
});

test('a connected form says what has failed, keeps the message, and sends again', async ({ page, context }) => {
  const refuse = (how: typeof answer) => () => {
    answer = how;
  };
  const failures = [
    ['refused', refuse('refuse')],
    ['refused', refuse('refuse in words')],
    ['offline', () => context.setOffline(true)],
    ['unanswered', () => page.route(SERVICE, (route) => route.abort('connectionreset'))],
  ] as const;
  for (const [outcome, fail] of failures) {
    await page.goto(`${site.origin}/contact`);
    await write(page, LETTER);
    await fail();
    await press(page);
    await expectStatus(page, connected[outcome].text);
    await expectKept(page, LETTER);
    const offer = page.getByRole('link', { name: status.mail });
    expect(decodeURIComponent((await offer.getAttribute('href')) ?? '')).toContain(SENT.message);
    [answer, letters] = ['accept', []];
    await context.setOffline(false);
    await page.unroute(SERVICE);
    await press(page);
    await expectStatus(page, connected.sent.strong);
    await expect(offer).toHaveCount(0);
    expect(letters).toEqual([LETTER]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a connected form sends the same, and still has it on the way back', async ({ page }) => {
    // Chromium 156 with a window, driven without scripts, sometimes comes back to empty fields.
    await expect(async () => {
      [answer, letters] = ['refuse', []];
      await send(page);
      await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
      await page.goBack();
      await expectKept(page, LETTER);
    }).toPass();
    answer = 'accept';
    await press(page);
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    expect(letters).toEqual([SENT, SENT]);
  });
});

test('connected buttons lead to the donation platform, with the amount in dollars or cents', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const expectLinks = async (toOnce: string, toMonthly: string) => {
    await expect(link(giving.form.once)).toHaveAttribute('href', `https://give.example.org/once?${toOnce}`);
    await expect(link(giving.form.monthly)).toHaveAttribute('href', `https://pay.example.org/monthly${toMonthly}`);
  };
  await page.goto(`${site.origin}/donate`);
  await expectLinks('from=site', '');
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await expectLinks('from=site&amount=50', '?prefilled=5000');
  // 1.1 × 100 is 110.00000000000001.
  await page.getByRole('spinbutton').fill('1.1');
  await expectLinks('from=site&amount=1.10', '?prefilled=110');
  await page.getByRole('spinbutton').fill('0.5');
  await expectLinks('from=site', '');
  await link(giving.form.once).click();
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await expect(page).toHaveURL(`${site.origin}/donate`);
  // Enter in the amount does what the first button does.
  await page.context().route('https://give.example.org/**', (route) => route.fulfill({ body: 'Thank you' }));
  await page.getByRole('spinbutton').fill('20');
  await page.getByRole('spinbutton').press('Enter');
  await expect(page).toHaveURL('https://give.example.org/once?from=site&amount=20');
  // A press before the form's script has come does so, too.
  const arrive = await holdScripts(page);
  await page.goto(`${site.origin}/donate`);
  await page.getByRole('radio', { name: '$50', exact: true }).check();
  await link(giving.form.once).click();
  arrive();
  await expect(page).toHaveURL('https://give.example.org/once?from=site&amount=50');
  // Without the script the link has no amount.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${site.origin}/donate`);
  await link(giving.form.once).click();
  await expect(page).toHaveURL('https://give.example.org/once?from=site');
});

test('an event goes into a calendar as a file, or by a tab that cannot control the page', async ({ page }) => {
  await page.clock.setFixedTime(BEFORE);
  const traffic = watch(page);
  await page.goto(`${site.origin}/events`);
  const [{ id, title } = { id: '', title: '' }] = upcoming;
  const link = (name: string) => cardOf(page, title).getByRole('link', { name, exact: true });
  await cardOf(page, title).getByText('Add to calendar').click();
  const [download] = await Promise.all([page.waitForEvent('download'), link(`Calendar file for ${title}`).click()]);
  expect(download.suggestedFilename()).toBe(`${id}.ics`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`UID:${id}@`);
  // The test answers, so no request leaves this machine.
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  for (const [name, host] of Object.entries({ Google: 'calendar.google.com', Outlook: 'outlook.live.com' })) {
    const opened = page.waitForEvent('popup');
    await link(`${name} for ${title} (opens in a new tab)`).click();
    await (await opened).waitForURL((url) => url.host === host && [...url.searchParams.values()].includes(title));
  }
  await expectNothingSent(page, traffic);
});

test('of many past events the newest are shown, the others folded and linked', async ({ page }) => {
  const all = PAST + past.length;
  const headings = partUnder(page, content.pages.events.past.heading).getByRole('heading', { level: 3 });
  const oldest = page.getByRole('listitem', { includeHidden: true }).locator('h3').last();
  const whole = readFileSync(join(folderOf('grown'), 'dist/events.html'), 'utf8');
  const [weight = 0, without = 0] = [whole, whole.replaceAll(/<li[^>]*gathering-\d+.*?<\/li>/gs, '')].map(
    (html) => brotliCompressSync(html).byteLength,
  );
  expectWithin('pastEvent', (weight - without) / PAST, '/events');
  await page.goto(`${site.origin}/events`);
  await expect(headings).toHaveCount(6);
  await expect(oldest).toBeHidden();
  await page.getByText(`Earlier events (${all - 6})`, { exact: true }).click();
  await expect(headings).toHaveCount(all);
  for (const when of ['Nov 24 2014', 'Saturday, November 25, 2000', '150+ attendees', 'March 2024'])
    await expect(page.getByText(when, { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${site.origin}/events#gathering-0`);
  await expect(oldest).toBeInViewport();
  // What is folded in it is open.
  for (const words of ['Friday, November 10 – Sunday, November 12, 2000', 'Everyone danced.', 'Until late.'])
    await expect(page.getByText(words)).toBeInViewport();
});

test('a photograph comes about as wide as it is drawn', async ({ page }) => {
  await page.clock.setFixedTime(BEFORE);
  for (const address of ['/events', '/programs']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.origin}${address}`);
      await expect(page.locator('source[sizes]').first()).toHaveAttribute('srcset', /1280w/);
      const photograph = page.getByRole('img', { name: PHOTOGRAPH, exact: true });
      await photograph.scrollIntoViewIfNeeded();
      await expect(photograph).toHaveJSProperty('complete', true);
      // If a picture has several widths, naturalWidth is the one that its `sizes` names.
      const share = await photograph.evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect();
        return image.naturalWidth / Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight);
      });
      expect.soft(share, `${address} at ${width} px`).toBeGreaterThan(0.85);
      expect.soft(share, `${address} at ${width} px`).toBeLessThan(1.6);
    }
  }
});

test('the office has the breaks and days off of its file', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-04T12:00:00-05:00');
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByText('Closed Thursday, December 24')).toBeHidden();
  // No closing is known for the new year.
  await expect(page.locator('[data-now]').first()).toHaveText('Usually closed now, opens at 1:00 PM.');
  await page.clock.setFixedTime('2026-12-24T10:00:00-05:00');
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByText('Closed Thursday, December 24')).toBeVisible();
  await expect(page.locator('[data-now]').first()).toHaveText('Closed now, opens Monday, January 4 at 9:00 AM.');
  // The page was built in summer. In winter EDT would be wrong.
  const hours = page.locator('[data-week] dd').first();
  await expect(hours).toHaveText('9:00 AM–12:00 PM, 1:00 PM–5:00 PM (Toronto time)', { useInnerText: true });
});

function grow(copy: string): void {
  merge(copy, 'grown');
  edit(copy, 'pages/contact.yaml', (letter) => Object.assign(letter.form as object, { required: 'In 24–48 hours.' }));
  for (let count = 0; count < PAST; count++)
    writeFileSync(
      join(copy, `content/events/gathering-${count}.yaml`),
      stringify({
        title: `Gathering ${count}`,
        group: 'past',
        date: `20${String(count % 15).padStart(2, '0')}-11-${10 + count}`,
        ...(count === 0 && { endDate: '2000-11-12', description: 'Everyone danced.', more: 'Until late.' }),
      }),
    );
}

async function send(page: Page): Promise<void> {
  await page.goto(`${site.origin}/contact`);
  await write(page, LETTER);
  await press(page);
}

async function expectStatus(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(text);
}
