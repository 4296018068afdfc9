const KB = 1000;

/**
 * What a page may weigh, in bytes. “Compressed” is Brotli at level 11, as in the copies that the build writes. docs/speed.md says where
 * each number comes from.
 */
export const BUDGETS = {
  /** HTML with its inlined CSS, compressed as by Cloudflare, with Zstandard at level 3, and its headers, uncompressed. */
  firstView: 19 * KB,
  /** What Contact’s may weigh besides: its letters are in the page, so that each can be opened without scripts. They are 1.7 kB. */
  letters: 0.7 * KB,
  /** Everything that a first visit to a page loads, compressed, with fonts and art. */
  page: 46 * KB,
  /** What each further event may add to its page, compressed: 500 past events are 50 kB. */
  pastEvent: 100,
  upcomingEvent: 600,
  /** One photograph, at its largest size. */
  photograph: 150 * KB,
  /** The number of requests of a first visit: the page, its script if it has one, two fonts and its drawings. The icon is another. */
  requests: 6,
  /** One share card. Networks fetch it, and some leave out a large one. */
  card: 48 * KB,
  /** The file that a page loads by itself, compressed: Contact says whether the office is open. */
  asyncScript: 0.9 * KB,
  /** The JavaScript that the first use of a form loads, compressed. */
  script: 63 * KB,
  /** The drawing that it loads on Contact, compressed: the blocks of the stamp. */
  stamp: 2 * KB,
  /** Inline scripts of one page, not compressed: the visitor's clock, the menu, and fonts that come too late. */
  inlineScript: 1.31 * KB,
  /**
   * What a page with a form has besides, not compressed: it notices the first use of the form, reads commas in amounts, opens letters, and
   * writes the email itself if the form's script does not come.
   */
  formScript: 2.7 * KB,
};
