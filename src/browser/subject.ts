function fillInSubject(): void {
  const text = document.getElementById(location.hash.slice(1))?.querySelector(':scope > [data-subject]')?.textContent;
  const field = document.querySelector<HTMLInputElement>('[name=subject]');
  if (text && field) field.defaultValue = text;
  addEventListener('hashchange', fillInSubject);
}

/**
 * On Contact, a link to /contact#member fills in the Subject from the element `member`, which CSS shows above the form. The
 * text becomes the field's default value, so it never replaces what a visitor typed or a browser restored.
 */
export const subjectScript = `(${fillInSubject})()`;
