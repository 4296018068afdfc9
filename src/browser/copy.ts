function copyAtPress(): void {
  const control = document.querySelector<HTMLElement>('[data-copy]');
  const { clipboard } = navigator;
  // Pages served without HTTPS have no clipboard.
  if (!control || !clipboard) return;
  control.hidden = false;
  control.onclick = async () => {
    await clipboard.writeText(control.dataset['copy'] ?? '');
    control.lastElementChild?.replaceChildren(control.dataset['copied'] ?? '');
  };
}

/** On Donate, shows the button that copies the e-Transfer address; without scripts it stays hidden. */
export const copyScript = `(${copyAtPress})()`;
