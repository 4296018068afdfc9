import { z } from 'zod';
import {
  about,
  exactly,
  group,
  hidden,
  id,
  label,
  lines,
  link,
  paragraph,
  section,
  shown,
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
    .describe('True only until that is connected: the checks ask for another answer then.')
    .optional(),
});

/** What the form says of one outcome. */
const outcome = group({ strong: title, text });

/** The words of Contact. A subject's `id` is the part behind the # that fills in the Subject: /contact#member. */
export const contactPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  details: group({ heading: title, email: label, city: label, social: label }),
  subjects: z
    .array(group({ id, subject: label }))
    .min(1)
    .max(20, 'must have at most twenty subjects'),
  form: section({
    heading: title,
    required: title,
    name: label,
    email: label,
    subject: label,
    message: label,
    notConnected: group({ strong: title, text: textWith('email') }),
    /** What is said instead, once `contact` in site.yaml names an endpoint. */
    connected: group({
      strong: title,
      text: textWith('host', 'email'),
      sending: outcome,
      sent: outcome,
      /** A second press on what has been sent. */
      again: outcome,
      refused: outcome,
      /** No answer, or none in time: nobody knows whether it has arrived. */
      unanswered: outcome,
      offline: outcome,
    }),
    send: label,
    status: group({
      strong: title,
      text,
      mail: label,
      /** For a message that is too long for a link to carry. */
      long: text,
      mailWithout: label,
      copy: label,
      copied: title,
      notCopied: text,
    }),
  }),
  hours: section({ heading: title }),
  faq: section({ heading: title, items: shown(exactly(4, 'questions', answer)) }),
});

export type ContactPage = z.output<typeof contactPage>;
