/**
 * Makes the browser lay out what has arrived so far, instead of everything at once before the first paint. Reading the scroll
 * position makes a browser do so (CSSOM View), and `scrollY` is the shortest way.
 */
export const layoutScript = 'scrollY';
