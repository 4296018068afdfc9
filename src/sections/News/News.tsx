import { Band } from '#components/Band/Band.tsx';
import { EarlierEntries, LargeEntry } from '#components/Entries/Entries.tsx';
import { newsId } from '#content/kinds.ts';
import type { NewsItem, Page } from '#content/model.ts';
import { formatDay } from '#lib/dates.ts';

type Props = Page<'events'>['news'] & {
  /** Newest first. */
  news: readonly NewsItem[];
};

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
    <Band headingId="news" heading={heading}>
      {newest && <LargeEntry {...newest} />}
      <EarlierEntries label={earlier} entries={others} />
    </Band>
  );
}
