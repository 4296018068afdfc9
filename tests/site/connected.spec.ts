import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { content, overAt } from '../fixture/content.ts';
import { expectKept, field, type Letter, press, write } from './letter.ts';
import { type OtherSite, serveOtherSite } from './otherSite.ts';
import { cardOf, expectNothingSent, watch } from './site.ts';

// A site before its events, with everything connected that can be.

/** Build and visit stand before all three events. */
const BEFORE = '2025-11-01T12:00:00-04:00';
const AFTER = '2026-11-20T12:00:00-05:00';
const FORM = 'application/x-www-form-urlencoded';
const WORKSHOP = 'Women Empowerment Workshop';

const words = content.pages.contact.form;
const { connected, status } = words;
const giving = content.pages.donate;
const { event: eventWords } = content.site;
const { upcoming } = content.events;
const LETTER: Letter = {
  name: 'Ada Núñez',
  email: 'ada@example.org',
  subject: 'A question & an idea',
  message: 'First line\nSecond line: 100% “yes” + 1 = 2',
};
/** As it goes over the wire. */
const SENT: Letter = { ...LETTER, message: LETTER.message.replace('\n', '\r\n') };

/** Stands for the form service: a second server, so that the browser takes it for another site. */
class Receiver {
  readonly letters: { type: string | undefined; fields: Record<string, string> }[] = [];
  /** What it does with the next letters. */
  answer: 'accept' | 'refuse' | 'stay silent' = 'accept';
  readonly server: Server = createServer((request, response) => void this.#take(request, response));

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    // A whole Chromium asks every site that it shows for its icon.
    if (request.url === '/favicon.ico') return void response.writeHead(404).end();
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    this.letters.push({ type: request.headers['content-type'], fields });
    if (this.answer === 'stay silent') return;
    const taken = this.answer === 'accept';
    response.writeHead(taken ? 200 : 500, {
      'access-control-allow-origin': '*',
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(`<!doctype html><title>Service</title><h1>${taken ? 'Received' : 'Failed'}</h1>`);
  }
}

const receiver = new Receiver();
let site: OtherSite;
let service: string;

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  service = `http://127.0.0.1:${await listen(receiver.server)}`;
  // The content takes addresses with https only; a server on this machine has no certificate for one.
  site = await serveOtherSite(BEFORE, connectAll, (html) =>
    html.replaceAll('https://forms.example.org', service).replaceAll('forms.example.org', new URL(service).host),
  );
});

test.afterAll(async () => {
  await site.stop();
  receiver.server.closeAllConnections();
  receiver.server.close();
});

test.beforeEach(() => {
  receiver.letters.length = 0;
  receiver.answer = 'accept';
});

test.describe('the connected contact form', () => {
  test('sends the four fields, says so, and keeps them', async ({ page }) => {
    await send(page);
    await expectStatus(page, connected.sent.strong);
    expect(receiver.letters).toEqual([{ type: `${FORM};charset=UTF-8`, fields: LETTER }]);
    await expectKept(page, LETTER);
    await expect(page).toHaveURL(`${site.origin}/contact`);
  });

  test('says where the message goes, and nothing of a form that is not connected', async ({ page }) => {
    await page.goto(`${site.origin}/contact`);
    const button = page.getByRole('button', { name: words.send });
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${connected.strong}.*${new URL(service).host}`));
    await expect(page.getByText(words.notConnected.strong)).toHaveCount(0);
  });

  test('says while it sends that it sends, and sends once however often it is pressed', async ({ page }) => {
    receiver.answer = 'stay silent';
    await send(page);
    await expectStatus(page, connected.sending.strong);
    await press(page);
    await press(page);
    await expectStatus(page, connected.sending.strong);
    expect(receiver.letters).toHaveLength(1);
  });

  test('does not send the same words twice, but sends changed ones', async ({ page }) => {
    await send(page);
    await expectStatus(page, connected.sent.strong);
    await press(page);
    await expectStatus(page, connected.again.strong);
    expect(receiver.letters).toHaveLength(1);
    await field(page, 'subject').fill('Another one');
    await press(page);
    await expectStatus(page, connected.sent.strong);
    expect(receiver.letters).toHaveLength(2);
  });

  test('says when it was refused, keeps the words, and can be sent again', async ({ page }) => {
    receiver.answer = 'refuse';
    await send(page);
    await expectStatus(page, connected.refused.text);
    await expectKept(page, LETTER);
    const letter = await page.getByRole('link', { name: status.mail }).getAttribute('href');
    expect(decodeURIComponent(letter ?? '')).toContain(SENT.message);
    receiver.answer = 'accept';
    await press(page);
    await expectStatus(page, connected.sent.strong);
    await expect(page.getByRole('link', { name: status.mail })).toHaveCount(0);
  });

  test('claims nothing when no answer comes in time', async ({ page }) => {
    receiver.answer = 'stay silent';
    await page.clock.install({ time: BEFORE });
    await send(page);
    await expectStatus(page, connected.sending.strong);
    await page.clock.fastForward('00:25');
    await expectStatus(page, connected.unanswered.strong);
    await expectKept(page, LETTER);
    await expect(page.getByRole('link', { name: status.mail })).toBeVisible();
  });

  test('claims nothing when the connection breaks', async ({ page }) => {
    await page.route(`${service}/**`, (route) => route.abort('connectionreset'));
    await send(page);
    await expectStatus(page, connected.unanswered.strong);
    await expectKept(page, LETTER);
  });

  test('says that nothing was sent while the visitor is offline, and sends afterwards', async ({ page, context }) => {
    await page.goto(`${site.origin}/contact`);
    await write(page, LETTER);
    await context.setOffline(true);
    await press(page);
    await expectStatus(page, connected.offline.text);
    await expectKept(page, LETTER);
    await context.setOffline(false);
    await press(page);
    await expectStatus(page, connected.sent.strong);
    expect(receiver.letters).toHaveLength(1);
  });

  test('has the browser check the fields first', async ({ page }) => {
    await page.goto(`${site.origin}/contact`);
    await write(page, { ...LETTER, message: '' });
    await press(page);
    await expect(field(page, 'message')).toBeFocused();
    expect(receiver.letters).toHaveLength(0);
  });

  test('may reach its receiver and nobody else, and no other page may', async ({ page }) => {
    for (const { address, allowed } of [
      { address: '/contact', allowed: service },
      { address: '/donate', allowed: "'none'" },
    ]) {
      await page.goto(`${site.origin}${address}`);
      const policy = (await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')) ?? '';
      expect(policy).toContain(`form-action ${allowed};`);
      if (address === '/contact') expect(policy).toContain(`connect-src 'self' ${allowed};`);
      else expect(policy).toContain("connect-src 'self';");
    }
  });

  test('keeps its script within the budget', async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      const request = response.request();
      // What waits for the first sign of use comes with the page, and has a budget of its own.
      const waits = request.url().includes('/_astro/page.');
      if (request.resourceType() === 'script' && !waits) bytes += (await request.sizes()).responseBodySize;
    });
    await send(page);
    await expectStatus(page, connected.sent.strong);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(62_000);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('sends the same fields', async ({ page }) => {
      await send(page);
      await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
      expect(receiver.letters).toEqual([{ type: FORM, fields: SENT }]);
    });

    test('has what was typed again on the way back from a failure', async ({ page }) => {
      receiver.answer = 'refuse';
      await send(page);
      await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
      await page.goBack();
      await expectKept(page, LETTER);
    });
  });
});

test.describe('the connected donation buttons', () => {
  test('take the chosen amount along, in dollars or in cents', async ({ page }) => {
    await page.goto(`${site.origin}/donate`);
    await page.getByRole('radio', { name: '$50', exact: true }).check();
    await expect(once(page)).toHaveAttribute('href', 'https://give.example.org/once?from=site&amount=50');
    await expect(monthly(page)).toHaveAttribute('href', 'https://pay.example.org/monthly?prefilled=5000');
    await page.getByRole('spinbutton').fill('72.5');
    await expect(once(page)).toHaveAttribute('href', 'https://give.example.org/once?from=site&amount=72.50');
    await expect(monthly(page)).toHaveAttribute('href', 'https://pay.example.org/monthly?prefilled=7250');
    await page.getByRole('spinbutton').fill('0.5');
    await expect(once(page)).toHaveAttribute('href', 'https://give.example.org/once?from=site');
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'before a choice' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('lead to the service, which asks for the amount, and say where that is', async ({ page }) => {
        await page.goto(`${site.origin}/donate`);
        await expect(once(page)).toHaveAttribute('href', 'https://give.example.org/once?from=site');
        await expect(monthly(page)).toHaveAttribute('href', 'https://pay.example.org/monthly');
        await expect(once(page)).not.toHaveAttribute('target');
        await expect(page.getByText('give.example.org, pay.example.org')).toBeVisible();
        await expect(page.getByText(giving.connectedNotice.strong)).toBeVisible();
        await expect(page.getByText(giving.notice.strong)).toHaveCount(0);
      });
    });
  }
});

test.describe('an event with an address for registration', () => {
  const register = (page: Page) => cardOf(page, WORKSHOP).getByRole('link', { name: /^Register Now/ });

  test('is registered for by a link in the same tab, with its website beside it', async ({ page }) => {
    await page.clock.setFixedTime(BEFORE);
    await page.goto(`${site.origin}/events`);
    await expect(register(page)).toHaveAccessibleName(`Register Now for ${WORKSHOP}`);
    await expect(register(page)).toHaveAttribute('href', 'https://tickets.example.org/workshop');
    await expect(register(page)).not.toHaveAttribute('target');
    await expect(cardOf(page, WORKSHOP).getByText('tickets.example.org')).toBeVisible();
    await expect(cardOf(page, WORKSHOP).getByText(/isn’t open yet/)).toHaveCount(0);
    // The others stay as they are.
    await expect(page.getByRole('button', { name: /^Register Now/ }).and(page.locator(':visible'))).toHaveCount(2);
  });

  test('is closed again on the visitor’s clock once it is over', async ({ page }) => {
    await page.clock.setFixedTime(AFTER);
    await page.goto(`${site.origin}/events`);
    await expect(register(page)).toBeHidden();
    const closed = cardOf(page, WORKSHOP).getByRole('button', { name: /^Register Now/ });
    await expect(closed).toHaveAccessibleDescription(eventWords.closed);
  });
});

// Once everything is over the site is built without these links.
test.describe('an event that is ahead', () => {
  test('can be put into a calendar and printed until it is over, and no longer', async ({ page }) => {
    for (const moment of ['2025-11-15T15:59:00-05:00', '2025-11-15T16:01:00-05:00', '2026-01-20T14:00:00-05:00']) {
      await page.clock.setFixedTime(moment);
      await page.goto(`${site.origin}/events`);
      for (const label of [eventWords.calendar.add, eventWords.poster.print]) {
        const offered = page.getByText(label).filter({ visible: true });
        await expect(offered, `${label} at ${moment}`).toHaveCount(upcoming.length - overAt(moment));
      }
    }
  });

  test('goes into a calendar as a file, or by a new tab that its page knows nothing of', async ({ page }) => {
    await page.clock.setFixedTime(BEFORE);
    const watched = watch(page);
    await page.goto(`${site.origin}/events`);
    for (const { id, title } of upcoming) {
      const { file, google, outlook } = eventWords.calendar;
      const link = (name: string) => cardOf(page, title).getByRole('link', { name, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link(`${file} for ${title}`).click()]);
      expect(download.suggestedFilename()).toBe(`${id}.ics`);
      expect(readFileSync(await download.path(), 'utf8')).toContain(`UID:${id}@`);
      for (const [name, host] of [
        [google, 'calendar.google.com'],
        [outlook, 'outlook.live.com'],
      ] as const) {
        const tab = await pressed(page, link(`${name} for ${title} ${content.site.labels.opensInNewTab}`));
        expect(tab.hostname).toBe(host);
        expect([...tab.searchParams.values()]).toContain(title);
      }
    }
    await expectNothingSent(page, watched);
  });

  test('prints its own poster, from its own address', async ({ page }) => {
    // The window in which one chooses a printer cannot be seen by a test: what would be printed is.
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('aria-label', `printed ${document.querySelector(':target')?.id}`);
    });
    await page.clock.install({ time: BEFORE });
    await page.goto(`${site.origin}/events`);
    for (const { id, title } of upcoming) {
      await cardOf(page, title).getByRole('link', { name: eventWords.poster.print }).click();
      await page.clock.runFor(1);
      await expect(page.locator('body')).toHaveAttribute('aria-label', `printed ${id}`);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('offers no printing, because nothing would print', async ({ page }) => {
      await page.goto(`${site.origin}/events`);
      await expect(page.getByText(eventWords.calendar.add).filter({ visible: true })).toHaveCount(upcoming.length);
      await expect(page.getByText(eventWords.poster.print).filter({ visible: true })).toHaveCount(0);
    });
  });
});

/** Sets every field that connects something, in a copy of the project. */
function connectAll(copy: string): void {
  appendFileSync(
    join(copy, 'content/site.yaml'),
    `
contact:
  endpoint: https://forms.example.org/letters
giving:
  onceUrl: https://give.example.org/once?from=site&amount={amount}
  monthlyUrl: https://pay.example.org/monthly?prefilled={cents}
`,
  );
  appendFileSync(
    join(copy, 'content/events/2025-11-15-women-empowerment-workshop.yaml'),
    'registrationUrl: https://tickets.example.org/workshop\n',
  );
  // These answers say that nothing is connected; the checks would not let them stand.
  const page = join(copy, 'content/pages/contact.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/^ +until: .*\n/gm, ''));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function send(page: Page): Promise<void> {
  await page.goto(`${site.origin}/contact`);
  await write(page, LETTER);
  await press(page);
}

async function expectStatus(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(text);
}

function once(page: Page) {
  return page.getByRole('link', { name: giving.form.once, exact: true });
}

function monthly(page: Page) {
  return page.getByRole('link', { name: giving.form.monthly, exact: true });
}

/** The address of the tab that a press opens, which is answered here: tests ask nobody else. */
async function pressed(page: Page, link: Locator): Promise<URL> {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForURL(/^https:/);
  const address = new URL(tab.url());
  await tab.close();
  return address;
}
