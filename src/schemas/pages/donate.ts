import type { z } from 'zod';
import { about, dollars, exactly, group, lines, notice, section, sentence, text, textWith } from '#schemas/fields.ts';

/** The words of Donate. {amount} is what the visitor has chosen, or the words of `noAmount`. */
export const donatePage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  notice: notice.describe('Before the controls.'),
  connectedNotice: notice.describe('Instead of the notice, once the organization’s Giving names an address.'),
  form: section({
    amounts: text,
    presets: exactly(4, 'amounts', dollars),
    custom: text,
    currency: text,
    once: text,
    monthly: text,
    leadsTo: textWith('host').describe(
      'Under the two buttons, once one of them leads to a giving service. {host} is its website.',
    ),
    noAmount: text.describe('Stands for {amount} until one is chosen.'),
    everyMonth: textWith('amount').describe(
      'Stands for {amount} in the e-Transfer steps after a press on Become a Monthly Donor.',
    ),
    onceStatus: group({
      strong: text,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
    monthlyStatus: group({
      strong: text,
      sentence: group({ text: textWith('amount', 'link'), link: sentence.shape.link }),
    }),
  }),
  taxNote: section({ unknown: text, nonprofit: text, registered: textWith('number') }).describe(
    'One of the three is shown, as the organization’s Charity says.',
  ),
  tiers: section({
    heading: text,
    lead: text,
    items: exactly(4, 'tiers', group({ amount: dollars, title: text, text })),
  }),
  etransfer: section({
    heading: textWith('amount'),
    lead: text,
    open: group({ title: text, text }).describe('The address for e-Transfers stands below this title.'),
    send: group({ title: textWith('amount'), text, copy: text, copied: text }),
    message: group({ title: text, text }),
    receipt: group({ title: text, text: textWith('email') }).describe('The last step.'),
    noReceipt: group({ title: text, text: textWith('email') }).describe(
      'The last step where the organization’s Charity is nonprofit: there are no receipts then.',
    ),
  }),
});

export type DonatePage = z.output<typeof donatePage>;
