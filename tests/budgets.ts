/**
 * What visitors may have to load. docs/speed.md says how to make room. Each number is 3 % above what was measured when it was set, and a
 * test that fails names the next one. “Compressed” is Brotli at level 11, as in the copies that the build writes.
 */
const KB = 1000;

/** The first view of each page, in kB: its HTML with its CSS, compressed as by Cloudflare (Zstandard at level 3), and its headers. */
const FIRST_VIEWS: Record<string, number> = {
  '/': 17.9,
  '/about': 15.1,
  '/programs': 17.6,
  '/events': 15.8,
  '/get-involved': 15.4,
  '/donate': 18.4,
  '/contact': 20.5,
  '404.html': 11.8,
  '500.html': 10.3,
};
const NEW_PAGE = 19;

const BUDGETS = {
  /** On every page, with fonts and drawings. */
  visit: [46 * KB, 'bytes, compressed, of all that a first visit loads', 'each kB takes 5 ms on a slow phone'],
  /** The page, its script if it has one, two fonts, its drawings, and print's styles, which come last. The icon is not counted. */
  requests: [7, 'requests of a first visit', 'each waits for its turn on a slow phone'],
  asyncScript: [875, 'bytes, compressed, of a file of scripts of the page', 'it runs while somebody reads'],
  formScript: [64 * KB, 'bytes, compressed, of scripts of a form, once used', 'the first answer waits for it'],
  eventsAhead: [17.6 * KB, 'bytes of HTML with its CSS, with three events ahead', 'each kB takes 5 ms on a slow phone'],
  filledAbout: [20.1 * KB, 'bytes of HTML with its CSS, with all filled in', 'each kB takes 5 ms on a slow phone'],
  eventWithAllFacts: [4.65 * KB, 'bytes that an event with all facts adds to its page', 'everybody loads them'],
  pastEvent: [80, 'bytes, compressed, that a past event adds to its page', 'there may be 500'],
  photograph: [87 * KB, 'bytes of the largest size of a photograph', 'each kB takes 5 ms on a slow phone'],
  shareCard: [45.1 * KB, 'bytes of a picture for shared links', 'some networks leave out a large one'],
} as const satisfies Record<string, [most: number, counted: string, cost: string]>;

/** Fails, and says what to do, if something on a page is above its budget. */
export function expectWithin(budget: keyof typeof BUDGETS, is: number, where: string, parts = ''): void {
  const [most, counted, cost] = BUDGETS[budget];
  compare(most, is, `${where}: ${format(is)} ${counted}`, cost, parts);
}

export function expectFirstViewWithin(page: string, is: number, parts: string): void {
  const most = (FIRST_VIEWS[page] ?? NEW_PAGE) * KB;
  const counted = `${page}: ${format(is)} bytes of HTML with its CSS, as Cloudflare compresses it, and of headers`;
  compare(most, is, counted, 'each kB takes 5 ms on a slow phone, before anything is seen', parts);
}

function compare(most: number, is: number, counted: string, cost: string, parts: string): void {
  if (is <= most) return;
  throw new Error(
    `${counted}. The budget is ${format(most)}. Make room first: docs/speed.md says how. ` +
      `If visitors get something for it, set it to ${format(is * 1.03)} in tests/budgets.ts: ${cost}. ${parts}`.trim(),
  );
}

function format(count: number): string {
  return Math.ceil(count).toLocaleString('en-CA');
}
