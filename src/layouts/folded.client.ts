/** Prints closed details, and opens those in which the page's address ends, as Firefox 139, Safari 26, Chrome 97 and later do. */
import './paper.client.ts';

function openPart(): void {
  const part = document.getElementById(location.hash.slice(1));
  const details = part?.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  part?.scrollIntoView();
}

addEventListener('hashchange', openPart);
openPart();
