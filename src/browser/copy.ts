function copy(): void {
  const control = document.querySelector<HTMLElement>('[data-copy]');
  const { clipboard } = navigator;
  // A page without a secure connection has no clipboard.
  if (!control || !clipboard) return;
  control.hidden = false;
  control.onclick = async () => {
    await clipboard.writeText(control.dataset['copy'] ?? '');
    control.lastElementChild?.replaceChildren(control.dataset['copied'] ?? '');
  };
}

/** On Donate: the address for money can be copied at a press. The control is there only with this script. */
export const copyScript = `(${copy})()`;
