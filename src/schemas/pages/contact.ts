import { z } from 'zod';
import { about, exactly, group, id, lines, link, section, text, textWith } from '#schemas/fields.ts';

const answer = group({
  question: text,
  answer: text,
  link: link.optional(),
  until: z
    .enum(['contact', 'giving', 'registration'])
    .describe('True only until that is connected: the checks ask for another answer then.')
    .optional(),
});

/** What the form says of one outcome. */
const outcome = group({ strong: text, text });

/** The words of Contact. A subject's `id` is the part behind the # that fills in the Subject: /contact#member. */
export const contactPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  details: group({ heading: text, email: text, city: text, social: text }).describe(
    'The small headings beside the addresses. The addresses, office hours and networks stand under The organization.',
  ),
  subjects: z
    .array(group({ id, subject: text }))
    .min(1)
    .describe('What a link to Contact puts into the Subject.'),
  form: section({
    heading: text,
    required: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    notConnected: group({ strong: text, text: textWith('email') }).describe(
      'Above the button until the form is connected.',
    ),
    connected: group({
      strong: text,
      text: textWith('host', 'email'),
      sending: outcome,
      sent: outcome,
      again: outcome.describe('For a second press on what has been sent.'),
      refused: outcome,
      unanswered: outcome.describe('No answer, or none in time: nobody knows whether it has arrived.'),
      offline: outcome,
    }).describe(
      'Instead, once the organization’s Contact names an endpoint, and what follows a press on the button then.',
    ),
    send: text,
    status: group({
      strong: text,
      text,
      mail: text,
      long: text.describe('For a message that is too long for a link, which carries about 250 words.'),
      mailWithout: text,
      copy: text,
      copied: text,
      notCopied: text,
    }).describe('What follows a press on the button.'),
  }),
  hours: section({ heading: text }),
  faq: section({ heading: text, items: exactly(4, 'questions', answer) }),
});

export type ContactPage = z.output<typeof contactPage>;
