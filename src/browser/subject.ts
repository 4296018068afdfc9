function subject(): void {
  const text = document.getElementById(location.hash.slice(1))?.querySelector(':scope > [data-subject]')?.textContent;
  const field = document.querySelector<HTMLInputElement>('[name=subject]');
  if (text && field) field.defaultValue = text;
  addEventListener('hashchange', subject);
}

/**
 * On Contact: a link to /contact#member fills in the Subject with the text of the element `member`, which CSS shows
 * above the form then. They become the field's default value, so that nothing a visitor has typed, or a browser restores, gives
 * way to them.
 */
export const subjectScript = `(${subject})()`;
