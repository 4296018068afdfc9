import { expect, test } from 'vitest';
import type { z } from 'zod';
import { BLOCK_PATTERNS, COLOURS } from '#quilt/blocks.ts';
import { eventFacts, organizationFacts, postalAddress, telephone } from '#content/schemas/facts.ts';
import { email, givingAddress, target, webAddress } from '#content/schemas/addresses.ts';
import { month } from '#content/schemas/dates.ts';
import { block, blocks, colours, id } from '#content/schemas/fields.ts';
import { text, textWith } from '#content/schemas/text.ts';
import { newsItem } from '#content/schemas/news.ts';
import { testimonial } from '#content/schemas/testimonial.ts';

/** What an editor reads of a value, without its example. */
function messages(schema: z.ZodType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message.split('\n')[0] ?? '');
}

function accepts(schema: z.ZodType, what: string, ...values: unknown[]): void {
  test.each(values.map((value) => [value]))(`${what} may be %j`, (value) => {
    expect(messages(schema, value)).toEqual([]);
  });
}

function refuses(schema: z.ZodType, what: string, message: string, ...values: unknown[]): void {
  test.each(values.map((value) => [value]))(`${what} may not be %j`, (value) => {
    expect(messages(schema, value)).toEqual([expect.stringContaining(message)]);
  });
}

test('an editor can choose exactly the blocks and cloths that can be drawn', () => {
  expect(Object.keys(blocks).map((name) => block.parse(name))).toEqual(BLOCK_PATTERNS);
  expect(Object.keys(blocks).filter((name) => !/^[a-z]+( [a-z]+)?$/.test(name))).toEqual([]);
  expect(colours.toSorted()).toEqual(COLOURS.toSorted());
  expect(block.parse('flying geese')).toBe('geese');
});

test('text loses the spaces around it and the line breaks in it, and nothing else', () => {
  expect(text.parse('  One\n  two\u00a0three \n')).toBe('One two\u00a0three');
});

accepts(text, 'text', '&', 'a_b', '5 < 6', 'Room #5', 'It’s “here”', 'C++', '100 %', 'né(e)s');
const MARKUP_SAMPLES = ['<b>bold</b>', '**bold**', '[a](https://example.org)', '__a__', '`a`', '<br>'];
refuses(
  text,
  'text',
  'must be plain text: visitors would see symbols such as <b>, ** and ]( as they are',
  ...MARKUP_SAMPLES,
);

const heading = textWith('amount');
accepts(heading, 'text that names an amount', 'Send {amount} to {name}');
refuses(heading, 'text that names an amount', 'must contain {amount}, which the site fills in', 'Send it');

test('the message for an unknown name in braces lists the names that may be there', () => {
  expect(messages(heading, 'Send {amuont}')).toEqual([
    'must not contain {amuont}. Only these may be in braces here: {amount}, {name}, {city}, {responseTime}, {officeHours}',
  ]);
  expect(messages(heading, 'Send {amount')).toHaveLength(1);
});

const GIVING = 'https://give.example.org/';
accepts(webAddress, 'a web address', 'https://www.instagram.com/', 'https://example.org/a?b=c#d');
refuses(webAddress, 'a web address', 'must begin with https:// (the safe kind of address)', 'http://example.org/');
const BARE = ['www.instagram.com', '//www.instagram.com', 'javascript:alert(1)', 'data:text/html,x'];
refuses(webAddress, 'a web address', 'must be a web address that begins with https://', ...BARE);
// The last would add a rule of its own to the page's policy.
const BROKEN = ['https://', 'https://instagram', 'https://a;script-src.example.org/'];
refuses(webAddress, 'a web address', 'must be a complete web address', ...BROKEN);
refuses(webAddress, 'a web address', 'must be the web address alone', 'https://insta gram.com/');
refuses(webAddress, 'a web address', 'without a user name in it', 'https://user:pass@example.org/');

accepts(givingAddress, 'a donation platform', `${GIVING}?amount={amount}`, `${GIVING}a?from=site&cents={cents}#form`);
const NO_AMOUNT = ['', '{amount}', '?amount={sum}', '?amount=CA{amount}', '?a={amount}&b={cents}'].map(
  (end) => GIVING + end,
);
refuses(givingAddress, 'a donation platform', 'must have the amount after a question mark', ...NO_AMOUNT);
refuses(givingAddress, 'a donation platform', 'must begin with https://', 'http://give.example.org/?amount={amount}');

const LETTERS = ['hello@', 'hello', 'a b@example.org', 'mailto:a@example.org', 'a@b.example, c@d.example', '<a@b.ca>'];
refuses(email, 'an email address', 'must be one email address and nothing else', ...LETTERS);
refuses(month, 'a month', 'must be a month written as YEAR-MONTH', '2024-13', '2024-3', 'March 2024', '24-03');
refuses(id, 'a name after a #', 'must be lowercase letters, with hyphens', 'Member', 'a b', '#member', 'mitglied-', '');
refuses(target, 'a link', 'must not be empty', ' ');

accepts(eventFacts, 'a fact', {}, { food: 'x'.repeat(160) });
refuses(eventFacts, 'a fact', 'has 161 characters; the limit is 160. Put the rest in the description', {
  food: 'x'.repeat(161),
});
refuses(eventFacts, 'a fact', '', { fod: 'Soup.' });

const COSTS = [{ from: 0 }, { from: 5, to: 20 }, {}].map((cost) => ({ cost: { text: 'A sliding scale.', ...cost } }));
accepts(eventFacts, 'a cost', ...COSTS);
const ODD = [{ to: 20 }, { from: 20, to: 5 }, { from: -1 }, { from: '$5' }];
refuses(eventFacts, 'a cost', '', ...ODD.map((cost) => ({ cost: { text: 'Odd.', ...cost } })));

const codes = (...postalCodes: string[]) => postalCodes.map((postalCode) => ({ street: '1 Example St', postalCode }));
accepts(postalAddress, 'a postal code', ...codes('M5V 2T6'));
refuses(postalAddress, 'a postal code', '', ...codes('m5v 2t6', 'M5V2T6', '90210'));

accepts(telephone, 'a telephone number', '+1 416 555 0100');
refuses(telephone, 'a telephone number', '', '416-555-0100', '+1 416 555 0100 ', 4165550100);

const statements = (...ends: object[]) => ends.map((end) => ({ statements: [{ title: 'Accessibility', ...end }] }));
accepts(organizationFacts, 'a statement', {}, ...statements({ text: 'We try.' }, { url: 'https://a.example.org/b' }));
refuses(organizationFacts, 'a statement', '', ...statements({}));

// Nobody is quoted without the day on which she agreed.
accepts(testimonial, 'a testimonial', { quotation: 'I stayed.', consent: '2026-05-01' });
refuses(testimonial, 'a testimonial', '', { quotation: 'I stayed.' });

const item = (length: number) => ({ title: 'A', date: '2026-01-02', text: 'x'.repeat(length) });
accepts(newsItem, 'an item of news', item(600));
refuses(newsItem, 'an item of news', '', item(601));
