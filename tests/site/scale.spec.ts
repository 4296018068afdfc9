import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'parse5';
import { LIMITS } from '#schemas/fields.ts';
import { BUDGETS } from '../../verify/budgets.ts';
import { content } from '../fixture/content.ts';
import { elementsOf, textOf } from '../dist.ts';
import { addContent } from '../largeContent.ts';
import { type OtherSite, serveOtherSite } from './otherSite.ts';

const PAST = 20;
const PROGRAMS = 6;
const MOMENT = '2025-11-01T12:00:00-04:00';

/** What editors may write, and what breaks careless pages. Nothing here ends in >, so that no check takes it for mark-up. */
const ODD = {
  'as long as a title may be': 'A Gathering of Very Many Words That Somebody Could Not Bring Herself to Shorten '
    .repeat(2)
    .slice(0, LIMITS.title)
    .trim(),
  'without a space': 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(7).slice(0, LIMITS.title),
  'all hyphens': 'Mother-Daughter-Sister-Auntie-Grandmother-'.repeat(7).slice(0, LIMITS.title - 1),
  'from right to left': 'لقاء الأخوات (تورونتو) 2026!',
  'of emoji': '👩🏿‍🦱👩🏾‍🦰👩🏿‍🦳 ✨ 🧵🪡',
  'with quotes': `Auntie's "Best" & 'Only' \u201cDay\u201d`,
  'with mark-up in it': 'Story </script <img src=x onerror=alert(1) <!-- ]]',
};
const titles = Object.values(ODD);

let site: OtherSite;
let parsed: Map<string, ReturnType<typeof elementsOf>>;

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await serveOtherSite(MOMENT, (copy) => {
    addContent(copy, { past: PAST, programs: PROGRAMS });
    for (const [index, title] of titles.entries()) addOdd(copy, index, title);
    // Home shows the one that nothing can break, as its event and its first program.
    const home = join(copy, 'content/pages/home.yaml');
    const text = readFileSync(home, 'utf8')
      .replace(/^( +event: )\S+$/m, (_all, field: string) => `${field}2026-12-02-odd`)
      .replace(/program: \S+\n( +title: ).*/, (_all, title: string) => `program: odd-1\n${title}${titles[1]}`);
    writeFileSync(home, text);
  });
  const pages = [...site.built].filter(([name]) => name.endsWith('.html'));
  parsed = new Map(pages.map(([name, bytes]) => [name, elementsOf(parse(bytes.toString()))]));
});

test.afterAll(() => site.stop());

test.describe('many past events', () => {
  test.beforeEach(({ page }) => page.goto(`${site.origin}/events`));

  test('show the newest, and fold away the others', async ({ page }) => {
    const past = page.getByRole('region', { name: content.pages.events.past.heading });
    await expect(past.getByRole('heading', { level: 3 })).toHaveCount(6);
    await past.locator('summary').click();
    await expect(past.getByRole('heading', { level: 3 })).toHaveCount(
      PAST + titles.length + content.events.past.length,
    );
    await expect(past.getByText(/^Earlier events \(\d+\)$/)).toHaveText(
      `Earlier events (${PAST + titles.length + content.events.past.length - 6})`,
    );
  });

  test('are printed, the folded ones too', async ({ page }) => {
    const folded = oldest(page);
    expect(await isShown(folded)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isShown(folded)).toBe(true);
  });

  test('are opened by a link to a folded one', async ({ page }) => {
    await page.goto(`${site.origin}/events#2000-11-15-gathering-0`);
    await expect(oldest(page)).toBeInViewport();
  });

  test('are opened by the browser’s own search for words', async ({ page }) => {
    const words = (await oldest(page).textContent()) ?? '';
    // A page cannot open the search dialog; a link to words searches and opens what is folded in the same way.
    await page.goto('about:blank');
    await page.goto(`${site.origin}/events#:~:text=${encodeURIComponent(words)}`);
    await expect(oldest(page)).toBeInViewport();
  });
});

test('a page with many entries weighs a bounded number of bytes for each', () => {
  const odd = titles.length * (BUDGETS.upcomingEvent + BUDGETS.pastEvent);
  expect(compressed('events.html')).toBeLessThanOrEqual(BUDGETS.firstFlight + odd + PAST * BUDGETS.pastEvent);
  expect(compressed('programs.html')).toBeLessThanOrEqual(
    BUDGETS.firstFlight + (PROGRAMS + titles.length) * BUDGETS.program,
  );
});

for (const name of ['events.html', 'programs.html']) {
  test(`the first flight of ${name} brings its styles, its heading and its first words`, async () => {
    const html = site.built.get(name)?.toString() ?? '';
    const opening = html.slice(0, html.indexOf('</p>', html.indexOf('</h1>')));
    expect((await firstFlight(html)).startsWith(opening)).toBe(true);
  });
}

test.describe('an odd title', () => {
  for (const [kind, title] of Object.entries(ODD)) {
    test(`${kind} stays words, on every page`, () => {
      const headings = (name: string) =>
        parsed
          .get(name)
          ?.filter(({ tagName }) => tagName === 'h3')
          .map(wordsOf) ?? [];
      // Ahead and in the past.
      expect(headings('events.html').filter((heading) => heading === title)).toHaveLength(2);
      const programs = parsed
        .get('programs.html')
        ?.filter(({ tagName }) => tagName === 'h2')
        .map(wordsOf);
      expect(programs).toContain(title);
      for (const [name, elements] of parsed) {
        expect(
          elements.filter(({ attrs }) => attrs.some((attr) => attr.name === 'onerror')),
          name,
        ).toEqual([]);
        const data = elements.filter(({ attrs }) => attrs.some(({ value }) => value === 'application/ld+json'));
        const said = data.map((element) => JSON.stringify(JSON.parse(textOf(element)))).join('');
        if (name === 'events.html') expect(said).toContain(JSON.stringify(title));
      }
    });
  }

  for (const address of ['/', '/events', '/programs']) {
    test(`makes ${address} no wider than any screen`, async ({ page }) => {
      await page.goto(site.origin + address);
      for (const details of await page.locator('details').all())
        await details.evaluate((it) => it.setAttribute('open', ''));
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => {
          const root = document.documentElement;
          const wide = root.scrollWidth > root.clientWidth;
          // What is cut off is not scrolled to, but not read either.
          const cut = [...document.querySelectorAll('h2, h3, nav a, dd, summary')].filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { right } = range.getBoundingClientRect();
            return element.checkVisibility() && right > root.clientWidth + 1;
          });
          return wide || cut.length > 0
            ? `${root.scrollWidth}: ${cut.map((one) => one.textContent?.slice(0, 30)).join()}`
            : '';
        });
        expect(over, `at ${width} px`).toBe('');
      }
    });
  }
});

/** The title in an event ahead, one of the past and a program, and in everything else that they say. */
function addOdd(copy: string, index: number, title: string): void {
  const text = JSON.stringify(title);
  const event = (date: string, group: string) => {
    writeFileSync(
      join(copy, `content/events/${date}-odd.yaml`),
      `title: ${text}
group: ${group}
date: ${date}
start: "10:00"
end: "16:00"
zone: EST
location: ${text}
description: ${text}
spots: ${text}
colour: sky
revised: 2025-10-01
`,
    );
  };
  event(`2026-12-0${index + 1}`, 'upcoming');
  event(`2021-12-0${index + 1}`, 'past');
  writeFileSync(
    join(copy, `content/programs/odd-${index}.yaml`),
    `title: ${text}
order: ${50 + index}
summary: ${text}
description: ${text}
highlights: [${[1, 2, 3, 4].map(() => text).join(', ')}]
colour: sky
`,
  );
}

function oldest(page: Page) {
  return page.getByRole('listitem', { includeHidden: true }).locator('h3').last();
}

function isShown(element: ReturnType<typeof oldest>): Promise<boolean> {
  return element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
}

/** A text as it is read: some of its spaces may be kept from breaking. */
function wordsOf(element: Parameters<typeof textOf>[0]): string {
  return textOf(element).replaceAll(/\s+/g, ' ').trim();
}

function compressed(name: string): number {
  return brotliCompressSync(site.built.get(name) ?? '').byteLength;
}

/** What a browser can read of a page once the first flight of a new connection has come. */
async function firstFlight(html: string): Promise<string> {
  const decoder = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  const parts: Buffer[] = [];
  decoder.on('data', (part: Buffer) => parts.push(part));
  decoder.end(brotliCompressSync(html).subarray(0, BUDGETS.firstFlight));
  await once(decoder, 'end');
  return Buffer.concat(parts).toString();
}
