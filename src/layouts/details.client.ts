/** Opens closed details while the page is printed, as CSS does in Firefox 143, Safari 18.4, Chrome 131 and later. */
let closed: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of closed) details.open = false;
});
