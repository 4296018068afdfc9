import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createSiteServer } from '#hosting/server.ts';
import { buildCopy } from '../buildCopy.ts';
import { content } from '../fixture/content.ts';

/** Build and visit stand before all three events. */
const BEFORE = '2025-11-01T12:00:00-04:00';
const AFTER = '2026-11-20T12:00:00-05:00';
const WORKSHOP = 'Women Empowerment Workshop';

const words = content.pages.contact.form;
const { connected, status } = words;
const giving = content.pages.donate;
const LETTER = {
  'Full Name': 'Ada Núñez',
  'Email Address': 'ada@example.org',
  Subject: 'A question & an idea',
  Message: 'First line\nSecond line: 100% “yes” + 1 = 2',
};

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
let folder: string;
let stop: () => Promise<void>;
let origin: string;
let service: string;

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  service = `http://127.0.0.1:${await listen(receiver.server)}`;
  const built = buildCopy(BEFORE, 'site', connectAll);
  folder = mkdtempSync(join(tmpdir(), 'connected-'));
  for (const [name, bytes] of built) {
    // Changed below, a page no longer is what its compressed copies hold.
    if (/\.html\.(br|gz)$/.test(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // The content takes addresses with https only; a server on this machine has no certificate for one.
    const text = bytes.toString().replaceAll('https://forms.example.org', service);
    const said = text.replaceAll('forms.example.org', new URL(service).host);
    writeFileSync(join(folder, name), name.endsWith('.html') ? said : bytes);
  }
  const running = createSiteServer(folder);
  stop = () => running.close();
  origin = await running.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await stop();
  receiver.server.closeAllConnections();
  receiver.server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(() => {
  receiver.letters.length = 0;
  receiver.answer = 'accept';
});

test.describe('the connected contact form', () => {
  test('sends the four fields, says so, and keeps them', async ({ page }) => {
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    expect(receiver.letters).toEqual([
      {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: {
          name: LETTER['Full Name'],
          email: LETTER['Email Address'],
          subject: LETTER.Subject,
          message: LETTER.Message,
        },
      },
    ]);
    await expectKept(page);
    await expect(page).toHaveURL(`${origin}/contact`);
  });

  test('says where the message goes, and nothing of a form that is not connected', async ({ page }) => {
    await page.goto(`${origin}/contact`);
    const button = page.getByRole('button', { name: words.send });
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${connected.strong}.*${new URL(service).host}`));
    await expect(page.getByText(words.notConnected.strong)).toHaveCount(0);
  });

  test('says while it sends that it sends, and sends once however often it is pressed', async ({ page }) => {
    receiver.answer = 'stay silent';
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sending.strong);
    await press(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sending.strong);
    expect(receiver.letters).toHaveLength(1);
  });

  test('does not send the same words twice, but sends changed ones', async ({ page }) => {
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.again.strong);
    expect(receiver.letters).toHaveLength(1);
    await field(page, 'Subject').fill('Another one');
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    expect(receiver.letters).toHaveLength(2);
  });

  test('says when it was refused, keeps the words, and can be sent again', async ({ page }) => {
    receiver.answer = 'refuse';
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.refused.text);
    await expectKept(page);
    const letter = await page.getByRole('link', { name: status.mail }).getAttribute('href');
    expect(decodeURIComponent(letter ?? '')).toContain(LETTER.Message.replace('\n', '\r\n'));
    receiver.answer = 'accept';
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    await expect(page.getByRole('link', { name: status.mail })).toHaveCount(0);
  });

  test('claims nothing when no answer comes in time', async ({ page }) => {
    receiver.answer = 'stay silent';
    await page.clock.install({ time: BEFORE });
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sending.strong);
    await page.clock.fastForward('00:25');
    await expect(page.getByRole('status')).toContainText(connected.unanswered.strong);
    await expectKept(page);
    await expect(page.getByRole('link', { name: status.mail })).toBeVisible();
  });

  test('claims nothing when the connection breaks', async ({ page }) => {
    await page.route(`${service}/**`, (route) => route.abort('connectionreset'));
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.unanswered.strong);
    await expectKept(page);
  });

  test('says that nothing was sent while the visitor is offline, and sends afterwards', async ({ page, context }) => {
    await write(page);
    await context.setOffline(true);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.offline.text);
    await expectKept(page);
    await context.setOffline(false);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    expect(receiver.letters).toHaveLength(1);
  });

  test('has the browser check the fields first', async ({ page }) => {
    await write(page);
    await field(page, 'Message').fill('');
    await press(page);
    await expect(field(page, 'Message')).toBeFocused();
    expect(receiver.letters).toHaveLength(0);
  });

  test('may reach its receiver and nobody else, and no other page may', async ({ page }) => {
    for (const { address, allowed } of [
      { address: '/contact', allowed: service },
      { address: '/donate', allowed: "'none'" },
    ]) {
      await page.goto(`${origin}${address}`);
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
    await write(page);
    await press(page);
    await expect(page.getByRole('status')).toContainText(connected.sent.strong);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(62_000);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('sends the same fields', async ({ page }) => {
      await write(page);
      await press(page);
      await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
      expect(receiver.letters).toEqual([
        {
          type: 'application/x-www-form-urlencoded',
          fields: {
            name: LETTER['Full Name'],
            email: LETTER['Email Address'],
            subject: LETTER.Subject,
            message: LETTER.Message.replace('\n', '\r\n'),
          },
        },
      ]);
    });

    test('has what was typed again on the way back from a failure', async ({ page }) => {
      receiver.answer = 'refuse';
      await write(page);
      await press(page);
      await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
      await page.goBack();
      await expectKept(page);
    });
  });
});

test.describe('the connected donation buttons', () => {
  test('take the chosen amount along, in dollars or in cents', async ({ page }) => {
    await page.goto(`${origin}/donate`);
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
        await page.goto(`${origin}/donate`);
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

test.describe('registration for an event with an address', () => {
  test('is a link in the same tab, with its website beside it', async ({ page }) => {
    await page.clock.setFixedTime(BEFORE);
    await page.goto(`${origin}/events`);
    const link = card(page).getByRole('link', { name: `Register Now for ${WORKSHOP}` });
    await expect(link).toHaveAttribute('href', 'https://tickets.example.org/workshop');
    await expect(link).not.toHaveAttribute('target');
    await expect(card(page).getByText('tickets.example.org')).toBeVisible();
    await expect(card(page).getByText(/isn’t open yet/)).toHaveCount(0);
    // The others stay as they are.
    await expect(page.getByRole('button', { name: /^Register Now/ }).and(page.locator(':visible'))).toHaveCount(2);
  });

  test('is closed again on the visitor’s clock once the event is over', async ({ page }) => {
    await page.clock.setFixedTime(AFTER);
    await page.goto(`${origin}/events`);
    await expect(card(page).getByRole('link', { name: /^Register Now/ })).toBeHidden();
    await expect(card(page).getByRole('button', { name: /^Register Now/ })).toHaveAccessibleDescription(
      content.site.event.closed,
    );
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

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function write(page: Page): Promise<void> {
  await page.goto(`${origin}/contact`);
  for (const [label, text] of Object.entries(LETTER)) await field(page, label).fill(text);
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.send }).click();
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(LETTER)) await expect(field(page, label)).toHaveValue(text);
}

function once(page: Page) {
  return page.getByRole('link', { name: giving.form.once, exact: true });
}

function monthly(page: Page) {
  return page.getByRole('link', { name: giving.form.monthly, exact: true });
}

function card(page: Page) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: WORKSHOP, exact: true }) });
}
