/** Makes the browser lay out what has arrived so far, instead of everything at once before the first paint. */
export const layoutScript = 'document.body.offsetTop';
