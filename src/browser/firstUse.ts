function loadOnUse(script: string, importFrom: (address: string) => Promise<unknown>): void {
  const form = document.querySelector('main form');
  if (!form) return;
  // Assistive technology may change a field or press a button without pointer, key or focus events.
  const uses = ['pointerover', 'focusin', 'input', 'submit', 'click'];
  let pressed: HTMLElement | null | undefined;
  let isLoading = false;
  // Firefox remembers that an address failed, so each attempt has another.
  let address = script;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const isLoaded = await importFrom(address).catch(() => false);
    for (const use of uses) form.removeEventListener(use, notice, true);
    pressed?.click();
    pressed = null;
    if (isLoaded) return;
    for (const use of uses) form.addEventListener(use, notice, true);
    isLoading = false;
    address += '?';
  };
  const notice = (event: Event) => {
    const link = event.type === 'click' && (event.target as Element).closest('a');
    if (link || event.type === 'submit') {
      event.preventDefault();
      pressed = link || (event as SubmitEvent).submitter;
    }
    void load();
  };
  for (const use of uses) form.addEventListener(use, notice, true);
  // Until a press says otherwise, no empty field is called wrong (`aria-invalid` in the HTML); then the browser's own word holds.
  form.addEventListener('invalid', ({ target }) => (target as Element).removeAttribute('aria-invalid'), true);
  // Browsers restore the values of fields without an event.
  addEventListener('pageshow', () => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea'))
      if (field.checked || field.value !== field.defaultValue) void load();
  });
}

/**
 * After a page's form: loads the form's module at its first use. The press of a submit button or of a link, whose address the module may
 * complete, is kept until then, and happens once. If the module cannot be loaded, the press happens as in plain HTML, and the next use
 * tries again. `source` is the module's path in the project; the build writes the address of its script in its place (build/scripts.ts).
 */
export function firstUseScript(source: `/src/forms/${string}.client.tsx`): string {
  // In the text, because under `npm run dev` Vite replaces an `import()` in the function.
  return `(${loadOnUse})('${source}', (address) => import(address))`;
}
