import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { buildCopy, folderOf } from '../buildCopy.ts';
import { pagesIn, DIST } from '../dist.ts';
import { content } from '../fixture/fixtureContent.ts';

export interface Visit {
  /** For the names of tests: the address, or the file of an error document. */
  name: string;
  address: string;
  status: 200 | 404 | 500;
}

const STATUS: Record<string, 404 | 500> = { '404.html': 404, '500.html': 500 };

/** Every page and error document of the built site, so that a new page is tested automatically. */
export const visits: Visit[] = pagesIn(DIST).map(({ file, path }) => {
  const status = STATUS[file] ?? 200;
  return {
    name: path ?? file,
    address: path ?? (status === 404 ? '/there/is/no-such-page' : '/a-failing-page'),
    status,
  };
});

/** A window with the small-screen menu, and one with the row of links. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** Opens a document. tests/serveSites.ts also serves a page that fails. */
export async function open(page: Page, { address, status }: Visit, until?: 'domcontentloaded'): Promise<void> {
  const response = await page.goto(address, until && { waitUntil: until });
  expect(response?.status()).toBe(status);
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export function partUnder(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

/** Builds a changed copy of the tests' content once for all tests of a block, and serves it at `origin`. */
export function serveCopy(name: string, moment: string, change: (copy: string) => unknown): { origin: string } {
  const served = { origin: '' };
  let server: Server;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    await buildCopy(name, moment, change);
    server = createSiteServer(join(folderOf(name), 'dist'));
    served.origin = await listen(server);
  });
  test.afterAll(() => close(server));
  return served;
}

/** Without scripts, no frame is announced. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      matchMedia('(scripting: none)').matches ||
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Turns the mouse's wheel, and waits until the page has responded. Playwright does not wait. */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  await page.evaluate(() => {
    const turned = new Promise((done) => addEventListener('wheel', () => setTimeout(done), { once: true }));
    Object.assign(window, { turned });
  });
  await page.mouse.wheel(0, distance);
  await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
  await nextFrame(page);
}

/** Fails unless a press changes the words of a live region or puts the same words into a new box. Screen readers read out both. */
export async function expectAnnounced(region: Locator, press: () => Promise<void>): Promise<void> {
  await region.evaluate((it) => {
    it.removeAttribute('data-announced');
    const before = it.textContent;
    const isBox = (node: Node) => node instanceof HTMLElement && getComputedStyle(node).display === 'block';
    const observer = new MutationObserver((changes) => {
      const hasNewBox = changes.some(({ addedNodes }) => [...addedNodes].some(isBox));
      if (!hasNewBox && it.textContent === before) return;
      it.setAttribute('data-announced', it.textContent ?? '');
      // It must not see a later press.
      observer.disconnect();
    });
    observer.observe(it, { childList: true, characterData: true, subtree: true });
  });
  await press();
  await expect(region).toHaveAttribute('data-announced', /\S/);
}

/** Holds back the scripts of forms until the returned function is called. A page’s own script comes with the page. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(?!page\.)[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export interface Traffic {
  requests: Request[];
  failures: string[];
  logged: string[];
}

/** Watches every request of a page and everything it logs. Call it before opening the page. */
export function watch(page: Page): Traffic {
  const traffic: Traffic = { requests: [], failures: [], logged: [] };
  page.on('request', (request) => traffic.requests.push(request));
  page.on('requestfailed', (request) => traffic.failures.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      traffic.failures.push(`${response.url()} ${response.status()}`);
    }
  });
  page.on('pageerror', (error) => traffic.logged.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isOfDocument = !/\.\w+$/.test(new URL(message.location().url).pathname);
    // Chromium itself logs the status of an error document. The page cannot prevent it.
    if (isOfDocument && message.text().startsWith('Failed to load resource')) return;
    traffic.logged.push(`${message.type()}: ${message.text()}`);
  });
  return traffic;
}

/** Fails if any request has gone to another site, or carries data. */
export async function expectNothingSent(page: Page, { requests }: Traffic): Promise<void> {
  const own = new URL(page.url()).origin;
  const wrong = requests.filter((request) => {
    // src/forms/loadOnUse.ts requests a script that failed again, at another address.
    const url = new URL(request.url().replace(/\.js\?+$/, '.js'));
    // A mailto: address opens the email program on her device.
    if (url.protocol === 'data:' || url.protocol === 'mailto:') return false;
    return url.origin !== own || url.search !== '' || request.method() !== 'GET' || request.postData() !== null;
  });
  expect(wrong.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
}

export async function fill(page: Page, answers: 'right' | 'wrong'): Promise<void> {
  for (const box of await page.getByRole('textbox').all()) {
    const email = (await box.getAttribute('type')) === 'email';
    if (answers === 'right') await box.fill(email ? 'ada@example.org' : 'A plain answer');
    else await box.fill(email ? 'ada at example' : '');
  }
  for (const number of await page.getByRole('spinbutton').all()) await number.fill(answers === 'right' ? '20' : '0');
}

export type Letter = Record<'name' | 'email' | 'subject' | 'message', string>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies (keyof Letter)[];

export function field(page: Page, name: keyof Letter): Locator {
  return page.getByRole('textbox', { name: content.pages.contact.form[name], exact: true });
}

export async function write(page: Page, letter: Letter): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(letter[name]);
}

export async function press(page: Page): Promise<void> {
  const { send, notConnected } = content.pages.contact.form;
  await page.getByRole('button', { name: new RegExp(`^(${send}|${notConnected.send})$`) }).click();
}

export async function expectKept(page: Page, letter: Letter): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(letter[name]);
}

/** Breaks a value of a form's answer, so that the answer fails: with `text` before it is rendered, with `others` then. */
export async function breakAnswer(page: Page, word: 'text' | 'others'): Promise<void> {
  await page.locator('[data-answer]').evaluate((place: HTMLElement, word) => {
    const { status, ...words } = JSON.parse(place.dataset['answer'] ?? '');
    place.dataset['answer'] = JSON.stringify({ ...words, status: { ...status, [word]: {} } });
  }, word);
}
