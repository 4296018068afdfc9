import { type GiftHash, readGiftHash } from '#lib/gift.ts';

function openLetters(readGift: (hash: string) => GiftHash | undefined): void {
  const list = document.querySelector('[data-letters]') as HTMLDetailsElement;
  const about = document.querySelector('[data-about]') as HTMLElement;
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name=subject],[name=message]'),
  ];
  const { filled = '', kept = '', gift = '', monthly = '' } = list.dataset;
  /** What this has written into the fields. */
  let written = ['', ''];

  const letters = new Map<string, HTMLAnchorElement>();
  for (const named of list.querySelectorAll('a, a [id]')) {
    letters.set(named.id, named.closest('a') as HTMLAnchorElement);
    // An address leads to the line above the form instead.
    named.removeAttribute('id');
  }
  /** Mail and chat programs encode more than needs it, and an address may come from anywhere. */
  const readHash = () => {
    try {
      return decodeURIComponent(location.hash).slice(1).split('=');
    } catch {
      return [];
    }
  };
  /** Whether the letter that the address names is now in the fields. */
  const open = () => {
    const [id = '', end = ''] = readHash();
    const link = letters.get(id);
    list.open = false;
    about.textContent = '';
    if (!link) return false;
    const [subject = '', message = ''] = link.search
      .split('&')
      // Without the greeting, which is drawn.
      .map((part) => decodeURIComponent(part.replace(/^[^=]*=/, '')).replace(/^.*\r\n\r\n/, ''));
    const { amount = '', monthly: isMonthly } = readGift(end) ?? {};
    const sum = amount && ` ${gift.replace('{amount}', isMonthly ? monthly.replace('{amount}', amount) : amount)}`;
    // Otherwise half of this letter would stand beside half of another.
    const isFree = fields.every(({ value }, index) => !value || value === written[index]);
    if (isFree) {
      for (const [index, text] of [subject, message + sum].entries()) {
        const field = fields[index];
        // A value that differs from its default was typed (firstUse.ts).
        if (field) field.value = field.defaultValue = text;
      }
      written = fields.map(({ value }) => value);
    }
    about.textContent = isFree ? filled.replace('{subject}', subject) : kept;
    about.id = location.hash.slice(1);
    // Once the form's module is there, its answer holds the letter too.
    fields[0]?.form?.dispatchEvent(new Event('letter'));
    return isFree;
  };
  addEventListener('hashchange', () => {
    open();
    // So that the browser finds the target.
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

/**
 * On Contact, after the form: /contact#member opens that letter, whose subject and message it reads from its link in the list of letters
 * (`data-letters`), which it closes. The two always belong together, and nothing that a visitor typed, or a browser restored, is replaced.
 * The line before the list says that they are filled in (`data-filled`), or that they are as they were (`data-kept`), and is what the
 * address leads to. A press in the list does the same, and moves the focus into the message, or to that line. `#receipt=$500/month` ends
 * the message with that gift (`data-gift`, `data-monthly`). Without scripts the list is open, and its links open the visitor's email
 * program.
 */
export const lettersScript = `(${openLetters})(${readGiftHash})`;
