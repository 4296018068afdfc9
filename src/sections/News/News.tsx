import { Band } from '#components/Band/Band.tsx';
import { EarlierEntries, Entries } from '#components/Entries/Entries.tsx';
import type { NewsItem } from '#content/model.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { formatDay } from '#lib/dates.ts';

type Props = EventsPage['news'] & {
  /** Newest first. */
  news: readonly WithPhotograph<NewsItem>[];
};

/** How many are shown; the others are in a list that opens. */
const NEWEST = 3;

/** News: the newest three, the others in a list that opens. Nothing without news. */
export function News({ heading, earlier, news }: Props) {
  if (news.length === 0) return null;
  const entries = news.map((item) => ({
    ...item,
    // Apart from the event that it may be about, with the same day and title.
    id: `news-${item.id}`,
    note: <time dateTime={item.date}>{formatDay(item.date)}</time>,
  }));
  return (
    <Band headingId="news" heading={heading} ground="sky">
      <Entries entries={entries.slice(0, NEWEST)} />
      <EarlierEntries label={earlier} entries={entries.slice(NEWEST)} />
    </Band>
  );
}
