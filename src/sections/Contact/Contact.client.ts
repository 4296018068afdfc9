import type { ContactWords } from '#forms/ContactForm/formWords.ts';
import { loadOnUse } from '#forms/loadOnUse.ts';
import { letterLink, letterText, readLetter } from '#lib/letterLinks.ts';
import { openLetters } from './openLetters.ts';

const words = document.querySelector<HTMLElement>('[data-answer]')?.dataset['answer'] ?? '';
const { address, greeting, status } = JSON.parse(words) as ContactWords;

loadOnUse(
  import.meta.env.CONTACT_CONNECTED
    ? undefined
    : (form) => {
        const letter = readLetter(form);
        const { href, whole } = letterLink(address, letter.subject, letterText(greeting, letter));
        location.href = href;
        return whole ? status.late : status.long;
      },
);
openLetters();
