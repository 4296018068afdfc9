/**
 * Has the browser lay out what has arrived so far, now rather than with everything at once before the first
 * paint: a browser that is asked how far the page is scrolled has to lay it out (CSSOM View). The shortest question there is.
 */
export const layoutScript = 'scrollY';
