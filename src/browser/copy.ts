const copyOnClick = (): void => {
  const control = document.querySelector<HTMLElement>('[data-copy]');
  const { clipboard } = navigator;
  // Pages served without HTTPS have no clipboard.
  if (!control || !clipboard) return;
  control.hidden = false;
  control.onclick = () =>
    clipboard.writeText(control.dataset['copy'] ?? '').then(
      () => control.lastElementChild?.replaceChildren(control.dataset['copied'] ?? ''),
      () => (control.hidden = true),
    );
};

/** On Donate, shows the button that copies the e-Transfer address; without scripts, or if the browser refuses, it is hidden. */
export const copyScript = `(${copyOnClick})()`;
