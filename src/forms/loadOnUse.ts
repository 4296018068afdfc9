/** The module of both forms. The build replaces this path with the address of its script (build/scripts.ts). */
export const FORMS = '/src/forms/forms.client.tsx';

/** How long a press waits for the form's module, in milliseconds. Browsers open an email program only within five seconds of a press. */
const PATIENCE = 4000;

/**
 * Loads the form's module at the form's first use, and repeats the press once the module is there. If it fails or is late, the press
 * happens as in plain HTML, or `openLetter` opens the letter in the visitor's email program, and returns what the form then says. The
 * next use tries again. The script goes after the form.
 */
export function loadOnUse(openLetter?: (form: HTMLFormElement) => string): void {
  const form = document.querySelector('main form') as HTMLFormElement;
  // Focus is not a use, because a script may set it. Assistive technology changes fields and presses buttons without pointer or keys.
  const uses = ['pointerover', 'keydown', 'input', 'submit', 'click'];
  let pressed: HTMLElement | null | undefined;
  let isLoading = false;
  // Firefox, and Chromium before 156, never ask again for an address that failed. So each attempt has a new one.
  let address = FORMS;
  const stop = () => {
    for (const use of uses) form.removeEventListener(use, notice, true);
  };
  const start = () => {
    for (const use of uses) form.addEventListener(use, notice, true);
  };
  /** Repeats the press once: for the module to answer if it is there, otherwise as in plain HTML. */
  const press = (isLoaded?: boolean) => {
    const control = pressed;
    pressed = null;
    if (!control) return;
    if (openLetter && !isLoaded) {
      const answer = openLetter(form);
      // The module empties it once it loads.
      form.querySelector('[role=status]')?.replaceChildren(answer);
      return;
    }
    stop();
    control.click();
    if (!isLoaded) start();
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const isLoaded = await import(/* @vite-ignore */ address).then(
      () => true,
      () => false,
    );
    if (isLoaded) stop();
    press(isLoaded);
    isLoading = isLoaded;
    address += '?';
  };
  const notice = (event: Event) => {
    const link = event.type === 'click' && (event.target as Element).closest<HTMLElement>('[data-actions] a');
    if (link || event.type === 'submit') {
      event.preventDefault();
      pressed = link || (event as SubmitEvent).submitter;
      // Without the module, the other presses do nothing: they wait for it.
      if (openLetter || link || form.method !== 'dialog') setTimeout(press, PATIENCE);
    }
    void load();
  };
  start();
  // `aria-invalid="false"` in the HTML keeps empty fields from being called wrong before they are used. After that, the browser decides.
  for (const use of ['change', 'invalid'])
    form.addEventListener(use, ({ target }) => (target as Element).removeAttribute('aria-invalid'), true);
  // Browsers restore the values of fields, and what a press has left in the history, without an event.
  addEventListener('pageshow', () => {
    if (history.state) void load();
    for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea'))
      if (field.checked || field.value !== field.defaultValue) void load();
  });
}
