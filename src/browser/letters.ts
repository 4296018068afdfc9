import type { PreparedLetter } from '#lib/letter.ts';

function showSubject(): void {
  const about = document.querySelector('[data-about]');
  const id = location.hash.slice(1);
  if (about && id && !document.getElementById(id)) about.id = id;
}

function openLetters(
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
    const [subject, body] = fields.map(({ value }) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n')));
    const parts = subject || body ? [`subject=${subject}`, `body=${body}`] : [];
    // Programs cut a longer address: see lib/letter.ts.
    for (const mail of mails) mail.search = parts.slice(0, parts.join().length < 1900 ? 2 : 1).join('&');
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
      // A value that differs from it was typed (islandLoader.ts).
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
    // Once the form runs, its answer holds the letter too.
    if (!document.querySelector('astro-island[ssr]')) fields[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  addEventListener('hashchange', open);
  addEventListener('input', updateMail);
  // A browser restores fields without an event.
  addEventListener('pageshow', updateMail);
  open();
}

/** Makes the line above the letter the target of the link that led here, before the browser scrolls to it. */
export const showSubjectScript = `(${showSubject})()`;

/**
 * On Contact, a link to /contact#member opens that letter: fills in its subject and its first sentence, and says above the letter what
 * it is about (`data-about`). The two always belong together, and nothing that a visitor typed, or a browser restored, is replaced.
 * `#receipt=$500/month` ends the sentence with that gift. Links to our address beside the form and in it (`data-mail`) take along what
 * stands in the form; `words.kept` says that a letter was not opened. `topics` are in the list above it (`data-topics`). In a file of its
 * own, so that the first view does not wait for the texts.
 */
export function lettersScript(...letters: Parameters<typeof openLetters>): string {
  return `(${openLetters})(${letters.map((part) => JSON.stringify(part).replaceAll('<', '\\u003c')).join()})`;
}
