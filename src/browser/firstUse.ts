import { type Letter, type LetterLink, letterLink, letterText, readLetter } from '#lib/letterLinks.ts';

/** The module of both forms. The build replaces this path with the address of its script (build/scripts.ts). */
export const FORMS = '/src/forms/forms.client.tsx';

/** How long a press waits for the form's module, in milliseconds. Browsers open an email program only within five seconds of a press. */
const PATIENCE = 4000;

/** What opens a letter in the visitor's email program, and what the form then says. */
interface Mail {
  to: string;
  greeting: string;
  /** For a letter whose link holds all of it. */
  late: string;
  /** For a letter that no link can hold. */
  long: string;
}

function mailFor(
  form: HTMLFormElement,
  { to, greeting, late, long }: Mail,
  read: (form: HTMLFormElement) => Letter,
  textOf: (greeting: string, letter: Letter) => string,
  linkTo: (to: string, subject: string, body: string) => LetterLink,
): { href: string; said: string } {
  const letter = read(form);
  const { href, whole } = linkTo(to, letter.subject, textOf(greeting, letter));
  return { href, said: whole ? late : long };
}

function loadOnUse(
  script: string,
  importFrom: (address: string) => Promise<unknown>,
  patience: number,
  mailFor?: (form: HTMLFormElement) => { href: string; said: string },
): void {
  const form = document.querySelector('main form') as HTMLFormElement;
  // Focus is not a use, because a script may set it. Assistive technology changes fields and presses buttons without pointer or keys.
  const uses = ['pointerover', 'keydown', 'input', 'submit', 'click'];
  let pressed: HTMLElement | null | undefined;
  let isLoading = false;
  // Firefox, and Chromium before 156, never ask again for an address that failed. So each attempt has a new one.
  let address = script;
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
    if (mailFor && !isLoaded) {
      const { href, said } = mailFor(form);
      location.href = href;
      // The module empties it once it loads.
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
      // Without the module, the other presses do nothing: they wait for it.
      if (mailFor || link || form.method !== 'dialog') setTimeout(press, patience);
    }
    void load();
  };
  start();
  // `aria-invalid="false"` in the HTML keeps empty fields from being called wrong before they are used. After that, the browser decides.
  for (const use of ['change', 'invalid'])
    form.addEventListener(use, ({ target }) => (target as Element).removeAttribute('aria-invalid'), true);
  // Browsers restore the values of fields without an event.
  addEventListener('pageshow', () => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea'))
      if (field.checked || field.value !== field.defaultValue) void load();
  });
}

/**
 * Loads the form's module at the form's first use, and repeats the press once the module is there. If it fails or is late, the press
 * happens as in plain HTML. With `mail`, it opens the letter in the visitor's email program instead. The next use tries again. The script
 * goes after the form.
 */
export function firstUseScript(mail?: Mail): string {
  const words = JSON.stringify(mail)?.replaceAll('<', '\\u003c');
  const opener = mail && `(form) => (${mailFor})(form, ${words}, ${readLetter}, ${letterText}, ${letterLink})`;
  // Under `npm run dev`, Vite would replace an `import()` inside loadOnUse.
  return `(${loadOnUse})('${FORMS}', (address) => import(address), ${PATIENCE}, ${opener})`;
}
