const copyOnClick = (): void => {
  const control = document.querySelector<HTMLElement>('[data-copy]');
  if (!control) return;
  control.hidden = false;
  control.onclick = async () => {
    try {
      await navigator.clipboard.writeText(control.dataset['copy'] ?? '');
      // Screen readers announce a repeated text only in a new box.
      const copied = document.createElement('span');
      copied.className = 'line';
      copied.textContent = control.dataset['copied'] ?? '';
      control.lastElementChild?.replaceChildren(copied);
    } catch {
      // The browser refused, or it has no clipboard because the page came without HTTPS.
      control.hidden = true;
    }
  };
};

/** Shows Donate's button that copies the e-Transfer address, and hides it once the browser fails to copy. */
export const copyScript = `(${copyOnClick})()`;
