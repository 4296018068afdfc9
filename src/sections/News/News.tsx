import { Band } from '#components/Band/Band.tsx';
import { EarlierEntries, Entries } from '#components/Entries/Entries.tsx';
import type { NewsItem } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { formatDay } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';

type Props = EventsPage['news'] & {
  /** Newest first. */
  news: readonly WithPhotograph<NewsItem>[];
};

/** How many are shown; the others are in a list that opens. */
const NEWEST = 3;

/** News: the newest three, the others in a list that opens. Nothing without news. */
export function News({ heading, earlier: label, news }: Props) {
  if (news.length === 0) return null;
  const entries = news.map(({ id, date, text, link, ...others }) => ({
    ...others,
    // Apart from the event that it may be about, with the same day and title.
    id: `news-${id}`,
    note: <time dateTime={date}>{formatDay(date)}</time>,
    text: link ? (
      <>
        {text} <a href={link.url}>{link.label}</a>
      </>
    ) : (
      text
    ),
  }));
  const earlier = entries.slice(NEWEST);
  return (
    <Band headingId="news" heading={heading} ground="sky">
      <Entries entries={entries.slice(0, NEWEST)} />
      <EarlierEntries label={fill(label, { count: String(earlier.length) })} entries={earlier} />
    </Band>
  );
}
