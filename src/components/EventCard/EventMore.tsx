import { type Fact, FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { eventRows } from '#components/FactStrip/factRows.tsx';
import { More } from '#components/More/More.tsx';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventCard.module.css';

/** The facts that most visitors ask for. Of the ways to take part one is enough. */
const FIRST: readonly (readonly string[])[] = [['cost'], ['address', 'online', 'transit'], ['entrance'], ['audience']];

/** Those first, then the others in their order. */
function firstFacts(facts: readonly Fact[]): Fact[] {
  const named = (name: string) => facts.find((fact) => fact.name === name);
  const first = FIRST.flatMap((names) => names.flatMap((name) => named(name) ?? []).slice(0, 1));
  return [...first, ...facts.filter((fact) => !first.includes(fact))];
}

/** The first facts of an event, and the others with what else it tells; nothing if it tells no more. */
export function EventMore({ event, copy, organization }: EventCardProps) {
  const facts = firstFacts(eventRows(event, organization.city, copy.actions));
  const others = facts.splice(FIRST.length);
  const hasMore = event.more !== undefined || others.length > 0;
  if (facts.length === 0 && !hasMore) return null;
  return (
    <div className={styles.strip}>
      <FactStrip facts={facts} />
      {hasMore && (
        <More label={copy.actions.more} about={event.title} text={event.more}>
          <FactStrip facts={others} />
        </More>
      )}
    </div>
  );
}
