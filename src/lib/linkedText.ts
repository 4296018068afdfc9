import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt, type Match } from 'linkify-it';
import { LINKED_WORDS } from '#lib/text.ts';

/** A link in a text. Its words are the address itself, unless the text has other words for it. */
export interface LinkInText {
  words: string;
  to: string;
}

const addresses = new LinkifyIt({ fuzzyLink: true }).add('ftp:', null).add('//', null);
// Besides those of countries, which have two letters.
addresses.tlds(['app', 'gle', 'link', 'page'], true);

/** A forgotten space ("together.So we") looks like an address, and would lead to a stranger. */
function isCertain({ schema, raw }: Match): boolean {
  return schema !== '' || /^www\.|^[^/]+\.(ca|com|net|org)\b|\/\w/i.test(raw);
}

/** The library takes a number after a comma for an extension, such as 24 hours. Ten digits in a row may be the number of anything. */
function telephonesIn(text: string) {
  return findPhoneNumbersInText(text.replace(/[,;](?! ?(ext|x|#))/gi, '|'), 'CA')
    .map(({ number, startsAt: index, endsAt: lastIndex }) => {
      return { schema: 'tel:', raw: text.slice(index, lastIndex), url: number.getURI(), index, lastIndex };
    })
    .filter(({ raw }) => /\D/.test(raw));
}

function withAddresses(text: string): (string | LinkInText)[] {
  const found = [...(addresses.match(text) ?? []).filter(isCertain), ...telephonesIn(text)]
    .sort((one, other) => one.index - other.index)
    // An address may contain a number.
    .filter(({ index }, place, all) => index >= (all[place - 1]?.lastIndex ?? 0));
  return [...found, undefined].flatMap((match, index) => {
    const before = text.slice(found[index - 1]?.lastIndex ?? 0, match?.index);
    const link = match && { words: match.raw, to: match.schema === '' ? `https://${match.raw}` : match.url };
    return [before, link ?? ''].filter((part) => part !== '');
  });
}

/** The parts of a text: words as they are, and links, to each web and email address and each telephone number, too. */
export function linkedParts(text: string): (string | LinkInText)[] {
  return text.split(LINKED_WORDS).flatMap((part, index, parts) => {
    if (index % 3 === 0) return withAddresses(part);
    return index % 3 === 1 ? { words: part, to: parts[index + 1] ?? '' } : [];
  });
}

/** The text for programs that show no links: "our board (https://…)". */
export function writtenOut(text: string, site: string): string {
  return text.replace(LINKED_WORDS, (_link, words: string, to: string) => `${words} (${new URL(to, site).href})`);
}

/** The paragraphs and lists of a long text, each with its lines. A line of a list begins with a dash. */
export function blocksOf(text: string): { isList: boolean; lines: string[] }[] {
  return text.split('\n\n').flatMap((paragraph) => {
    const blocks: { isList: boolean; lines: string[] }[] = [];
    for (const line of paragraph.split('\n')) {
      const isList = line.startsWith('– ');
      if (blocks.at(-1)?.isList !== isList) blocks.push({ isList, lines: [] });
      blocks.at(-1)?.lines.push(isList ? line.slice(2) : line);
    }
    return blocks;
  });
}
