import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { fields } from '#content/schemas/fields.ts';
import { atMost, label, short, textWith, title } from '#content/schemas/textFields.ts';

/** Networks and newsletters add parameters with these names to an address, to learn who presses it. */
const TRACKER =
  /^(utm_|mc_[ce]id$|_hs(enc|mi)$|_g[al]$|__(cft|tn)__|mkt_tok$|mibextid$|igsh(id)?$|[gw]braid$|\w*cl(ic)?k?id$)/i;

/** These names track only at these hosts. Elsewhere they may mean something. */
const TRACKER_OF = [
  [/(^|\.)(youtube\.com|youtu\.be|spotify\.com)$/i, /^si$/],
  [/(^|\.)eventbrite\.[a-z.]+$/i, /^aff$/],
  [/(^|\.)linkedin\.com$/i, /^(trk|rcm|lipi)$/],
  [/(^|\.)tiktok\.com$/i, /^_[rt]$/],
] as const;

/** Removes what would tell others who presses an address: this site promises not to. */
function withoutTrackers(url: string): string {
  const [, page = '', query = '', part = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const host = page.split(/[/:]+/)[1] ?? '';
  const isTracker = (name: string) =>
    TRACKER.test(name) || TRACKER_OF.some(([whose, names]) => whose.test(host) && names.test(name));
  const kept = query.split('&').filter((value) => value !== 'ref=share' && !isTracker(value.split('=', 1)[0] ?? ''));
  return `${page}${kept.join('') && `?${kept.join('&')}`}${part}`;
}

/** Whether an address ends with a punctuation mark, or with a bracket that it does not open: text was pasted with it. */
function endsWithText(url: string): boolean {
  const last = url.at(-1) ?? '';
  const opening = { ')': '(', ']': '[', '}': '{' }[last];
  return /[.,;:!"'’”»›>]/.test(last) || (opening !== undefined && url.split(last).length > url.split(opening).length);
}

const NOT_COMPLETE =
  'must be one complete web address without other text: https:// and then a name such as www.example.org';

/** An address on the web. It may begin with “Https”: phones begin every text with a capital. */
export const webAddress = z
  .string('must be a web address')
  .trim()
  .overwrite((url) => withoutTrackers(url.replace(/^https:/i, 'https:')))
  .startsWith('https://', 'must be a web address that begins with https://')
  .regex(/^https:\/\/[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u, NOT_COMPLETE)
  .refine((url) => !endsWithText(url), NOT_COMPLETE)
  .meta({ title: 'Web address', format: 'uri', example: 'https://www.instagram.com/' });

export const siteAddress = webAddress
  .meta({ example: 'https://www.example.org' })
  .regex(
    /^[^:]+:\/\/[^/?#]+\/?$/,
    'must be the address of the whole site, without anything after its name: links to a folder of another site would lead nowhere',
  );

export const givingAddress = webAddress
  .meta({ example: 'https://give.example.org/once?amount={amount}' })
  .refine(
    (url) => !/[{}]|%7[bd]/i.test(url) || /^\{(amount|cents)\}$/.test(bracedValues(url)),
    'does not say where the amount goes. Write {amount}, or {cents} if the platform counts in cents, after a question mark and the platform’s own name for it: ?amount={amount}',
  )
  .describe(
    'A page of the donation platform, with {amount} or {cents} where it can take the amount. If left out, nothing is charged.',
  );

function bracedValues(url: string): string {
  return [...(URL.parse(url)?.searchParams.values() ?? [])].filter((value) => /[{}]/.test(value)).join();
}

function emailMistake(typed: string): string {
  const [, name, domain] = /^([\w.+-]+)@([^@\s]+)$/.exec(typed) ?? [];
  // Many email programs refuse accents there.
  const host = domain && /[^\0-\x7f]/.test(domain) ? URL.parse(`https://${domain}`)?.host : undefined;
  return host === undefined
    ? 'must be one email address and nothing else'
    : `has accents after the @, which many email programs refuse. Write it as ${name}@${host}`;
}

export const email = z
  .email({ error: ({ input }) => emailMistake(String(input)) })
  .meta({ example: 'hello@example.org' });

/** Adds +1, which people in Canada leave out and links need. Groups numbers by spaces: a line may break at a hyphen. */
function international(typed: string): string | undefined {
  const words = typed.replace(/^tel:/i, '').replace(/(poste|local)(?=\.? ?\d+$)/i, 'ext');
  const number = parsePhoneNumberFromString(words, { defaultCountry: 'CA', extract: false });
  return number?.isValid() ? number.formatInternational() : undefined;
}

export const telephone = z
  .string()
  .trim()
  .overwrite((typed) => international(typed) ?? typed)
  .refine(
    (number) => international(number) !== undefined,
    'must be a telephone number of ten digits, with the area code; outside Canada with + and the country code. An extension (ext. 12) may follow',
  )
  .meta({ example: '+1 416 555 0100', maxLength: 40 });

export const bold = title.meta({ title: 'First words, in bold' });

/** Where a link leads. content/crossCheck.ts checks that a page, its part and a file exist. */
const target = z
  .string('must be an address, such as /contact')
  .trim()
  .overwrite((to) => webAddress.safeParse(to).data ?? to)
  .superRefine((to, context) => {
    const { error } = /^https?:/i.test(to) ? webAddress.safeParse(to) : {};
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
  })
  .describe(
    'A page of this site (/get-involved#member), a file of ours (/files/report.pdf), or a web address (https://…).',
  )
  .meta({ title: 'Leads to', refersTo: 'addresses' });

export interface Link {
  label: string;
  to: string;
  /** A text that names the website to which the link leads, once a service is connected. */
  website?: string;
}

function linkWith(label: z.ZodType<string>) {
  return fields({ label, to: target }).transform((link): Link => link);
}

export const link = linkWith(label);

/** A link in the header, beside up to eight others. */
export const menuLink = linkWith(atMost(16, short));

export const shortLink = linkWith(atMost(24, short));

/** A sentence with one link in place of {link}. */
export const sentence = fields({ text: textWith('link'), link });
