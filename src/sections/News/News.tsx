import { Portrait } from '#components/Portrait/Portrait.tsx';
import { formatDay } from '#lib/dates.ts';
import type { NewsItem } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import type { Site } from '#content/schemas/site.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './News.module.css';

interface Props {
  /** Newest first. */
  news: readonly WithPhotograph<NewsItem>[];
  labels: Site['facts']['news'];
}

/** How many are shown; the others are in a list that opens. */
const NEWEST = 3;

/** News: the newest three, the others in a list that opens. Nothing without news. */
export function News({ news, labels }: Props) {
  if (news.length === 0) return null;
  const earlier = news.slice(NEWEST);
  return (
    <Band headingId="news" heading={labels.heading} ground="sky">
      <Items items={news.slice(0, NEWEST)} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{fill(labels.earlier, { count: String(earlier.length) })}</summary>
          <Items items={earlier} />
        </details>
      )}
    </Band>
  );
}

function Items({ items }: { items: Props['news'] }) {
  return (
    <ul className={styles.items} role="list">
      {items.map(({ id, title, date, text, link, photograph }) => (
        <li key={id} id={id}>
          {photograph && <Portrait seed={id} photograph={photograph} />}
          <h3>{title}</h3>
          <p>
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <p>
            {text}
            {link && (
              <>
                {' '}
                <a href={link.url}>{link.label}</a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
