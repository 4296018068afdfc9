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

/**
 * Opens details in which the page's address ends, as Firefox 139, Safari 26, Chrome 97 and later do, and a text folded in the list item that
 * is its end. The item has the focus: Orca would not say a summary to which a page opens.
 */
const openPart = () => {
  const part = document.getElementById(location.hash.slice(1));
  const details = part?.closest<HTMLDetailsElement>('details:not([open])') ?? part?.querySelector('li:scope details');
  if (!details) return;
  details.open = true;
  part?.scrollIntoView();
};
addEventListener('hashchange', openPart);
openPart();
