const copyOnClick = (): void => {
  const control = document.querySelector<HTMLElement>('[data-copy]');
  if (!control) return;
  control.hidden = false;
  control.onclick = async () => {
    try {
      await navigator.clipboard.writeText(control.dataset['copy'] ?? '');
      // A text that is repeated is announced only in a new box.
      const copied = document.createElement('span');
      copied.className = 'line';
      copied.textContent = control.dataset['copied'] ?? '';
      control.lastElementChild?.replaceChildren(copied);
    } catch {
      // The browser refuses, or has no clipboard because the page came without HTTPS.
      control.hidden = true;
    }
  };
};

/** On Donate, shows the button that copies the e-Transfer address, until the browser does not copy. */
export const copyScript = `(${copyOnClick})()`;
