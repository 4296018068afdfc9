import { z } from 'zod';
import { about, exactly, group, id, lines, link, section, text, textWith } from '#schemas/fields.ts';

const answer = group({ question: text, answer: text, link: link.optional() });

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
  faq: section({ heading: text, items: exactly(4, 'questions', answer) }),
});

export type ContactPage = z.output<typeof contactPage>;
