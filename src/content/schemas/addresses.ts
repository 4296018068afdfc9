import { z } from 'zod';
import { betterAddress } from '#content/schemas/corrections.ts';
import { group } from '#content/schemas/fields.ts';
import { firstMistake, must, type Rule, tooLong } from '#content/schemas/message.ts';
import { label, short, textWith, title } from '#content/schemas/text.ts';

/** Where a link inside the site goes: `/about`, `/get-involved#member`. content/references.ts knows which of them exist. */
export const target = z
  .string(must('must be an address on this site', '/contact'))
  .check(
    firstMistake((to) => {
      const rule = targetMistake(to);
      return rule && must(rule, '/contact');
    }),
  )
  .meta({
    control: 'page',
    maxLength: 200,
    rule: {
      pattern: '^/[a-z-]*(#[a-z0-9-]+)?$',
      message: 'must be an address on this site, beginning with a slash: /contact or /contact#member',
    } satisfies Rule,
  });

function targetMistake(to: string): string | undefined {
  if (to.trim() === '') return 'must not be empty';
  if (/^https?:/i.test(to)) return 'must be an address on this site, without the name of the site';
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return 'must be an address on this site. Nothing may come before the first slash';
  if (!to.startsWith('/')) return 'must be an address on this site, beginning with a slash';
  if (/^\/[/\\]/.test(to)) return 'must begin with one slash, not two: two would leave this site';
  if (to.length <= 200 && /^\/[a-z-]*(#[a-z0-9-]+)?$/.test(to)) return undefined;
  return 'must be an address on this site: a slash and the name of a page, in lowercase letters, without .html and without a slash at the end';
}

/** In characters: what every browser and service takes. */
const MAX_ADDRESS_LENGTH = 2000;

const webPattern = '^https://(?![^/]*@)[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?';

/** An address on the web, with its own example. */
export function webAddressLike(example: string) {
  return z
    .string(must('must be a web address', example))
    .check(
      firstMistake((url) => {
        const rule = webAddressMistake(url);
        return rule && must(rule, betterAddress(url) ?? example);
      }),
    )
    .meta({
      control: 'web address',
      maxLength: MAX_ADDRESS_LENGTH,
      rule: {
        pattern: `${webPattern}([/?#]\\S*)?$`,
        message: `must be a web address alone, beginning with https://: ${example}`,
      } satisfies Rule,
    });
}

function webAddressMistake(url: string): string | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return tooLong(url.length, MAX_ADDRESS_LENGTH);
  if (/^http:/i.test(url)) return 'must begin with https:// (the safe kind of address), not http://';
  if (!url.startsWith('https://')) return 'must be a web address that begins with https://';
  if (/\s/.test(url)) return 'must be the web address alone, without spaces or other text';
  if (!URL.canParse(url) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(new URL(url).hostname))
    return 'must be a complete web address: https:// and then a name such as www.example.org';
  return /^https:\/\/[^/]*@/.test(url) ? 'must be a web address without a user name in it' : undefined;
}

/** An address on the web. */
export const webAddress = webAddressLike('https://www.instagram.com/');

/** Where a donation platform takes a gift, with {amount} in dollars or {cents} where it reads the amount. */
export const givingAddress = webAddressLike('https://give.example.org/once?amount={amount}')
  .refine(
    (url) => !URL.canParse(url) || /^\{(amount|cents)\}$/.test(bracedValues(url)),
    must(
      'must have the amount after a question mark, under the name that the donation platform gives it: {amount} stands for dollars, {cents} for cents',
      'https://give.example.org/once?amount={amount}',
    ),
  )
  .describe(
    'A page of the donation platform, with {amount} or {cents} where it takes the amount. If left out, nothing is charged.',
  )
  .meta({
    rule: {
      pattern: `${webPattern}(/[^\\s?#]*)?\\?([^\\s#]*&)?[^\\s#&=]+=\\{(amount|cents)\\}([&#]\\S*)?$`,
      message:
        'must begin with https:// and name the amount after a question mark: https://give.example.org/once?amount={amount}',
    } satisfies Rule,
  });

function bracedValues(url: string): string {
  return [...new URL(url).searchParams.values()].filter((value) => /[{}]/.test(value)).join();
}

const emailExample = 'hello@blackwomenempowered.example';

/** An email address, without `mailto:`. */
export const email = z
  .email(must('must be one email address and nothing else', emailExample))
  .max(100, must('must have at most 100 characters', emailExample));

/** A link inside the site. */
export const link = group({ label, to: target });

/** A link where there is little room. */
export const shortLink = group({ label: short, to: target });

/** A sentence with one link, in place of {link}. */
export const sentence = group({ text: textWith('link'), link });

/** A notice: a few strong words, then a sentence with a link. */
export const notice = group({ strong: title, sentence });
