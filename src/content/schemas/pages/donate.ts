import { bold, link, sentence } from '#content/schemas/addresses.ts';
import { offers, withId } from '#content/schemas/entries.ts';
import { dollars, fields, hidden, listOf, page, section, withDistinct, withVisible } from '#content/schemas/fields.ts';
import { atMost, label, lines, short, text, textWith, title } from '#content/schemas/textFields.ts';

/** The copy of Donate. {amount} is the visitor's choice, or the text of `noAmount`. */
export const donatePage = page({
  hero: section({ heading: lines, lead: text }),
  notice: fields({
    neither: textWith('link').meta({ title: 'While no button is connected' }),
    once: textWith('host', 'link').meta({ title: 'Once Donate Once is' }),
    monthly: textWith('host', 'link').meta({ title: 'Once Become a Monthly Donor is' }),
    both: textWith('host', 'link').meta({ title: 'Once both are' }),
    link,
  })
    .describe(
      'Before the amounts. One of the four is shown: Online giving (under The organization) decides which. {host} is the website of the donation platform.',
    )
    .meta({ title: 'How to give' }),
  form: section({
    amounts: label.meta({ title: 'Label of the amounts' }),
    presets: withDistinct(undefined, listOf([2, 6], 'amounts', dollars))
      .overwrite((amounts) => amounts.toSorted((a, b) => a - b))
      .describe('On the buttons, from the smallest to the largest.'),
    custom: label.meta({ title: 'Label of the field for another amount' }),
    chosen: textWith('amount'),
    currency: text,
    once: label.meta({ title: 'Button for one gift' }),
    monthly: label.meta({ title: 'Button for monthly gifts' }),
    atRest: atMost(24, label)
      .describe('On the visitor’s piece of the quilt, until an amount is chosen.')
      .meta({ title: 'Before an amount is chosen' }),
    noAmount: label.describe('Replaces {amount} until one is chosen.').meta({ title: 'Instead of an amount' }),
    everyMonth: textWith('amount').describe(
      'Replaces {amount} in the e-Transfer steps once Become a Monthly Donor is pressed.',
    ),
    status: fields({ strong: bold, text: textWith('amount') }).describe(
      'Above the e-Transfer steps, to which a button leads.',
    ),
  }),
  taxNote: section({
    unknown: text,
    nonprofit: text,
    registered: textWith('number'),
  }).describe('Above the e-Transfer steps. Charity (under The organization) decides which of the three.'),
  receipt: sentence.describe('Above the e-Transfer steps, unless Charity (under The organization) is nonprofit.'),
  noReceipt: text
    .describe('Above the steps if Charity is nonprofit: there are no receipts then.')
    .meta({ title: 'Without receipts' }),
  tiers: section({
    heading: title,
    more: textWith('count').describe(
      'Under a gift of more strips than are drawn. {count} is the number of the others.',
    ),
    items: withDistinct(
      'amount',
      withVisible(6, listOf([1, 12], 'tiers', fields({ hidden, amount: dollars, title, text }))),
    ).overwrite((tiers) => tiers.toSorted((a, b) => a.amount - b.amount)),
  }),
  etransfer: section({
    heading: textWith('amount'),
    open: fields({ title, text, other: sentence.meta({ title: 'Without Interac e-Transfer' }) }),
    send: fields({ title: textWith('amount'), text, copy: label, copied: title }).describe(
      'The address for e-Transfers is below this title.',
    ),
    message: fields({ title, text }),
    question: sentence
      .describe('Under the last step, until Autodeposit (under The organization) is on.')
      .meta({ title: 'When the bank asks for a security question' }),
    autodeposit: text.describe('In its place once Autodeposit is on.').meta({ title: 'With Autodeposit' }),
    seat: short.describe('On the seat of the drawn chair at the end of the page.').meta({ title: 'On the chair' }),
  }),
  otherWays: section({ heading: title.meta({ anchor: 'words' }), entries: offers })
    .transform(withId)
    .describe('After the e-Transfer steps: a cheque, in kind. Each has an address or a link. Left out while empty.')
    .meta({ title: 'Other ways to give' }),
});
