import type { z } from 'zod';
import { about, dollars, exactly, group, lines, notice, section, sentence, text, textWith } from '#schemas/fields.ts';

/** The words of Donate. {amount} is what the visitor has chosen, or the words of `noAmount`. */
export const donatePage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  notice,
  /** What is said instead, once `giving` in site.yaml names an address. */
  connectedNotice: notice,
  form: section({
    amounts: text,
    presets: exactly(4, 'amounts', dollars),
    custom: text,
    currency: text,
    once: text,
    monthly: text,
    /** Under the two buttons, once one of them leads to a giving service. */
    leadsTo: textWith('host'),
    atRest: text.describe('Stands on the small piece of quilt under the amounts until one is chosen.'),
    noAmount: text,
    /** What a monthly gift puts into the place of {amount}, in the heading and the steps. */
    everyMonth: textWith('amount'),
    onceStatus: group({
      strong: text,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
    monthlyStatus: group({
      strong: text,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
  }),
  /** One of the three is shown, as `charity` in site.yaml says. */
  taxNote: section({ unknown: text, nonprofit: text, registered: textWith('number') }),
  tiers: section({
    heading: text,
    lead: text,
    items: exactly(4, 'tiers', group({ amount: dollars, title: text, text })),
  }),
  etransfer: section({
    heading: textWith('amount'),
    lead: text,
    open: group({ title: text, text }),
    send: group({ title: textWith('amount'), text, copy: text, copied: text }),
    message: group({ title: text, text }),
    /** The last step: the second one when `charity` in site.yaml says that there are no receipts. */
    receipt: group({ title: text, text: textWith('email') }),
    noReceipt: group({ title: text, text: textWith('email') }),
  }),
});

export type DonatePage = z.output<typeof donatePage>;
