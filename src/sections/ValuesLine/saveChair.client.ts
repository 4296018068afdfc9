import { succeeds } from '#lib/succeeds.ts';
import { digitsIn, digitsOf, piecesOf } from './nameBlock.ts';

/**
 * Pieces the chair's back into the block of a name. The name stays in its field: the link has only the digits of the block, so that nobody
 * is shown what somebody typed.
 */
const form = document.forms[0] as HTMLFormElement;
const block = document.getElementById('block') as unknown as SVGGElement;
const saved = document.getElementById('saved') as HTMLElement;
const field = form[0] as HTMLInputElement;
const status = form.querySelector('p') as HTMLElement;
const send = form.querySelector('[hidden]') as HTMLElement;

const draw = (digits: string) => {
  const pieces = digits ? piecesOf(digits) : [];
  // The paths stay, so that CSS moves each to its next shape.
  while (block.children.length > pieces.length) block.lastChild?.remove();
  for (const [index, [d, look]] of pieces.entries()) {
    const path = (block.children[index] ??
      block.appendChild(document.createElementNS(block.namespaceURI, 'path'))) as SVGPathElement;
    path.setAttribute('d', d);
    path.setAttribute('class', look);
    path.setAttribute('fill', `var(--${look})`);
    // From the hearth outward, a strip and its seam in 90 ms.
    path.style.animationDelay = `${(pieces.length - index) * 45}ms`;
  }
};

const open = () => {
  const digits = digitsIn(location.hash);
  if (!digits) return;
  draw(digits);
  saved.hidden = false;
  saved.focus();
  saved.scrollIntoView();
};

form.hidden = false;
send.hidden = !navigator.share;
field.oninput = () => {
  draw(digitsOf(field.value));
  status.textContent = '';
};
form.onsubmit = async ({ submitter }) => {
  const url = `${location.origin}${location.pathname}#chair=${digitsOf(field.value)}`;
  const isSent = send.contains(submitter);
  // Screen readers announce a repeated text only after another one.
  status.textContent = '';
  const isDone = await succeeds(() => (isSent ? navigator.share({ url }) : navigator.clipboard.writeText(url)));
  status.textContent = isDone ? (status.dataset[isSent ? 'sent' : 'copied'] ?? '') : url;
  if (!isDone) (getSelection() as Selection).selectAllChildren(status);
};
open();
window.onhashchange = open;
