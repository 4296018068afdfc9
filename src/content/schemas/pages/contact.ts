import { z } from 'zod';
import { bold, link } from '#content/schemas/addresses.ts';
import { group, hidden, id, listOf, page, section, withDistinct, withVisible } from '#content/schemas/fields.ts';
import { label, lines, paragraph, text, textWith, title } from '#content/schemas/text.ts';

const answer = group({
  hidden,
  question: title,
  answer: paragraph,
  link: link.optional(),
  until: z
    .enum(['giving', 'registration'])
    .describe('Visitors see this question only until that is connected. Write another one for afterwards.')
    .meta({
      title: 'Shown only until',
      options: {
        giving: 'online giving is connected',
        registration: 'registration is connected',
      },
    })
    .optional(),
});

/** What the form shows after one outcome. */
const outcome = group({ strong: bold, text });

/** What a link about one thing fills in; `name` is that thing. */
const letterAbout = (name: string) => group({ subject: textWith(name), message: textWith(name) });

/** The copy of Contact. A subject's `id` is the part after the # that fills in the Subject: /contact#member. */
export const contactPage = page({
  hero: section({ heading: lines, lead: text }),
  details: group({ heading: title, email: label, city: label, social: label, askOffice: link }).describe(
    'The small headings beside the addresses. The addresses, office hours and networks are under The organization.',
  ),
  about: label.describe('Before what a letter is about, above the form.'),
  kept: label
    .describe('After it, when somebody who has typed opens another letter: her words stay as they are.')
    .meta({ title: 'A letter that has been changed' }),
  topics: label.describe('Above the form: opens a list of all subjects below.').meta({ title: 'List of subjects' }),
  subjects: withDistinct(
    'id',
    listOf([1, 24], 'subjects', group({ id, subject: label, message: text.optional() })),
  ).describe('What a link to Contact fills in as the Subject, and as the first sentence of the message.'),
  forEvents: group({
    about: letterAbout('title').meta({ title: 'Getting there and cost' }),
    access: letterAbout('title').meta({ title: 'What somebody needs to take part' }),
    child: letterAbout('title').meta({ title: 'Coming with a child' }),
    spot: letterAbout('title').meta({ title: 'A spot' }),
    feedback: letterAbout('title').meta({ title: 'From somebody who was there' }),
  }).describe('The same for links from an event. {title} is its title.'),
  forNext: letterAbout('kind').describe('For links from an event that is over. {kind} is what it is called: workshop.'),
  forPrograms: letterAbout('title').describe('For links from a program. {title} is its title.'),
  form: section({
    heading: title,
    required: title.meta({ title: 'Before the fields' }),
    name: label,
    email: label,
    subject: label,
    message: label,
    notConnected: group({
      strong: bold,
      text: textWith('email'),
      send: label.meta({ title: 'Button' }),
    }).describe('Above the fields and on the button, until the form is connected (under The organization).'),
    connected: group({
      strong: bold,
      text: textWith('host', 'email'),
      sending: outcome,
      sent: outcome,
      again: outcome
        .describe('Shown to somebody who sends the same message again.')
        .meta({ title: 'Sent a second time' }),
      refused: outcome.meta({ title: 'Not accepted' }),
      unanswered: outcome
        .describe('Shown when no answer comes in time: the message may or may not have arrived.')
        .meta({ title: 'No answer in time' }),
      offline: outcome.meta({ title: 'No connection' }),
    }).describe('Shown once the form is connected (under The organization), before and after the button is pressed.'),
    send: label.meta({ title: 'Button' }).describe('Once the form is connected.'),
    status: group({
      strong: bold,
      text,
      mail: label.meta({ title: 'Link that opens an email' }),
      long: text
        .describe('Shown for a message that is too long for an email link, which holds about 250 words.')
        .meta({ title: 'Message too long for an email' }),
      mailWithout: label.meta({ title: 'Link that opens an email without the message' }),
      copy: label.meta({ title: 'Button that copies' }),
      copied: title,
      notCopied: text.meta({ title: 'Copying failed' }),
    }).describe('Shown after the button is pressed.'),
  }),
  hours: section({
    heading: title,
    open: textWith('time').meta({ title: 'While the office is open' }),
    closed: textWith('day', 'time')
      .describe('{day} is left out if the office opens later today.')
      .meta({ title: 'While it is closed' }),
    appointment: text.meta({ title: 'On a day by appointment' }),
    usually: textWith('sentence')
      .describe('Around these sentences until the closings are known (under The organization).')
      .meta({ title: 'While closings are unknown' }),
    closedOn: textWith('dates')
      .describe('Below the week, for each closing to come. A colon and its reason follow.')
      .meta({ title: 'A closing' }),
  }).describe('What it says depends on the time in Toronto.'),
  faq: section({
    heading: title,
    items: withDistinct('question', withVisible(12, listOf([1, 24], 'questions', answer))),
  }).meta({ title: 'Questions and answers' }),
});

export type ContactPage = z.output<typeof contactPage>;
