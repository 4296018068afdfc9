import { z } from 'zod';
import {
  metadata,
  exactly,
  group,
  hidden,
  id,
  label,
  lines,
  link,
  paragraph,
  section,
  withVisibleItem,
  text,
  textWith,
  title,
} from '#schemas/fields.ts';

const answer = group({
  hidden,
  question: title,
  answer: paragraph,
  link: link.optional(),
  until: z
    .enum(['contact', 'giving', 'registration'])
    .describe('True only until that is connected: the check then asks for another answer.')
    .optional(),
});

/** What the form says of one outcome. */
const outcome = group({ strong: title, text });

/** The words of Contact. A subject's `id` is the part behind the # that fills in the Subject: /contact#member. */
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
    .describe('What a link to Contact puts into the Subject.'),
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
      again: outcome.describe('For a second press on what has been sent.'),
      refused: outcome,
      unanswered: outcome.describe('No answer, or none in time: nobody knows whether it has arrived.'),
      offline: outcome,
    }).describe(
      'Instead, once the organization’s Contact names an endpoint, and what follows a press on the button then.',
    ),
    send: label,
    status: group({
      strong: title,
      text,
      mail: label,
      long: text.describe('For a message that is too long for a link, which carries about 250 words.'),
      mailWithout: label,
      copy: label,
      copied: title,
      notCopied: text,
    }).describe('What follows a press on the button.'),
  }),
  hours: section({ heading: title }),
  faq: section({ heading: title, items: withVisibleItem(exactly(4, 'questions', answer)) }),
});

export type ContactPage = z.output<typeof contactPage>;
