import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { email, givingAddress, siteAddress, telephone, webAddress } from '#content/schemas/addresses.ts';
import { month, time } from '#content/schemas/dateFields.ts';
import { PAGES, registeredPages } from '#content/pages.ts';
import { pastEvent } from '#content/schemas/event.ts';
import { postalAddress } from '#content/schemas/facts.ts';
import { dollars, hidden, id, listOf, isPictureName } from '#content/schemas/fields.ts';
import { navigation } from '#content/schemas/navigation.ts';
import { site } from '#content/schemas/site.ts';
import { testimonial } from '#content/schemas/testimonial.ts';
import { cleanText, lines, text, textBefore, textWith, title } from '#content/schemas/textFields.ts';
import { files } from '../../../tests/support/validContent.ts';

const said = new Set<string>();

function messages(schema: z.ZodType, value: unknown): string[] {
  const found = (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(' '));
  for (const message of found) said.add(message);
  return found;
}

test('text loses spaces around it, line breaks and what nobody sees, and nothing else', () => {
  expect(text.parse('  One\n  two\u00a0three\u00a0 four \n')).toBe('One two\u00a0three four');
  const invisible = '00ad 200b 200c 200e 200f 202e 2060 2066 feff 061c 180e 3164 fffc 0007 e0001 fe0f';
  for (const sign of invisible.split(' ').map((code) => String.fromCodePoint(Number.parseInt(code, 16))))
    expect(cleanText(`Co${sign}me\u000bwith${sign} a ${sign}question`)).toBe('Come with a question');
  for (const whole of [
    '👩🏾‍🌾 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇦 Ёж, né(e) ½ ™ … ² ＃：',
    '🏳️‍🌈',
    'می\u200cخواهم ශ්\u200dරී ന്\u200d 葛\u{e0100} ᠯ\u180eᠠ',
  ])
    expect(cleanText(whole)).toBe(whole);
});

const GIVING = 'https://give.example.org/';
test.each<[what: string, schema: z.ZodType, values: unknown[]]>([
  ['text', text, ['R & B', 'R&B; jazz', 'a_b', '5 < 6', 'Room #5', 'It’s “here”', 'né(e)s', `${'🧵'.repeat(300)} a`]],
  ['a title', title, ['コミュニティ選出とカウンシル選出のノミネーション開始']],
  [
    'a web address',
    webAddress,
    [
      'https://example.org',
      'Https://a.example.org/b?c=d#e',
      'https://équipe.example.org:8080',
      'https://e\u0301quipe.ca/b_(c)',
    ],
  ],
  ['the address of the site', siteAddress, ['https://example.org', 'https://example.org/']],
  [
    'an address for gifts',
    givingAddress,
    [GIVING, `${GIVING}?a={amount}`, `${GIVING}once?x=1&cents={cents}`, `${GIVING}?a=%7Bamount%7D`],
  ],
  ['an email address', email, ['info+site@example.org']],
  ['a telephone number', telephone, ['+1 (416) 555-0100 ext. 12', '+234 803 555 0199']],
  ['a postal code', postalAddress.shape.postalCode, ['M5V 2T6', 'm5v2t6 ', 'M5V-2T6', 'M5S 2TO']],
  ['a month', month, ['2024-03']],
  ['an amount', dollars, [1, 100_000]],
])('%s may be any of these', (_what, schema, values) => {
  expect(values.flatMap((value) => messages(schema, value))).toEqual([]);
});

const quotation = testimonial.shape.quotation;
test.each<[schema: z.ZodType, typed: string, stored: string]>([
  // Letters that are borrowed for their looks.
  [text, '𝗕𝗼𝗹𝗱 𝓑𝓵𝓪𝓬𝓴 ℬ𝓁𝒶𝒸𝓀 𝕭𝖔𝖑𝖉 𝟸𝟶 Ⓑⓞⓛⓓ 🄱🄾🄻🄳 Ｂｏｌｄ', 'Bold Black Black Bold 20 Bold BOLD Bold'],
  // A day and a time stay on one line.
  [text, 'On March 6, 7 p.m. or 8 am: 9 women', 'On March\u00a06, 7\u00a0p.m. or 8\u00a0am: 9 women'],
  // Keys that stand for an apostrophe, quotation marks or a dash.
  [
    text,
    "We're open -- \"Tea\", kids' boots, a 'yes' - 5'6\" and up",
    'We’re open – “Tea”, kids’ boots, a ‘yes’ – 5\'6" and up',
  ],
  [
    text,
    "Rock 'n' roll, 'Til dawn: 'Twas the '90s, summer '27, 'tilted' (and \"'em\")",
    'Rock ’n’ roll, ’Til dawn: ’Twas the ’90s, summer ’27, ‘tilted’ (and “’em”)',
  ],
  // People in Canada write numbers in these ways. A line could break at a hyphen, so it becomes a space.
  ...each(telephone, ['416-555–0100', '+1 (416)555 0100', 'tel:4165550100'], '+1 416 555 0100'),
  [telephone, '+354 555 1234', '+354 555 1234'],
  ...each(
    telephone,
    ['x12', ' poste 12', ', ext 12', ' local 12', ' #12'].map((extension) => `416-555-0100${extension}`),
    '+1 416 555 0100 ext. 12',
  ),
  [time, '6:30 PM', '18:30'],
  [time, '9 a.m.', '09:00'],
  [time, '9:30', '09:30'],
  [time, '12:15 am', '00:15'],
  [time, '12pm', '12:00'],
  // The site adds double marks itself.
  [quotation, '“I can breathe here.”', 'I can breathe here.'],
  [quotation, '“I can breathe here.” That is all.', '‘I can breathe here.’ That is all.'],
  [quotation, '“She said “yes” to me.”', 'She said ‘yes’ to me.'],
  [quotation, '"Yes" and "no"', '‘Yes’ and ‘no’'],
  [quotation, '«\u00a0Je respire ici.\u00a0»', 'Je respire ici.'],
])('%# %o is stored as it is meant', (schema, typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test('the amounts on the buttons are sorted, and a switch that is off is left out', () => {
  expect(PAGES.donate.schema.in.shape.form.in.shape.presets.parse([50, 25, 250, 100])).toEqual([25, 50, 100, 250]);
  expect([hidden.parse(false), hidden.parse(true)]).toEqual([undefined, true]);
});

const amount = textWith('amount');
const INCOMPLETE = 'must be one complete web address';
/** A row for each of these. */
function each<Second, Third>(schema: z.ZodType, values: Second[], third: Third): [z.ZodType, Second, Third][] {
  return values.map((value) => [schema, value, third]);
}
test.each<[schema: z.ZodType, value: unknown, message: string]>([
  ...each(text, ['<b>bold</b>', '<br>'], 'must be plain text'),
  ...each(text, ['\u200b', '🎉🎉', '–'], 'must have a letter'),
  [text, 'Tea &amp; talk', 'has &amp;, which visitors would see'],
  [textBefore('More'), 'x'.repeat(501), 'has 501 characters; the limit is 500. The rest goes under “More”'],
  [postalAddress.shape.street, '5 A St, Toronto, ON M5V 2T6', 'has a postal code in it'],
  [navigation.shape.header, [{ label: 'Home', to: '/' }], 'must have a link to /contact'],
  [text, 'Dear {name,', 'has one brace without the other'],
  [amount, 'Send it', 'must contain {amount}'],
  [amount, 'Send {amuont}', 'must not contain {amuont}. Only these may be in braces here: {amount}, {name}'],
  [webAddress, 'www.example.org', 'must be a web address that begins with https://'],
  ...each(webAddress, ['https://a b.example.org/', 'https://example', 'https://user@example.org/'], INCOMPLETE),
  ...each(
    webAddress,
    '. , ” ’ " » ) ] > (b))'.split(' ').map((end) => `https://example.org/a${end}`),
    INCOMPLETE,
  ),
  [siteAddress, 'https://example.org/bwe', 'must be the address of the whole site'],
  ...each(
    givingAddress,
    ['?a={amount}00', '?a={Amount}', '?a={amount}&b={cents}', '{amount}', '?a=%7Bsum%7D'].map((end) => GIVING + end),
    'does not say where the amount goes',
  ),
  [email, 'A <a@b.ca>', 'must be one email address'],
  [email, 'a@émancipées.ca', 'Write it as a@xn--mancipes-90ag.ca'],
  [site.shape.email, 'hello at example.org', 'must be one email address'],
  ...each(telephone, ['+1 call us', '416-555-0100 or 647-555-0100', '555-0100'], 'must be a telephone number'),
  [month, '2024-13', 'must be a month'],
  [id, 'Not An Id', 'must be lowercase letters'],
  ...each(dollars, ['$25', 25.5], 'must be a whole number of dollars'),
  [
    site.shape.social,
    ['a', 'b'].map((account) => ({ name: 'Instagram', url: `https://www.instagram.com/${account}` })),
    'is the same as in item 1',
  ],
])('%# %o is refused', (schema, value, message) => {
  expect(messages(schema, value).join('\n')).toContain(message);
});

const known = { ...parse(files['content/site.yaml'] ?? ''), charity: 'unknown', charityNumber: undefined };
const withName = (name: string) => ({ ...known, name, shortName: undefined });
const dated = (days: number) => ({
  ...{ title: 'A', group: 'past', date: '2026-01-01' },
  endDate: new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
});
test.each<[what: string, most: number, withCount: (count: number) => unknown, schema: z.ZodType]>([
  ['letters of a word of a title', 24, (count) => 'W'.repeat(count), title],
  ['letters of a name in an address', 40, (count) => 'a'.repeat(count), id],
  ['lines of a heading', 4, (count) => Array(count).fill('A'), lines],
  ['amounts', 2, (count) => [1, 2, 3].slice(0, count), listOf([1, 2], 'amounts', dollars)],
  ['digits of a telephone number', 10, (count) => '41655501234'.slice(0, count), telephone],
  ['days of an event, less than a year', 364, dated, pastEvent],
  ['lines of the name', 3, (count) => withName(Array(count).fill('Aaaaaaaaaaaaaa').join(' ')), site],
  ['letters of a line of the name', 14, (count) => withName(Array(3).fill('A'.repeat(count)).join(' ')), site],
])('%s: %i fit, and one more is refused', (_what, most, withCount, schema) => {
  expect(messages(schema, withCount(most))).toEqual([]);
  expect(messages(schema, withCount(most + 1))).toHaveLength(1);
});

test('each part of the week has days that follow each other, in order', () => {
  const week = [closed('Sunday', 'Saturday', 'Tuesday', 'Thursday'), open(['Wednesday', 'Monday', 'Friday'])];
  const parts = site.shape.officeHours.parse(week).map(({ days, state }) => `${days.join('+')} ${state}`);
  expect(parts).toEqual([
    ...['Monday open', 'Tuesday closed', 'Wednesday open', 'Thursday closed', 'Friday open'],
    'Saturday+Sunday closed',
  ]);
});

test.each([
  ['9-8-8', undefined],
  ['686868', undefined],
  ['1-866-863-0511', undefined],
  ['9-8', 'must be a number that people in Canada can call'],
  ['998', 'must be a number that people in Canada can call'],
  ['1-866-863-051', 'must be a number that people in Canada can call'],
  [undefined, 'Each line needs a number to call'],
])('a crisis line with the number %s gets the message: %s', (sms, problem) => {
  const crisisLines = { ...known.crisisLines, lines: [{ need: 'You cannot talk', sms, hours: 'Day and night' }] };
  expect(messages(site.shape.crisisLines, crisisLines)).toEqual(
    problem === undefined ? [] : [expect.stringContaining(problem)],
  );
});

test.each<[page: keyof typeof PAGES, list: string, items: string]>([
  ['donate', 'form', 'presets'],
  ['contact', 'faq', 'items'],
  ['home', 'programs', 'featured'],
])('%s: %s may not have the same %s twice, nor all hidden', (page, list, items) => {
  const { schema } = PAGES[page];
  const { file = '' } = registeredPages.find(({ name }) => name === page) ?? {};
  const data = parse(files[file] ?? '');
  const all = data[list][items];
  all[1] = all[0] instanceof Object ? { ...all[1], question: all[0].question } : all[0];
  expect(messages(schema, data)).toEqual([expect.stringContaining('is the same as in item 1')]);
  if (!(all[0] instanceof Object)) return;
  data[list][items] = [{ ...all[0], hidden: true }];
  expect(messages(schema, data)).toEqual([expect.stringMatching(/must have 1 to \d+ items that are not hidden$/)]);
});

test('a tier that is hidden is none of the six, and all are sorted', () => {
  const { items } = PAGES.donate.schema.in.shape.tiers.in.shape;
  const tiers = [20, 40, 60, 80, 100, 120, 140].map((amount) => ({ amount, title: 'A', text: 'B' }));
  expect(messages(items, tiers).join()).toContain('must have 1 to 6 items that are not hidden');
  const [first, ...others] = items.parse([...tiers.slice(1), { ...tiers[0], hidden: true }]);
  expect([first?.amount, others.length]).toEqual([20, 6]);
});

test('pictures may have the names that phones and cameras give', () => {
  const names = ['IMG_2041.JPG', 'PXL_2026.123.jpg', 'IMG-2026-WA0004.jpg', 'Fête d’été (1).jpeg', 'a b.webp'];
  expect(names.filter((name) => !isPictureName(name))).toEqual([]);
  expect(['a/b.jpg', '.a.jpg', 'a?.jpg', 'a.heic', 'a#1.png', 'a%20.png'].filter(isPictureName)).toEqual([]);
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const open = (days: string[], more: object = {}) => ({ days, state: 'open', start: '09:00', end: '17:00', ...more });
const closed = (...days: string[]) => ({ days, state: 'closed', text: 'Closed' });
const weekdays = DAYS.slice(0, 5);
const lunch = (start: string, end: string) => ({ officeHours: [open(DAYS, { closedBetween: { start, end } })] });

test.each<[change: object, problem: string | undefined]>([
  [{ charity: 'registered', charityNumber: '12345 6789 RR0001' }, undefined],
  [{ charity: 'registered' }, 'charityNumber is missing'],
  [{ charity: 'nonprofit', charityNumber: '123456789RR0001' }, 'charityNumber belongs only to a registered charity'],
  [{ charity: 'registered', charityNumber: '123456789' }, 'charityNumber must be the registration number'],
  [{ officeHours: [] }, 'once: without an office, all seven in one group that is closed'],
  [{ officeHours: [open(weekdays), closed('Saturday')] }, 'once: Sunday is missing'],
  [{ name: 'The Black Women Empowered Society of Toronto' }, 'shortName must fit into three lines'],
  [{ name: 'The Black Women Empowered Society of Toronto', shortName: 'Black Women Empowered Toronto' }, undefined],
  [{ officeHours: [open(DAYS, { start: '18:00' })] }, 'end must be later than the start'],
  [lunch('12:00', '13:00'), undefined],
  [lunch('16:00', '18:00'), 'closedBetween must be within the hours'],
  [{ closings: [{ date: '2026-12-28', endDate: '2026-12-24' }] }, 'endDate must not be before'],
  [{ etransferEmailAgain: String(known.etransferEmail).toUpperCase() }, undefined],
  [{ etransferEmailAgain: 'x@blackwomenempowered.example' }, 'etransferEmailAgain must be the same'],
])('of the organization %j gets the message: %s', (change, problem) => {
  expect(messages(site, { ...known, ...change })).toEqual(
    problem === undefined ? [] : [expect.stringContaining(problem)],
  );
});

test.each([
  ['https://a.example.org/b?UTM_Source=x&utm_medium=y', 'https://a.example.org/b'],
  ['https://a.example.org/b?id=1&fbclid=x&page=2#c', 'https://a.example.org/b?id=1&page=2#c'],
  ['https://a.example.org/b?mc_cid=x#c', 'https://a.example.org/b#c'],
  ['https://a.example.org/b?mkt_tok=x&_hsenc=x&_hsmi=1&_ga=1.2&gbraid=x&ttclid=x&id=5', 'https://a.example.org/b?id=5'],
  ['https://a.example.org/b?__cft__[0]=x&__tn__=-R&msclkid=x&dclid=x&i={cents}', 'https://a.example.org/b?i={cents}'],
  ['https://www.eventbrite.ca/e/b?aff=oddtdtcreator', 'https://www.eventbrite.ca/e/b'],
  ['https://youtu.be/b?si=x&t=4', 'https://youtu.be/b?t=4'],
  ...['register?si=45', 'b?reform_id=1', 'b?aff=x', 'b?clientid=1&name=a+b%20c&empty=', 'b?trk=4#si=1'].map((end) => [
    `https://a.example.org/${end}`,
    `https://a.example.org/${end}`,
  ]),
])('what tells others who presses it is left out of %s', (typed, kept) => {
  expect(webAddress.parse(typed)).toBe(kept);
});

// After a change of messages, `npx vitest run --project=unit src/content -u` rewrites it.
test('all that these tests let the schemas say is as in schemas.txt', async () => {
  await expect([...said].sort().join('\n')).toMatchFileSnapshot('schemas.txt');
});
