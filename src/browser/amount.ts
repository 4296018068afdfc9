/** The part of the document that writes at the caret. TypeScript marks it as deprecated; there is no other way (see below). */
interface Editor {
  execCommand(command: 'insertText', showUi: false, text: string): boolean;
}

function amount(): void {
  const insert = (text: string) => (document as Editor).execCommand('insertText', false, text);
  let hasComma = false;
  /** What was typed, with a period for its comma, while the field shows it without: "1.250" for 1250. */
  let typed = '';
  const isAmount = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'number';
  // Chromium drops a comma from a number field, so that 12,50 would become 1250. A period is put in its place.
  document.addEventListener('beforeinput', (event) => {
    if (!isAmount(event.target) || !event.cancelable) return;
    const isSeparator = /^[.,]$/.test(event.data ?? '');
    // After 12,505 a step back is 12,50, and a sixth sign makes it no thousands at all.
    if (typed && !isSeparator) event.target.value = typed;
    typed = '';
    if (!isSeparator) return;
    hasComma = event.data === ',';
    if (!hasComma) return;
    event.preventDefault();
    insert('.');
    hasComma = true;
  });
  // Before React reads the field.
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!hasComma || !isAmount(target) || !/^[1-9]\d*\.\d{3}$/.test(target.value)) return;
      typed = target.value;
      target.value = typed.replace('.', '');
    },
    true,
  );
  const clearTyped = () => {
    typed = '';
  };
  document.addEventListener('pointerdown', clearTyped);
  document.addEventListener('keydown', ({ key }) => /^(Arrow|Home|End|Page|Tab|Enter)/.test(key) && clearTyped());
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text').replace(/[\s$]/g, '') ?? '';
    if (!isAmount(event.target) || !text.includes(',')) return;
    event.preventDefault();
    hasComma = false;
    // With both signs, the last of them is the decimal sign; so is a single comma, unless three digits follow it.
    const thousands = /^[1-9]\d{0,2}(,\d{3})+$/.test(text);
    const decimal = thousands ? text.length : Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    const cents = text.slice(decimal + 1);
    insert(text.slice(0, decimal).replace(/[.,]/g, '') + (cents && `.${cents}`));
  });
}

/**
 * On Donate: a comma that is typed or pasted into an amount is its decimal sign, unless exactly three digits follow it: "12,50" is
 * 12.50, "1,250" is 1250, "1,250.50" is 1250.50, also before React has arrived. The amount as read is shown above the buttons.
 *
 * `execCommand` is the one way to write at the caret of a number field, which tells no script where that is.
 */
export const amountScript = `(${amount})()`;
