import { letterLink, type PreparedLetter } from '#lib/letter.ts';

function showSubject(): void {
  const about = document.querySelector('[data-about]');
  const id = location.hash.slice(1);
  if (about && id && !document.getElementById(id)) about.id = id;
}

function openLetters(
  linkTo: typeof letterLink,
  topics: readonly PreparedLetter[],
  others: readonly PreparedLetter[],
  words: { everyMonth: string; kept: string },
): void {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  const about = find('[data-about]');
  const list = find<HTMLDetailsElement>('[data-topics]');
  const mails = document.querySelectorAll<HTMLAnchorElement>('[data-mail] a');
  const fields = [find<HTMLInputElement>('[name=subject]'), find<HTMLTextAreaElement>('textarea')];
  let filled: string[] = [];

  for (const { id, subject } of topics) {
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, className: 'target' });
    link.append(subject);
    list.lastElementChild?.appendChild(document.createElement('li')).append(link);
  }
  const updateMail = () => {
    const [subject = '', body = ''] = fields.map(({ value }) => value);
    for (const mail of mails) mail.href = linkTo(mail.pathname, { subject, body }).href;
  };
  /** Whether the fields were free for this letter. */
  const fill = (texts: string[]): boolean => {
    const free = fields.map(({ value }, index) => !value || value === filled[index]);
    // Otherwise half of this letter would stand beside half of another.
    if (!free.every((isFree, index) => isFree || !filled[index])) return false;
    filled = texts.map((text, index) => (free[index] ? text : ''));
    for (const [index, field] of fields.entries()) {
      if (!free[index]) continue;
      // By this the cursor goes behind it.
      field.value = texts[index] ?? '';
      // A value that differs from it was typed (firstUse.ts).
      field.defaultValue = field.value;
    }
    return true;
  };
  const open = () => {
    const [name, gift = ''] = location.hash.slice(1).split('=');
    const letter = [...topics, ...others].find(({ id }) => encodeURI(id) === name);
    about.hidden = !letter;
    if (!letter) return;
    list.open = false;
    // Only what an amount looks like: an address may come from anywhere.
    const [, amount, monthly] = /^(\$[\d,.]+)(\/month)?$/.exec(gift) ?? [];
    const sum = monthly ? words.everyMonth.replace('{amount}', amount ?? '') : amount;
    const isFilled = fill([letter.subject, [letter.message, sum].filter(Boolean).join(' ')]);
    about.lastElementChild?.replaceChildren(isFilled ? (fields[0]?.value ?? '') : words.kept);
    about.id = location.hash.slice(1);
    // So that the browser finds the target.
    if (!about.matches(':target')) location.replace(location.hash);
    updateMail();
    // Once the form's module is there, its answer holds the letter too.
    fields[0]?.form?.dispatchEvent(new Event('letter'));
  };
  addEventListener('hashchange', open);
  addEventListener('input', updateMail);
  // A browser restores fields without an event.
  addEventListener('pageshow', updateMail);
  open();
}

/** Makes the line above the letter the target of the link that led here, before the browser scrolls to it. */
export const showSubjectScript = `(${showSubject})()`;

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/**
 * On Contact, a link to /contact#member opens that letter: fills in its subject and its first sentence, and says above the letter what
 * it is about (`data-about`). The two always belong together, and nothing that a visitor typed, or a browser restored, is replaced.
 * `#receipt=$500/month` ends the sentence with that gift. Links to our address beside the form and in it (`data-mail`) take along what
 * stands in the form; `words.kept` says that a letter was not opened. `topics` are in the list above it (`data-topics`). In a file of its
 * own, so that the first view does not wait for the texts.
 */
export function lettersScript(...letters: Tail<Parameters<typeof openLetters>>): string {
  const data = letters.map((part) => JSON.stringify(part).replaceAll('<', '\\u003c'));
  return `(${openLetters})(${[letterLink, ...data]})`;
}
