import type { z } from 'zod';
import {
  about,
  dollars,
  exactly,
  group,
  hidden,
  label,
  lines,
  notice,
  section,
  sentence,
  shown,
  text,
  textWith,
  title,
} from '#schemas/fields.ts';

/** The words of Donate. {amount} is what the visitor has chosen, or the words of `noAmount`. */
export const donatePage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  notice,
  /** What is said instead, once `giving` in site.yaml names an address. */
  connectedNotice: notice,
  form: section({
    amounts: label,
    presets: exactly(4, 'amounts', dollars),
    custom: label,
    /** What was understood of the choice, before a button is pressed. */
    chosen: textWith('amount'),
    currency: text,
    once: label,
    monthly: label,
    /** Under the two buttons, once one of them leads to a giving service. */
    leadsTo: textWith('host'),
    noAmount: label,
    /** What a monthly gift puts into the place of {amount}, in the heading and the steps. */
    everyMonth: textWith('amount'),
    onceStatus: group({
      strong: title,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
    monthlyStatus: group({
      strong: title,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
  }),
  /** One of the three is shown, as `charity` in site.yaml says. */
  taxNote: section({ unknown: text, nonprofit: text, registered: textWith('number') }),
  tiers: section({
    heading: title,
    lead: text,
    items: shown(exactly(4, 'tiers', group({ hidden, amount: dollars, title, text }))),
  }),
  etransfer: section({
    heading: textWith('amount'),
    lead: text,
    open: group({ title, text }),
    send: group({ title: textWith('amount'), text, copy: label, copied: title }),
    message: group({ title, text }),
    /** The last step: the second one when `charity` in site.yaml says that there are no receipts. */
    receipt: group({ title, text: textWith('email') }),
    noReceipt: group({ title, text: textWith('email') }),
  }),
});

export type DonatePage = z.output<typeof donatePage>;
