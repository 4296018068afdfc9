import { Band } from '#components/Band/Band.tsx';
import { EarlierEntries, Entries, LargeEntry } from '#components/Entries/Entries.tsx';
import { newsId } from '#content/kinds.ts';
import type { NewsItem, Page } from '#content/model.ts';
import { formatDay } from '#lib/dates.ts';

type Props = Page<'events'>['news'] & {
  /** Newest first. */
  news: readonly NewsItem[];
};

const IN_ROWS = 2;

export function News({ heading, more: label, earlier, news }: Props) {
  if (news.length === 0) return null;
  const entries = news.map((item) => ({
    ...item,
    id: newsId(item.id),
    more: item.more === undefined ? undefined : { label, text: item.more },
    note: <time dateTime={item.date}>{formatDay(item.date)}</time>,
  }));
  const [newest, ...others] = entries;
  return (
    <Band headingId="news" heading={heading} ground="sky">
      {newest && <LargeEntry {...newest} />}
      {others.length > 0 && <Entries entries={others.slice(0, IN_ROWS)} />}
      <EarlierEntries label={earlier} entries={others.slice(IN_ROWS)} />
    </Band>
  );
}
