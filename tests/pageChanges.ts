/** Runs in the page. Puts every text into an element of its own, as browsers' translations do. */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script,style,textarea')) continue;
    const inner = document.createElement('font');
    inner.textContent = `${text.data} (fr)`;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Runs in the page. As a password manager does, it puts an element beside each field and into each empty place, and an attribute on the field. */
export function addToFields(): void {
  for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
    field.after(document.createElement('div'));
    field.setAttribute('data-gramm', 'false');
  }
  for (const place of document.querySelectorAll('main form :is([data-answer], [role=status])'))
    place.append(document.createElement('grammarly-popups'));
}
