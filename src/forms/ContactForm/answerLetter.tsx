import { Notice } from '#components/Notice/Notice.tsx';
import { openAnswer } from '#forms/openAnswer.tsx';
import { letterLink, letterText, openEnd, readLetter } from '#lib/letterLinks.ts';
import { fill } from '#lib/text.ts';
import type { ContactWords } from './formWords.ts';
import { Offer } from './Offer.tsx';
import { createDelivery, type Outcome } from './send.ts';
import { sewStamp } from './sewStamp.ts';

/** After these outcomes the visitor still has to send the letter. */
const FAILED: readonly Outcome[] = ['refused', 'unanswered', 'offline'];

/** Answers the contact form. Unconnected, it sends nothing. It never writes into a field, so no typed text is lost. */
export function answerLetter(): void {
  const { form, words, draw, guard } = openAnswer<ContactWords>();
  const { address, greeting, status, connected } = words;
  let presses = 0;
  let outcome: Outcome | undefined;
  let sewn: string | undefined;

  const answer = () => {
    if (presses === 0) return;
    // An emptied field is no letter any more. The browser says so at the next press.
    if (!import.meta.env.CONTACT_CONNECTED && form.matches(':invalid')) return draw(undefined);
    const letter = readLetter(form);
    const link = letterLink(address, letter.subject, letterText(greeting, letter));
    const end = openEnd(letter.message);
    const { strong, text } = end === undefined ? status : status.unfinished;
    const unsent = { strong, text: link.whole ? fill(text, { words: end ?? '' }) : status.long };
    const message = import.meta.env.CONTACT_CONNECTED ? outcome && connected?.[outcome] : unsent;
    const visitorMustSend = !import.meta.env.CONTACT_CONNECTED || (outcome !== undefined && FAILED.includes(outcome));
    draw(
      message && (
        // Screen readers announce a repeated message only in a new element.
        <Notice key={`${presses} ${message.text}`} strong={message.strong}>
          {message.text}
        </Notice>
      ),
      visitorMustSend && <Offer key={presses} words={words} letter={letter} link={link} />,
    );
  };
  const deliver = import.meta.env.CONTACT_CONNECTED
    ? createDelivery(connected?.endpoint ?? '', (result) => {
        outcome = result;
        answer();
      })
    : undefined;

  const change = guard(() => {
    const { name } = readLetter(form);
    if (name !== sewn) sewStamp(name);
    sewn = name;
    answer();
  });
  form.addEventListener('input', change);
  // sections/Contact/openLetters.ts sends this event after it has filled in a letter.
  form.addEventListener('letter', change);
  form.addEventListener(
    'submit',
    guard((event: SubmitEvent) => {
      presses++;
      if (import.meta.env.CONTACT_CONNECTED) {
        event.preventDefault();
        deliver?.(form);
        // After a press, the offer is the strong button instead.
      } else if (event.submitter) event.submitter.dataset['emphasis'] = 'quiet';
      answer();
    }),
  );
  change(undefined);
}
