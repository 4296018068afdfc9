import { z } from 'zod';
import { about, exactly, group, hidden, id, lines, link, section, shown, text, textWith } from '#schemas/fields.ts';

const answer = group({
  hidden,
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
  details: group({ heading: text, email: text, city: text, social: text }),
  subjects: z.array(group({ id, subject: text })).min(1),
  form: section({
    heading: text,
    required: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    notConnected: group({ strong: text, text: textWith('email') }),
    /** What is said instead, once `contact` in site.yaml names an endpoint. */
    connected: group({
      strong: text,
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
    send: text,
    status: group({
      strong: text,
      text,
      mail: text,
      /** For a message that is too long for a link to carry. */
      long: text,
      mailWithout: text,
      copy: text,
      copied: text,
      notCopied: text,
    }),
  }),
  hours: section({ heading: text }),
  faq: section({ heading: text, items: shown(exactly(4, 'questions', answer)) }),
});

export type ContactPage = z.output<typeof contactPage>;
