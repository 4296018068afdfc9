import { readGiftHash } from '#lib/gift.ts';

/**
 * Fills in Contact's form from an address such as /contact#member or /contact#receipt=$500/month, and never replaces what a visitor typed
 * or a browser restored. The script goes after the form. Without it, the list's links open the visitor's email program.
 */
export function openLetters(): void {
  const list = document.querySelector('[data-letters]') as HTMLDetailsElement;
  const about = document.querySelector('[data-about]') as HTMLElement;
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name=subject],[name=message]'),
  ];
  const { filled = '', kept = '', gift = '', monthly = '' } = list.dataset;
  let written = ['', ''];

  const letters = new Map<string, HTMLAnchorElement>();
  for (const named of list.querySelectorAll('a, a [id]')) {
    letters.set(named.id, named.closest('a') as HTMLAnchorElement);
    // The line above the form takes the id, so that the address leads there.
    named.removeAttribute('id');
  }
  /** Mail and chat programs encode more than they must. An address that cannot be decoded names no letter. */
  const readHash = () => {
    try {
      return decodeURIComponent(location.hash).slice(1).split('=');
    } catch {
      return [];
    }
  };
  /** Returns whether the letter in the address is now in the fields. */
  const open = () => {
    const [id = '', end = ''] = readHash();
    const link = letters.get(id);
    list.open = false;
    about.textContent = '';
    if (!link) return false;
    const [subject = '', message = ''] = link.search
      .split('&')
      // The greeting goes: it is drawn above the form.
      .map((part) => decodeURIComponent(part.replace(/^[^=]*=/, '')).replace(/^.*\r\n\r\n/, ''));
    const { amount = '', monthly: isMonthly } = readGiftHash(end) ?? {};
    const sum = amount && ` ${gift.replace('{amount}', isMonthly ? monthly.replace('{amount}', amount) : amount)}`;
    // Both fields are filled or neither is: two letters are never mixed.
    const isFree = fields.every(({ value }, index) => !value || value === written[index]);
    if (isFree) {
      for (const [index, text] of [subject, message + sum].entries()) {
        const field = fields[index];
        // loadOnUse.ts takes a value that differs from its default for a typed one.
        if (field) field.value = field.defaultValue = text;
      }
      written = fields.map(({ value }) => value);
    }
    about.textContent = isFree ? filled.replace('{subject}', subject) : kept;
    about.id = location.hash.slice(1);
    // The form's module, if it has loaded, reads the letter again.
    fields[0]?.form?.dispatchEvent(new Event('letter'));
    return isFree;
  };
  addEventListener('hashchange', () => {
    open();
    // The browser looks for its target again.
    if (about.textContent && !about.matches(':target')) location.replace(location.hash);
  });
  list.addEventListener('click', (event) => {
    for (const [id, link] of letters) {
      if (!link.contains(event.target as Node)) continue;
      event.preventDefault();
      about.id = encodeURI(id);
      location.hash = id;
      const target = open() ? fields[1] : about;
      target?.focus();
      fields[1]?.setSelectionRange(1e6, 1e6);
      return;
    }
  });
  open();
}
