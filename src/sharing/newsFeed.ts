import { instantOf } from '#calendar/dates.ts';
import type { NewsItem } from '#content/check-content.ts';
import type { Site } from '#schemas/site.ts';

/** The feed's path. */
export const NEWS_FEED = '/news.xml';

/**
 * The news as an Atom feed (RFC 4287), newest first. Items have no time, so each is dated noon in Toronto, when it is the same
 * day nearly everywhere. The feed's date is that of its newest item, so the same news gives the same bytes.
 * @throws without news, because a feed must have a date
 */
export function newsFeed(
  news: readonly NewsItem[],
  { name, url }: Pick<Site, 'name' | 'url'>,
  heading: string,
): string {
  const [newest] = news;
  if (!newest) throw new Error('A feed needs at least one item.');
  const absolute = (address: string) => new URL(address, url).href;
  const page = absolute('/events');
  const entries = news.map(({ id, title, date, text, link }) => {
    // The id is the name of the file, which survives edits.
    const address = `${page}#${id}`;
    return `<entry>
  <id>${escapeXml(address)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${instantOf(date, '12:00')}</updated>
  <link href="${escapeXml(address)}"/>${link ? `\n  <link rel="related" title="${escapeXml(link.label)}" href="${escapeXml(link.url)}"/>` : ''}
  <content>${escapeXml(text)}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
<id>${escapeXml(absolute(NEWS_FEED))}</id>
<title>${escapeXml(`${name}: ${heading}`)}</title>
<updated>${instantOf(newest.date, '12:00')}</updated>
<author><name>${escapeXml(name)}</name></author>
<link rel="self" href="${escapeXml(absolute(NEWS_FEED))}"/>
<link href="${escapeXml(page)}"/>
${entries.join('')}</feed>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
