function amount(): void {
  const isAmount = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'number';
  // Chromium drops a comma from a number field, so that 12,50 would become 1250. A period is put in its place.
  document.addEventListener('beforeinput', (event) => {
    if (!isAmount(event.target) || !event.cancelable || event.data !== ',') return;
    event.preventDefault();
    document.execCommand('insertText', false, '.');
  });
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text').replace(/[\s$]/g, '') ?? '';
    if (!isAmount(event.target) || !text.includes(',')) return;
    event.preventDefault();
    // With both signs, the last of them is the decimal sign.
    const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    const plain = text.includes('.')
      ? `${text.slice(0, decimal).replace(/[.,]/g, '')}.${text.slice(decimal + 1)}`
      : text.replace(/,/g, '.');
    document.execCommand('insertText', false, plain);
  });
}

/**
 * On Donate: a comma that is typed or pasted into an amount is its decimal sign, also before React has arrived: "12,50" is
 * 12.50, "1,250.50" is 1250.50, and "1,250" alone is 1.25. What was understood stands above the buttons.
 *
 * `execCommand` is the one way to write at the caret of a number field, which tells no script where that is.
 */
export const amountScript = `(${amount})()`;
