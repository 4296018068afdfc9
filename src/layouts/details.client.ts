/** Opens closed details while the page is printed, as CSS does in Firefox 143, Safari 18.4, Chrome 131 and later. */
let closed: HTMLDetailsElement[] = [];
const open = (isOpen: boolean) => {
  for (const details of closed) details.open = isOpen;
};
addEventListener('beforeprint', () => {
  closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  open(true);
});
addEventListener('afterprint', () => open(false));
