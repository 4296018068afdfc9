import { describe, expect, test } from 'vitest';
import { BLOCK_RULES, COLOURS } from '#art/blocks.ts';
import {
  block,
  blocks,
  colours,
  email,
  givingAddress,
  id,
  month,
  target,
  text,
  textWith,
  webAddress,
} from '#schemas/fields.ts';

function message(
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message.split('\n')[0]);
}

test('an editor can choose the very blocks and cloths that can be drawn', () => {
  expect(Object.keys(blocks).map((name) => block.parse(name))).toEqual(BLOCK_RULES);
  expect(Object.keys(blocks).filter((name) => !/^[a-z]+( [a-z]+)?$/.test(name))).toEqual([]);
  expect([...colours].sort()).toEqual([...COLOURS].sort());
  expect(['nine patch', 'flying geese', 'log cabin'].map((name) => block.parse(name))).toEqual([
    'ninePatch',
    'geese',
    'logCabin',
  ]);
});

describe('texts', () => {
  test('lose the spaces around them and the line breaks in them, but no other', () => {
    expect(text.parse('  One\n  two\u00a0three \n')).toBe('One two\u00a0three');
  });

  test.each(['&', 'a_b', '5 < 6', 'Room #5', 'It’s “here”', 'C++', '100 %', 'né(e)s'])('may say %s', (words) => {
    expect(text.parse(words)).toBe(words);
  });

  test.each(['<b>bold</b>', '**bold**', '[a](https://example.org)', '__a__', '`a`', '<br>'])(
    'may not say %s',
    (words) => {
      expect(message(text, words)).toEqual([
        'must be plain text: visitors would see signs such as <b>, ** and ]( as they are',
      ]);
    },
  );

  test('name what the site fills in, no more and no less', () => {
    const heading = textWith('amount');
    expect(heading.parse('Send {amount} to {name}')).toBe('Send {amount} to {name}');
    expect(message(heading, 'Send it')).toEqual(['must contain {amount}: the site puts it there']);
    expect(message(heading, 'Send {amuont}')).toEqual([
      'must not contain {amuont}. Only these may be in braces here: {amount}, {name}, {city}, {responseTime}, {officeHours}',
      'must contain {amount}: the site puts it there',
    ]);
    expect(message(heading, 'Send {amount')).toHaveLength(2);
  });
});

describe('addresses on the web', () => {
  test.each(['https://www.instagram.com/', 'https://example.org/a?b=c#d'])('%s is good', (url) => {
    expect(webAddress.parse(url)).toBe(url);
  });

  test.each([
    ['http://www.instagram.com/', 'must begin with https:// (the safe kind of address), not http://'],
    ['www.instagram.com', 'must be a web address that begins with https://'],
    ['//www.instagram.com', 'must be a web address that begins with https://'],
    ['javascript:alert(1)', 'must be a web address that begins with https://'],
    ['data:text/html,x', 'must be a web address that begins with https://'],
    ['https://', 'must be a web address without mistakes'],
    ['https://instagram', 'must be a web address without mistakes'],
    ['https://insta gram.com/', 'must be the web address and nothing else: no space, and no other text'],
    // It would add a rule of its own to the page's policy.
    ['https://a;script-src.example.org/', 'must be a web address without mistakes'],
    ['https://user:pass@example.org/', 'must be a web address without a user name in it'],
  ])('%s is refused', (url, rule) => {
    expect(message(webAddress, url)).toEqual([rule]);
  });
});

describe('the address of a giving service', () => {
  test.each(['https://give.example.org/?amount={amount}', 'https://give.example.org/a?from=site&cents={cents}#form'])(
    'may be %s',
    (url) => {
      expect(givingAddress.parse(url)).toBe(url);
    },
  );

  test.each([
    'https://give.example.org/',
    'https://give.example.org/{amount}',
    'https://give.example.org/?amount={sum}',
    'https://give.example.org/?amount=CA{amount}',
    'https://give.example.org/?a={amount}&b={cents}',
  ])('%s is refused', (url) => {
    expect(message(givingAddress, url)).toEqual([expect.stringMatching(/^must name the amount after a question mark/)]);
  });

  test('keeps the rules of every web address', () => {
    expect(message(givingAddress, 'http://give.example.org/?amount={amount}')).toContain(
      'must begin with https:// (the safe kind of address), not http://',
    );
  });
});

test.each([
  'hello@',
  'hello',
  'a b@example.org',
  'mailto:a@example.org',
  'a@example.org, b@example.org',
  '<a@example.org>',
])('%s is no email address', (address) => {
  expect(message(email, address)).toEqual(['must be one email address and nothing else']);
});

test.each(['2024-13', '2024-3', 'March 2024', '24-03'])('%s is no month', (words) => {
  expect(message(month, words)).toEqual(['must be a month written as YEAR-MONTH']);
});

test.each(['Member', 'a b', '#member', 'mitglied-', ''])('“%s” is no name behind a #', (name) => {
  expect(message(id, name)).toEqual(['must be small letters, with hyphens between words']);
});

test('an empty link says so', () => {
  expect(message(target, ' ')).toEqual(['must not be empty']);
});
