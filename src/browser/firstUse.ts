import { letterLink, letterText, readLetter } from '#lib/letterLinks.ts';

/** The module of both forms: the build writes the address of its script in the place of this path (build/scripts.ts). */
export const FORMS = '/src/forms/forms.client.tsx';

/** How long a press waits for the form's module, in milliseconds. Browsers open an email program only within five seconds of a press. */
const PATIENCE = 4000;

function loadOnUse(
  script: string,
  importFrom: (address: string) => Promise<unknown>,
  patience: number,
  mailFor?: (form: HTMLFormElement) => { href: string; said: string },
): void {
  const form = document.querySelector('main form') as HTMLFormElement;
  // Not focus, which a script may set; assistive technology changes a field or presses a button without pointer or keys.
  const uses = ['pointerover', 'keydown', 'input', 'submit', 'click'];
  let pressed: HTMLElement | null | undefined;
  let isLoading = false;
  // Firefox, and Chromium before 156, remember that an address failed, so each attempt has another.
  let address = script;
  const stop = () => {
    for (const use of uses) form.removeEventListener(use, notice, true);
  };
  const start = () => {
    for (const use of uses) form.addEventListener(use, notice, true);
  };
  /** Does what was pressed, once: with the module, or as without it. */
  const press = (isLoaded?: boolean) => {
    const control = pressed;
    pressed = null;
    if (!control) return;
    if (mailFor && !isLoaded) {
      const { href, said } = mailFor(form);
      location.href = href;
      // The module empties it.
      const status = form.querySelector('[role=status]');
      if (status) status.textContent = said;
      return;
    }
    stop();
    control.click();
    if (!isLoaded) start();
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const isLoaded = await importFrom(address).then(
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
      // A press that does nothing without the module waits for it.
      if (mailFor || link || form.method !== 'dialog') setTimeout(press, patience);
    }
    void load();
  };
  start();
  // Until a press says otherwise, no empty field is called wrong (`aria-invalid` in the HTML); then the browser's own word holds.
  form.addEventListener('invalid', ({ target }) => (target as Element).removeAttribute('aria-invalid'), true);
  // Browsers restore the values of fields without an event.
  addEventListener('pageshow', () => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea'))
      if (field.checked || field.value !== field.defaultValue) void load();
  });
}

/**
 * After a page's form: loads the form's module at its first use. The press of a submit button or of a link in `data-actions`, whose address
 * the module may complete, is kept until then, and happens once. If the module cannot be loaded, or has not come in time, the press happens
 * as in plain HTML, or opens the letter in the visitor's email program if `mail` says to whom and how it begins, and says so (`late`, or
 * `long` for a letter that no link holds); the next use tries again.
 */
export function firstUseScript(mail?: { to: string; greeting: string; late: string; long: string }): string {
  const text = (words: string) => JSON.stringify(words).replaceAll('<', '\\u003c');
  const mailFor =
    mail &&
    `(form) => { const letter = (${readLetter})(form); const { href, whole } = (${letterLink})(${text(mail.to)}, letter.subject, (${letterText})(${text(mail.greeting)}, letter)); return { href, said: whole ? ${text(mail.late)} : ${text(mail.long)} }; }`;
  // In the text, because under `npm run dev` Vite replaces an `import()` in the function.
  return `(${loadOnUse})('${FORMS}', (address) => import(address), ${PATIENCE}, ${mailFor})`;
}
