import { expect, type Page, test } from '@playwright/test';
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';
import { content } from '../fixture/content.ts';
import { open, visits } from './site.ts';
import { unreadable } from '../../verify/unreadable.ts';

const { upcoming } = content.events;

/** Only Chromium can be asked for a PDF. */
const CHROMIUM = { tag: '@chromium' };

/** Paper, and its width between the margins in CSS pixels: see @page in src/styles/base.css. */
const PAPERS = [
  { format: 'Letter', width: 695 },
  { format: 'A4', width: 672 },
] as const;

for (const visit of visits) {
  for (const { format, width } of PAPERS) {
    test(
      `${visit.name} is all there on ${format}, with nothing cut off and no heading left behind`,
      CHROMIUM,
      async ({ page }) => {
        await open(page, visit);
        const words = await wordsToPrint(page);
        expect(words.length).toBeGreaterThan(3);
        const sheets = await print(page, format);
        const all = sheets.map(({ text }) => text).join('');
        expect(words.filter((text) => !all.includes(text))).toEqual([]);

        const headings = (await page.getByRole('heading').allTextContents()).map(solid);
        const lines = sheets.slice(0, -1).map(({ last }) => last);
        expect(lines.filter((line) => headings.some((heading) => heading.endsWith(line)))).toEqual([]);

        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: 'print' });
        expect(await unreadable(page)).toEqual([]);
      },
    );
  }
}

for (const { format } of PAPERS) {
  for (const event of upcoming) {
    test(
      `the poster of ${event.title} is one sheet of ${format}, and of no other event`,
      CHROMIUM,
      async ({ page }) => {
        await page.goto(`/events#${event.id}`);
        const sheets = await print(page, format);
        expect(sheets).toHaveLength(1);
        const text = sheets[0]?.text ?? '';
        const day = Temporal.PlainDate.from(event.date);
        const numeral = `${day.toLocaleString('en-CA', { weekday: 'short' }).replace('.', '')}${day.day}`;
        for (const part of [event.title, event.description, event.location, numeral, content.site.name]) {
          expect(text).toContain(solid(part));
        }
        for (const other of upcoming) if (other !== event) expect(text).not.toContain(solid(other.title));
        const drawn = page.getByRole('article').filter({ has: page.getByRole('heading', { name: event.title }) });
        await page.emulateMedia({ media: 'print' });
        // Its date, and its block or its photograph.
        const cloth = await drawn.locator('svg, img').filter({ visible: true }).count();
        expect(cloth).toBeGreaterThanOrEqual(2);
      },
    );
  }

  test(`the steps of an e-Transfer are on one sheet of ${format}`, CHROMIUM, async ({ page }) => {
    await page.goto('/donate');
    const steps = page.locator('#etransfer');
    const headings = (await steps.getByRole('heading').allTextContents()).map(solid);
    expect(headings.length).toBeGreaterThan(4);
    const sheets = await print(page, format);
    const whole = [...headings, solid(content.site.etransferEmail)];
    expect(sheets.filter(({ text }) => whole.every((part) => text.includes(part)))).toHaveLength(1);
  });
}

interface Sheet {
  /** All its words, without the addresses behind links, and as the others here without any space. */
  text: string;
  /** The last line. */
  last: string;
}

/** Prints a page as the browser would, without what a person may add. */
async function print(page: Page, format: 'Letter' | 'A4'): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text } = await extractText(pdf);
  const { items } = await extractTextItems(pdf);
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const { host } = new URL(content.site.url);
  // An address of the site's own is printed with the site's name.
  const printed = links.map((link) => (link.startsWith('/') ? host + link : link));
  const addresses = [...new Set(printed)].sort((a, b) => b.length - a.length);
  return text.map((words, index) => {
    const onSheet = (items[index] ?? []).filter(({ str }) => str.trim() !== '');
    const lowest = Math.min(...onSheet.map(({ y }) => y));
    return {
      text: addresses.reduce((left, address) => left.replaceAll(solid(`(${address})`), ''), solid(words)),
      last: solid(
        onSheet
          .filter(({ y }) => Math.abs(y - lowest) < 2)
          .map(({ str }) => str)
          .join(''),
      ),
    };
  });
}

/** Every piece of text in the page's main part that a reader of paper is owed. */
async function wordsToPrint(page: Page): Promise<string[]> {
  const words = await page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Not what only works on a screen, what only screen readers get, nor the state that is not true today.
      const left = element?.closest('[hidden], [data-print], button, form, script, style, svg, [aria-hidden="true"]');
      const { position = '', clipPath = '' } = element ? getComputedStyle(element) : {};
      if (!left && !(position === 'absolute' && clipPath !== 'none')) found.push(node.nodeValue ?? '');
    }
    return found;
  });
  return words.map(solid).filter((text) => text !== '');
}

function solid(words: string): string {
  return words.replace(/[\s\u00ad\u200b]+/g, '');
}
