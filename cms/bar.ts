/** What can follow a sentence: an address, or words to copy. */
interface More {
  link?: string;
  copy?: string;
}

/** Says something at the top of the page, in place of what was said there before under the same name; nothing removes it. */
export function say(name: 'changes' | 'published', text: string, { link, copy }: More = {}): void {
  const bar = document.querySelector('#bar');
  const id = `bar-${name}`;
  // Not said again to those who listen to the page.
  if (!bar || document.getElementById(id)?.firstChild?.textContent === text) return;
  document.getElementById(id)?.remove();
  if (text === '') return;
  const line = document.createElement('p');
  line.id = id;
  line.append(text);
  if (link !== undefined) {
    line.append(
      ' ',
      Object.assign(document.createElement('a'), { href: link, target: '_blank', textContent: 'More on GitHub' }),
    );
  }
  if (copy !== undefined) {
    const button = Object.assign(document.createElement('button'), { textContent: 'Copy my words' });
    button.addEventListener(
      'click',
      () => void navigator.clipboard.writeText(copy).then(() => (button.textContent = 'Copied')),
    );
    line.append(' ', button);
  }
  bar.append(line);
}
