/** Has the browser work out where all that has arrived so far stands, now rather than with everything at once before the first paint. */
export const layoutScript = 'document.body.offsetTop';
