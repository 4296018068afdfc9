/**
 * Opens details in which the page's address ends, as Firefox 139, Safari 26, Chrome 97 and later do, and a text folded in the list item that
 * is its end. The item has the focus: Orca would not say a summary to which a page opens.
 */
const openPart = () => {
  const part = document.getElementById(location.hash.slice(1));
  for (const details of [part?.closest('details'), part?.querySelector<HTMLDetailsElement>('li:scope details')]) {
    if (!details || details.open) continue;
    details.open = true;
    part?.scrollIntoView();
  }
};
addEventListener('hashchange', openPart);
openPart();
