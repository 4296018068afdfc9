function copy(): void {
  const place = document.querySelector<HTMLElement>('[data-copy]');
  const { clipboard } = navigator;
  // A page without a secure connection has no clipboard.
  if (!place || !clipboard) return;
  place.hidden = false;
  place.onclick = async () => {
    await clipboard.writeText(place.dataset['copy'] ?? '');
    place.lastElementChild?.replaceChildren(place.dataset['copied'] ?? '');
  };
}

/** On Donate: the address for money can be copied at a press. The control is there only with this script. */
export const copyScript = `(${copy})()`;
