import { Notice } from '#components/Notice/Notice.tsx';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import { openAnswer } from '#forms/openAnswer.tsx';
import { letterLink, letterText, readLetter } from '#lib/letterLinks.ts';
import { Offer } from './Offer.tsx';
import { createDelivery, type Outcome } from './send.ts';
import { sewStamp } from './sewStamp.ts';

/** What the contact form's answers say, and where its letters go. */
export interface ContactWords extends Pick<ContactPage['form'], 'subject' | 'status'> {
  /** The organization's email address. */
  address: string;
  /** How the email begins. */
  greeting: string;
  /** Without it nothing is sent. */
  connected?: (Omit<ContactPage['form']['connected'], 'strong' | 'text'> & { endpoint: string }) | undefined;
}

/** The outcomes after which the letter is still the visitor's to send. */
const FAILED: readonly Outcome[] = ['refused', 'unanswered', 'offline'];

/**
 * Answers the contact form. Unconnected, it sends nothing: when the button is pressed it says so and offers the message for the visitor's
 * email program or clipboard. Connected, it sends the fields and announces the result. It never writes into a field, so what was typed is
 * never lost.
 */
export function answerLetter(): void {
  const { form, words, draw, guard } = openAnswer<ContactWords>();
  const { address, greeting, status, connected } = words;
  let presses = 0;
  let outcome: Outcome | undefined;
  let sewn: string | undefined;

  /** Says what became of the letter and, unless it was sent, offers what takes it to the visitor's email program or clipboard. */
  const answer = () => {
    if (presses === 0) return;
    const letter = readLetter(form);
    const link = letterLink(address, letter.subject, letterText(greeting, letter));
    const unsent = { strong: status.strong, text: link.whole ? status.text : status.long };
    const said = import.meta.env.CONTACT_CONNECTED ? outcome && connected?.[outcome] : unsent;
    const isHers = !import.meta.env.CONTACT_CONNECTED || (outcome !== undefined && FAILED.includes(outcome));
    draw(
      said && (
        // A repeated message is announced only in a new element.
        <Notice key={`${presses} ${said.text}`} strong={said.strong}>
          {said.text}
        </Notice>
      ),
      isHers && <Offer key={presses} words={words} letter={letter} link={link} />,
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
    if (name !== sewn) void sewStamp(name);
    sewn = name;
    answer();
  });
  form.addEventListener('input', change);
  // browser/lettersScript.ts has filled in a letter.
  form.addEventListener('letter', change);
  form.addEventListener(
    'submit',
    guard((event: SubmitEvent) => {
      presses++;
      if (import.meta.env.CONTACT_CONNECTED) {
        event.preventDefault();
        deliver?.(form);
        // After a press, the way that works is the strong one.
      } else if (event.submitter) event.submitter.dataset['emphasis'] = 'quiet';
      answer();
    }),
  );
  change(undefined);
}
