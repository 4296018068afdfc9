import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { oldBrowser } from '../browsers/browsers.ts';
import { edit, merge } from '../buildCopy.ts';
import { DIST, filesIn } from '../dist.ts';
import { fixtureTime } from '../fixture/buildSite.ts';
import { content } from '../fixture/fixtureContent.ts';
import {
  breakAnswer,
  DESK,
  fill,
  nextFrame,
  open,
  PHONE,
  press,
  serveCopy,
  type Visit,
  visits,
} from '../site/visits.ts';
import {
  addStyle,
  elementAt,
  inSource,
  loadAll,
  openDetails,
  RULES,
  rulesIn,
  settle,
  showMoment,
  showStates,
  stopTime,
  takeScreenshot,
  unstyledClasses,
} from './page.ts';

/** Pictures are smaller than pages by this factor, so that the small changes in letters of the browser's next version are not seen. */
const SCALE = 4;

/** Colour values are multiples of this, which halves the files. */
const STEP = 8;

/**
 * How much a pixel may differ, as pixelmatch counts, and how many pixels may differ more. One browser on one machine draws the same to the
 * last pixel. Another version moves whole lines, which no tolerance could allow.
 */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 2 };

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
type Look = Required<Omit<Media, 'reducedMotion'>> & { width: number; height: number };
type Looks = Record<string, Look>;

const USUAL = {
  width: PHONE.width,
  // The browser's toolbars leave this of 844 px.
  height: 664,
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
} as const;
const LAPTOP = { ...USUAL, width: 1024 };
const FORCED_COLOURS = { ...LAPTOP, forcedColors: 'active', colorScheme: 'dark' } as const;

/** Each page is looked at in these ways. When 120 CSS rules were deleted at random, six looks showed 85 of them, and ten looks no more. */
const LOOKS: Looks = {
  // Most layouts change at 640 px: with a move of that to 768, this look differs.
  'phone, sideways': { ...USUAL, width: 740, height: 360 },
  paper: { ...USUAL, width: 700, media: 'print', colorScheme: 'dark' },
  'laptop, more contrast': { ...LAPTOP, contrast: 'more' },
  // A window this low is composed for its height, too.
  'laptop, forced colours': { ...FORCED_COLOURS, width: 1366, height: 650 },
};

/** Error documents are looked at in these, too; other pages with all that can be filled in. */
const DARK_AND_WIDE: Looks = {
  'phone, dark': { ...USUAL, colorScheme: 'dark' },
  'wide desk': { ...USUAL, width: 2560, height: 1440 },
};

/** One look shows everything pointed at, every question open, every focus ring, and half of every movement. */
const POINTED_AT = { ...USUAL, width: 768, height: 900 };

const FILLED_LOOKS: Looks = {
  'narrow phone': { ...USUAL, width: 300 },
  // In a window this high, the space around sections is what the width gives.
  'tablet, forced colours': { ...FORCED_COLOURS, width: 820, height: 1180 },
  ...DARK_AND_WIDE,
};

/** The looks of what a visitor has done. */
const DONE_LOOKS: Looks = {
  'phone, dark': { ...USUAL, colorScheme: 'dark' },
  'narrow phone, forced colours': { ...FORCED_COLOURS, width: 300 },
};

/** The moment of a movement: percent of the way through the window for one by scrolling, milliseconds for any other. */
const MOMENT = { percent: 44, time: 150 };

/** The rules that the pages of this process have, and whether each applied to something. rules.spec.ts reads them of all processes. */
const applied = new Map<string, boolean>();
test.afterAll(() => {
  mkdirSync(RULES, { recursive: true });
  writeFileSync(join(RULES, `${process.pid}.json`), JSON.stringify([...applied]));
});

test.beforeEach(({ page }) => page.clock.setFixedTime(fixtureTime()));

test('every alternative of every condition of a style sheet matches in one look and fails in another', async ({
  page,
}) => {
  const css = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const conditions = [...css.join('').matchAll(/@media ([^{]+)/g)].flatMap(([, list = '']) =>
    list.trim().split(/, | or /),
  );
  const seen: boolean[][] = [];
  for (const { width, height, ...media } of [...Object.values({ ...LOOKS, ...FILLED_LOOKS }), POINTED_AT]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ ...media, reducedMotion: width === POINTED_AT.width ? 'no-preference' : 'reduce' });
    seen.push(await page.evaluate((all) => all.map((condition) => matchMedia(condition).matches), conditions));
  }
  const blind = conditions.filter((_, index) => new Set(seen.map((matches) => matches[index])).size < 2);
  expect([...new Set(blind)]).toEqual([]);
});

const looksOf = ({ status }: Visit): Looks => (status === 200 ? LOOKS : { ...LOOKS, ...DARK_AND_WIDE });

for (const visit of visits) {
  test(`${visit.name} looks as in its pictures: ${Object.keys(looksOf(visit)).join('; ')}; pointed at`, async ({
    page,
  }) => {
    // A friend finds her chair on About, where the pictures of the filled-in site show it empty.
    const show = () => open(page, { ...visit, address: visit.address.replace(/^\/about$/, '$&#chair=01234') });
    await expectLooks(page, nameOf(visit), looksOf(visit), show);
    await showAs(page, POINTED_AT, show);
    await stopTime(page);
    // A drawing with #lift in its address moves by a clock of its own. It is looked at alone, below.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('picture > *'))
        for (const { name, value } of part.attributes)
          if (name.startsWith('src')) part.setAttribute(name, value.replace('#lift', ''));
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await showStates(page);
    await openDetails(page);
    await settle(page);
    await showMoment(page, MOMENT);
    await expectLook(page, `${nameOf(visit)}, pointed at`);
  });
}

test('Home looks as in its picture in the oldest Chromium, which has no popovers', async ({ baseURL }) => {
  const old = await chromium.launch(oldBrowser);
  const page = await old.newPage({ viewport: PHONE });
  await page.clock.setFixedTime(fixtureTime());
  await page.goto(`${baseURL}/`);
  await loadAll(page);
  await expectLook(page, 'home, Chromium 109');
  await old.close();
});

test('the women of Home lift their lids as in their pictures', async ({ page }) => {
  await stopTime(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const name of ['gathering-narrow', 'gathering-wide']) {
    const file = filesIn(DIST).find((file) => file.startsWith(`art/${name}.`));
    await page.goto(`/${file}#lift`);
    expect(await showMoment(page, { percent: 0, time: 1400 })).toBeGreaterThan(0);
    await expectLook(page, `lids, ${name}`);
  }
});

const { form } = content.pages.contact;
const giving = content.pages.donate;

const STATES: Record<string, [address: string, act: (page: Page) => Promise<unknown>]> = {
  'menu, opened': [
    '/',
    async (page) => {
      const size = page.viewportSize() ?? PHONE;
      // A wider window has no button for the menu, but an open menu stays.
      await page.setViewportSize(PHONE);
      await page.getByRole('banner').getByRole('button').click();
      await page.setViewportSize(size);
    },
  ],
  'letter, refused': [
    '/contact',
    async (page) => {
      await fill(page, 'wrong');
      await press(page);
    },
  ],
  // No link to an email program holds a letter of this length.
  'letter, too long': [
    '/contact',
    async (page) => {
      await fill(page, 'right');
      await page.getByRole('textbox').last().fill('We sew on Saturdays. '.repeat(150));
      await press(page);
      await page.getByText(form.status.others, { exact: true }).click();
    },
  ],
  'letter, answered': [
    '/contact#volunteer',
    async (page) => {
      await fill(page, 'right');
      await press(page);
      await page.getByText(form.status.others, { exact: true }).click();
      await page.getByRole('button', { name: form.status.copy }).click();
    },
  ],
  'gift, refused': ['/donate', (page) => page.getByRole('spinbutton').fill('0.5')],
  'gift, failed': [
    '/donate',
    async (page) => {
      await breakAnswer(page, 'text');
      await page.getByRole('spinbutton').fill('123456.78');
      await page.getByRole('button', { name: giving.form.once, exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  'gift, answered': [
    '/donate',
    async (page) => {
      await page.getByRole('radio', { name: '$100', exact: true }).check({ force: true });
      await page.getByRole('button', { name: giving.form.monthly, exact: true }).click();
      await expect(page.getByRole('status')).not.toBeEmpty();
    },
  ],
};

for (const [name, [address, act]] of Object.entries(STATES)) {
  test(`${name}: it looks as in its pictures: ${Object.keys(DONE_LOOKS).join('; ')}`, ({ page }) =>
    expectLooks(page, name, DONE_LOOKS, async () => {
      await page.goto(address);
      await act(page);
    }));
}

test('a gift is sewn as in its picture', async ({ page }) => {
  await showAs(page, { ...USUAL, ...DESK }, () => page.goto('/donate'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopTime(page);
  await page.getByRole('radio', { name: '$250', exact: true }).check({ force: true });
  // Then the form's script has come.
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '$250' })).toBeVisible();
  await expect.poll(() => showMoment(page, { percent: 50, time: 150 })).toBeGreaterThan(0);
  await expectLook(page, 'gift, moving');
});

test.describe('with all that can be filled in, before its events', () => {
  const NOW = '2026-11-23T12:00:00-05:00';
  const site = serveCopy('filled', NOW, (copy) => {
    merge(copy, 'full');
    merge(copy, 'grown');
    edit(copy, 'navigation.yaml', ({ footer }) => (footer as unknown[]).push(content.navigation.footer[0]));
    edit(copy, 'pages/home.yaml', ({ hero }) => Object.assign(hero as object, { heading: ['Belonging', 'is here.'] }));
    edit(copy, 'programs/community-sisterhood.yaml', (program) => Object.assign(program, { highlights: [] }));
    // Seven reports lie in two piles.
    const reports = [2017, 2018, 2019, 2020, 2021, 2022, 2023].map((year) => ({
      title: 'Annual report',
      detail: `${year}`,
      link: { label: 'PDF, 1 MB', to: `https://reports.example.org/${year}` },
    }));
    const older = { kind: 'documents', heading: 'Before 2024', entries: [...reports, { title: 'Minutes' }] };
    edit(copy, 'pages/about.yaml', ({ more }) => (more as { groups: unknown[] }).groups.push(older));
  });
  /** What is done on a filled-in page before it is looked at. The amounts that are left are chosen in what a visitor has done. */
  const acts: Record<string, (page: Page, count: number) => Promise<unknown>> = {
    '/donate': (page, count) =>
      page
        .getByRole('radio')
        .nth([0, 1, 4, 5][count] ?? 0)
        .check({ force: true }),
    '/events': (page) =>
      page
        .getByRole('button', { name: /^Register Now/ })
        .first()
        .click(),
    '/get-involved': (page) => page.goto(`${site.origin}/get-involved#${content.programs[0]?.id}`),
  };

  for (const visit of visits.filter(({ status }) => status === 200))
    test(`${visit.name} looks as in its pictures: ${Object.keys(FILLED_LOOKS).join('; ')}`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      let count = 0;
      await expectLooks(page, `${nameOf(visit)}, filled in`, FILLED_LOOKS, async () => {
        await page.goto(site.origin + visit.address);
        await openDetails(page);
        await acts[visit.address]?.(page, count++);
      });
    });
});

test.describe('with few entries and without scripts', () => {
  test.use({ javaScriptEnabled: false });
  const site = serveCopy('few', fixtureTime().toISOString(), (copy) => {
    merge(copy, 'full');
    edit(copy, 'pages/home.yaml', ({ programs, results }) => {
      (programs as { featured: unknown[] }).featured.splice(4);
      (results as { figures: unknown[] }).figures.splice(1);
    });
    edit(copy, 'pages/donate.yaml', ({ otherWays }) => (otherWays as { entries: unknown[] }).entries.splice(1));
    const entries = ['Report', 'Minutes', 'By-laws', 'Budget', 'Policy'].map((title) => ({ title }));
    const more = { groups: [{ kind: 'documents', heading: 'Papers', entries }] };
    edit(copy, 'pages/about.yaml', (about) => Object.assign(about, { more }));
  });

  for (const address of ['/', '/about', '/donate', '/contact'])
    test(`${address} looks and is heard as in its records`, async ({ page }) => {
      await showAs(page, LAPTOP, () => page.goto(site.origin + address));
      const name = `${nameOf({ name: address })}, few`;
      await expectLook(page, name);
      await expectHeard(page, name);
    });
});

async function expectLooks(page: Page, name: string, looks: Looks, show: () => Promise<unknown>): Promise<void> {
  for (const [index, [look, how]] of Object.entries(looks).entries()) {
    await showAs(page, how, show);
    await expectLook(page, `${name}, ${look}`);
    if (index === 0) await expectHeard(page, name);
  }
}

/** Fails unless screen readers get the roles, names, words and links of the text in `tests/pictures/`, once all is open. */
async function expectHeard(page: Page, name: string): Promise<void> {
  await openDetails(page);
  const heard = await page.locator(isHome(page) ? 'body' : 'main').ariaSnapshot();
  // A script writes whole addresses.
  const own = heard.replaceAll(new URL(page.url()).origin, '');
  expect.soft(own, `what screen readers get of ${name}`).toMatchSnapshot(`${name}, heard.txt`);
}

/** Every page has the same header and footer (tests/build.test.ts), so Home alone shows them. */
function isHome(page: Page): boolean {
  return new URL(page.url()).pathname === '/';
}

/** Opens a page anew in that window and those media. An open page would keep its old picture until the one for the new window has come. */
async function showAs(page: Page, { width, height, ...media }: Look, show: () => Promise<unknown>): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height });
  await page.emulateMedia(media);
  await show();
  await page.mouse.move(0, 0);
  // An answer scrolls into view once it is there.
  await nextFrame(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  if (!isHome(page))
    await addStyle(page, 'body > header { opacity: 0 !important } body > footer { display: none !important }');
  await loadAll(page);
}

/**
 * Fails unless the whole page looks as in `tests/pictures/`. After a change of looks, `npx playwright test looks --update-snapshots` takes the
 * pictures again, and Git shows which pages differ.
 */
async function expectLook(page: Page, name: string): Promise<void> {
  await settle(page);
  // Chromium leaves parts of a large screenshot blank, so very wide pages are taken at half their size.
  const scale = (page.viewportSize()?.width ?? 0) > 2000 ? 0.5 : 1;
  const picture = sharp(await takeScreenshot(page, scale)).removeAlpha();
  const { width, height } = await picture.metadata();
  const size = { width: Math.round(width / (SCALE * scale)), height: Math.round(height / (SCALE * scale)) };
  const values = await picture
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const rounded = values.map((value) => STEP * Math.floor(value / STEP));
  const file = await sharp(rounded, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const known = [...applied].flatMap(([rule, applies]) => (applies ? rule : []));
  for (const [rule, applies] of await page.evaluate(rulesIn, known)) applied.set(rule, applies || !!applied.get(rule));
  const at = await differenceFrom(test.info().snapshotPath(`${name}.png`), rounded, size);
  const there = at && inSource(await page.evaluate(elementAt, { ...at, scale: SCALE }));
  const where = at && `columns ${at.left}–${at.right}, rows ${at.top}–${at.bottom} of ${name}: ${there}`;
  expect.soft(file, where ?? name).toMatchSnapshot(`${name}.png`, TOLERANCE);
  expect.soft((await page.evaluate(unstyledClasses)).map(inSource), `classes without a rule: ${name}`).toEqual([]);
}

/** The smallest part of a picture that holds all that differs from its file; undefined if nothing does, or the sizes differ. */
async function differenceFrom(file: string, values: Uint8Array, { width, height }: { width: number; height: number }) {
  const known = existsSync(file) ? await sharp(file).raw().toBuffer({ resolveWithObject: true }) : undefined;
  if (known?.info.width !== width || known.info.height !== height) return undefined;
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (const [index, value] of values.entries()) {
    if (value === known.data[index]) continue;
    const [column, row] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
  }
  return box.right < 0 ? undefined : box;
}

function nameOf({ name }: Pick<Visit, 'name'>): string {
  return name.replaceAll(/\/|\.html/g, '') || 'home';
}
