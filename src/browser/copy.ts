function copy(): void {
  const place = document.querySelector<HTMLElement>('[data-copy]');
  // A page without a secure connection has no clipboard.
  if (!place || !navigator.clipboard) return;
  place.hidden = false;
  place.addEventListener('click', () => {
    void navigator.clipboard.writeText(place.dataset['copy'] ?? '').then(() => {
      if (place.lastElementChild) place.lastElementChild.textContent = place.dataset['copied'] ?? '';
    });
  });
}

/** On Donate: the address for money can be copied at a press. The control is there only with this script. */
export const copyScript = `(${copy})()`;
