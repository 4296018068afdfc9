import { succeeds } from '#lib/succeeds.ts';

/** Shows the button that copies the e-Transfer address, and hides it once the browser fails to copy. */

const control = document.querySelector('[data-copy]') as HTMLElement;
control.hidden = false;
control.onclick = async () => {
  control.hidden = !(await succeeds(() => navigator.clipboard.writeText(control.dataset['copy'] ?? '')));
  // Screen readers announce a repeated text only in a new box.
  const copied = document.createElement('span');
  copied.className = 'line';
  copied.textContent = control.dataset['copied'] ?? '';
  control.lastElementChild?.replaceChildren(copied);
};
