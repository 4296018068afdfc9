import { z } from 'zod';
import { bold, link } from '#content/schemas/addresses.ts';
import { fields, hidden, id, listOf, page, section, withDistinct, withVisible } from '#content/schemas/fields.ts';
import { atMost, label, lines, paragraphs, short, text, textWith, title } from '#content/schemas/textFields.ts';

const answer = fields({
  hidden,
  question: title,
  answer: atMost(1200, paragraphs),
  link: link.optional(),
});

const asks = fields({
  text,
  until: z
    .enum(['address', 'entrance', 'washroom', 'cost', 'next', 'founder', 'people', 'charity', 'documents', 'otherWays'])
    .meta({ title: 'Until this is filled in' }),
});

const outcome = fields({ strong: bold, text });

const GROUPS = ['joining', 'events', 'giving', 'other'] as const;

/** The copy of Contact. A letter's `id` follows the # in its address: /contact#member. */
export const contactPage = page({
  hero: section({ heading: lines, lead: text }),
  details: fields({
    heading: title,
    email: label,
    social: label,
    askOffice: link,
    press: fields({ heading: label, link }),
  }).describe(
    'The small headings beside the addresses. The addresses, office hours and networks are under The organization.',
  ),
  topics: label
    .describe('Above the form: opens the list of all letters. Each is a link that writes an email.')
    .meta({ title: 'List of letters' }),
  groups: fields({ joining: label, events: label, giving: label, other: label })
    .describe('The small headings in that list.')
    .meta({ title: 'Groups of letters' }),
  filled: textWith('subject').describe('Above the form, once a letter has been chosen, and read aloud.'),
  kept: text
    .describe('In its place when somebody who has typed chooses a letter: her words stay as they are.')
    .meta({ title: 'A letter that has been changed' }),
  gift: textWith('amount')
    .describe('Ends the letter about a receipt, once an amount was chosen on Donate.')
    .meta({ title: 'The gift' }),
  subjects: withDistinct(
    'id',
    listOf(
      [1, 24],
      'letters',
      fields({
        id,
        group: z.enum(GROUPS).meta({ title: 'Group' }),
        subject: label,
        message: text,
        until: z.enum(['nonprofit', 'autodeposit']).meta({ title: 'Offered until this is so' }).optional(),
        asks: z
          .array(asks)
          .default([])
          .describe('Added to the message, each until the site says it itself.')
          .meta({ title: 'Questions', item: 'Question' }),
      }),
    ),
  ).describe('What a link to Contact fills in as the Subject, and as the first sentence of the message.'),
  forEvents: fields({
    subject: textWith('title', 'date'),
    message: text,
    spot: text.meta({ title: 'A spot' }),
    cost: text.meta({ title: 'Cost' }),
    journey: text.meta({ title: 'Getting there' }),
    child: text.meta({ title: 'Coming with a child' }),
    access: textWith('needs').meta({ title: 'Access' }),
    needs: fields({
      entrance: short.meta({ title: 'Way in' }),
      washroom: short,
      quiet: short,
      signing: short.meta({ title: 'Sign language and captions' }),
    })
      .describe('Each is asked for only while the event does not say it.')
      .meta({ title: 'What somebody may need' }),
  }).describe(
    'The letter about an event that is ahead: a line for each thing that the event does not say itself. {title} is its title.',
  ),
  forNext: fields({ subject: textWith('kind'), message: textWith('kind') }).describe(
    'For links from an event that is over. {kind} is what it is called: workshop.',
  ),
  forPrograms: fields({
    subject: textWith('title'),
    message: textWith('title'),
    audience: text,
    nextStart: text,
    cost: text,
    begin: text,
  }).describe('For links from a program: what it does not say itself is asked. {title} is its title.'),
  form: section({
    heading: title,
    required: title.meta({ title: 'Before the fields' }),
    privacy: text.describe(
      'Under the button, until the form is connected. It is true as long as nothing else is added to the pages.',
    ),
    noScript: fields({ strong: bold, text: textWith('link'), link: label, address: textWith('email') })
      .describe('Before the fields, in a browser without scripts (JavaScript), which cannot write the email.')
      .meta({ title: 'Without scripts' }),
    name: label,
    email: label,
    subject: label,
    message: label,
    notConnected: fields({
      strong: bold,
      text: textWith('email'),
      send: label.meta({ title: 'Button' }),
    }).describe('Above the fields and on the button, until the form is connected (under The organization).'),
    connected: fields({
      strong: bold,
      text: textWith('host', 'email'),
      privacy: textWith('host').describe('Under the button. {host} is the service that receives what is written.'),
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
    status: fields({
      strong: bold,
      text,
      mail: label.meta({ title: 'Link that opens an email' }),
      others: label.meta({ title: 'Opens the other ways' }),
      webMail: atMost(60, textWith('service'))
        .describe('The same in mail on the web. {service} is Gmail or Outlook.')
        .meta({ title: 'Links to mail on the web' }),
      unfinished: fields({ strong: bold, text: textWith('words') })
        .describe('Shown in their place for a message that ends with a colon. {words} are those before it.')
        .meta({ title: 'A message without its end' }),
      late: textWith('email')
        .describe('Shown in its place when the page has to open the email itself, because the network is slow.')
        .meta({ title: 'Opened by the page itself' }),
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
    appointment: text
      .describe('Until the hour at which the office closes on its longest day.')
      .meta({ title: 'On a day by appointment' }),
    usually: textWith('sentence')
      .describe('Around these sentences unless a closing is to come (Closed on, under The organization).')
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
