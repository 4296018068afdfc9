import { succeeds } from '#lib/succeeds.ts';
import { digitsIn, digitsOf, drawBlock } from '#quilt/nameBlock.ts';

/**
 * Pieces the chair's back into the block of a name. The name stays in its field: the link has only the digits of the block, so that nobody
 * is shown what somebody typed.
 */
const form = document.forms[0] as HTMLFormElement;
const block = document.getElementById('block') as Element;
const saved = document.getElementById('saved') as HTMLElement;
const field = form[0] as HTMLInputElement;
const status = form.querySelector('p') as HTMLElement;
const send = form.querySelector('span') as HTMLElement;

const open = () => {
  const digits = digitsIn(location.hash);
  if (!digits) return;
  drawBlock(block, digits);
  saved.hidden = false;
  saved.focus();
  saved.scrollIntoView();
};

field.oninput = () => {
  drawBlock(block, digitsOf(field.value));
  status.textContent = '';
};
// Orca calls an empty required field, and its form, invalid. So a press requires it.
form.onclick = ({ target }) => {
  field.required = target !== field;
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
