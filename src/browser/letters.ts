function fillInLetter(): void {
  let sentence = '';
  let amount = '';
  const fillIn = () => {
    const [id = '', sum = ''] = decodeURI(location.hash.slice(1)).split('=');
    // Only what an amount looks like: an address may come from anywhere.
    if (/^\$[\d,.]+$/.test(sum)) amount = ` ${sum}`;
    // So that the browser finds the target, too.
    if (sum) return location.replace(`#${id}`);
    const topics = document.querySelector<HTMLDetailsElement>('main details');
    if (topics) topics.open = false;
    const about = document.getElementById(id)?.querySelector<HTMLElement>(':scope > [data-subject]');
    const subject = document.querySelector<HTMLInputElement>('[name=subject]');
    const message = document.querySelector('textarea');
    const mail = document.querySelector<HTMLAnchorElement>('[data-mail] a');
    if (!about || !subject || !message || !mail) return;
    subject.defaultValue = about.textContent;
    const next = about.dataset['subject'] + amount;
    amount = '';
    mail.search = `subject=${encodeURIComponent(about.textContent)}&body=${encodeURIComponent(next)}`;
    if (message.value !== sentence) return;
    // As the value, too: React takes the default value of a text area back.
    message.value = message.defaultValue = sentence = next;
  };
  fillIn();
  addEventListener('hashchange', fillIn);
}

/**
 * On Contact, a link to /contact#member fills in the Subject from the text in the element `member`, which CSS shows above the
 * form, and the message's first sentence from its `data-subject`. Neither replaces what a visitor typed or a browser restored.
 * The list of subjects closes. The email address beside the form opens the same letter. `#receipt=$500` ends the sentence with that amount.
 */
export const subjectScript = `(${fillInLetter})()`;
