import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { exactly, group, hidden, id, section, withVisibleItem } from '#content/schemas/fields.ts';
import { label, lines, metadata, paragraph, text, textWith, title } from '#content/schemas/text.ts';

const answer = group({
  hidden,
  question: title,
  answer: paragraph,
  link: link.optional(),
  until: z
    .enum(['contact', 'giving', 'registration'])
    .describe('The answer is true only until this is connected; the check then asks for a new one.')
    .optional(),
});

/** What the form shows after one outcome. */
const outcome = group({ strong: title, text });

/** The copy of Contact. A subject's `id` is the part after the # that fills in the Subject: /contact#member. */
export const contactPage = group({
  ...metadata,
  hero: section({ heading: lines, lead: text }),
  details: group({ heading: title, email: label, city: label, social: label }).describe(
    'The small headings beside the addresses. The addresses, office hours and networks are under The organization.',
  ),
  subjects: z
    .array(group({ id, subject: label }))
    .min(1)
    .max(20, 'must have at most twenty subjects')
    .describe('What a link to Contact fills in as the Subject.'),
  form: section({
    heading: title,
    required: title,
    name: label,
    email: label,
    subject: label,
    message: label,
    notConnected: group({ strong: title, text: textWith('email') }).describe(
      'Above the button until the form is connected.',
    ),
    connected: group({
      strong: title,
      text: textWith('host', 'email'),
      sending: outcome,
      sent: outcome,
      again: outcome.describe('Shown to somebody who sends the same message again.'),
      refused: outcome,
      unanswered: outcome.describe('Shown when no answer comes in time: the message may or may not have arrived.'),
      offline: outcome,
    }).describe('Shown once the form is connected (under The organization), before and after the button is pressed.'),
    send: label,
    status: group({
      strong: title,
      text,
      mail: label,
      long: text.describe('Shown for a message that is too long for an email link, which holds about 250 words.'),
      mailWithout: label,
      copy: label,
      copied: title,
      notCopied: text,
    }).describe('Shown after the button is pressed.'),
  }),
  hours: section({ heading: title }),
  faq: section({ heading: title, items: withVisibleItem(exactly(4, 'questions', answer)) }),
});

export type ContactPage = z.output<typeof contactPage>;
