import { loadOnUse } from '#forms/loadOnUse.ts';

/**
 * Makes Donate's form work with or without its module. A comma in an amount is a decimal separator unless exactly three digits follow it:
 * "12,50" is 12.50, "1,250" is 1250 and "1,250.50" is 1250.50.
 */

/** Deprecated, but the only way to write at the caret of a number field: scripts cannot read its position. */
interface Editor {
  execCommand(command: 'insertText', showUi: false, text: string): boolean;
}

const insert = (text: string) => (document as Editor).execCommand('insertText', false, text);
let hasComma = false;
const isAmount = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number';
// Chromium drops commas in number fields: 12,50 would become 1250. Write a period instead.
document.addEventListener('beforeinput', (event) => {
  if (!isAmount(event.target) || !/^[.,]$/.test(event.data ?? '')) return;
  if (event.data === ',') {
    event.preventDefault();
    insert('.');
  }
  // This comes last because Firefox reports the inserted period as an event too.
  hasComma = event.data === ',';
});
// The capture phase comes before the form's module reads the fields.
document.addEventListener(
  'input',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (hasComma && isAmount(target) && /^[1-9]\d*\.\d{3}$/.test(target.value))
      target.value = target.value.replace('.', '');
    for (const other of target.form?.querySelectorAll('input') ?? []) {
      if (other.name === target.name) continue;
      if (other.type === 'radio') other.checked = false;
      else other.value = '';
    }
  },
  true,
);
// On Enter, browsers press the first button. That is the second control if the first is a link.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  target.form?.querySelector<HTMLElement>('[data-actions] > *')?.click();
});
document.addEventListener('submit', ({ submitter }) => {
  location.href = '#etransfer';
  // Whoever comes back from her bank's app finds the choice, as browsers keep the amount: answerGift.tsx reads it.
  history.replaceState(submitter?.getAttribute('value') === 'monthly' || null, '');
});
document.addEventListener('paste', (event) => {
  const text = event.clipboardData?.getData('text').replace(/[\s$]/g, '') ?? '';
  if (!isAmount(event.target) || !text.includes(',')) return;
  event.preventDefault();
  // The last separator is the decimal separator, unless all are commas followed by three digits.
  const thousands = /^[1-9]\d{0,2}(,\d{3})+$/.test(text);
  const decimal = thousands ? text.length : Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const cents = text.slice(decimal + 1);
  insert(text.slice(0, decimal).replace(/[.,]/g, '') + (cents && `.${cents}`));
});
loadOnUse();
