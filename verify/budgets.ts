/** One kilobyte is 1000 bytes, as networks count. All are compressed with Brotli at its strongest, as the site is served. */
const KB = 1000;

/** What a page may weigh. docs/speed.md says where each number comes from. */
export const BUDGETS = {
  /**
   * HTML with its inlined CSS, compressed, and the headers that it comes with over HTTP/1.1: ten packets of 1,460 bytes, which is
   * all that a new connection carries before the browser has to answer.
   */
  firstFlight: 14.6 * KB,
  /** All that a cold visit to Home loads, compressed: fonts and art included. */
  home: 64 * KB,
  /** The same for every other page. */
  page: 56 * KB,
  /** What comes over the wire when a page is opened again: the question whether it has changed, and that it has not. */
  again: 0.5 * KB,
  /** What each event or program beyond the present ones may add to its page, compressed: 500 past events are 50 kB. */
  pastEvent: 100,
  upcomingEvent: 600,
  program: 500,
  /** One photograph, as large as a window of 1280 px loads it. */
  photograph: 150 * KB,
  /** Requests of a cold visit. */
  requests: 6,
  /** One picture to share. No page loads it; networks fetch it, and some leave out a heavy one. */
  card: 100 * KB,
  /** The one file that a page with a form loads at once, after the page: what waits for the first sign of use. Compressed. */
  formLoader: 2.2 * KB,
  /** All JavaScript that the first use of a form loads, compressed. */
  script: 62 * KB,
  /** Inline scripts of one page, not compressed. */
  inlineScript: 1 * KB,
};
