function fillInLetter(): void {
  let sentence = '';
  const fillIn = () => {
    const about = document
      .getElementById(location.hash.slice(1))
      ?.querySelector<HTMLElement>(':scope > [data-subject]');
    const subject = document.querySelector<HTMLInputElement>('[name=subject]');
    const message = document.querySelector('textarea');
    if (!about || !subject || !message) return;
    subject.defaultValue = about.textContent;
    if (message.value !== sentence) return;
    sentence = about.dataset['subject'] ?? '';
    // As the value, too: React takes the default value of a text area back.
    message.value = message.defaultValue = sentence;
  };
  fillIn();
  addEventListener('hashchange', fillIn);
}

/**
 * On Contact, a link to /contact#member fills in the Subject from the text in the element `member`, which CSS shows above the
 * form, and the message's first sentence from its `data-subject`. Neither replaces what a visitor typed or a browser restored.
 */
export const subjectScript = `(${fillInLetter})()`;
