import { type Fact, FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { eventRows } from '#components/FactStrip/factRows.tsx';
import { More } from '#components/More/More.tsx';
import { clockOf } from '#lib/eventStatus.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

/** The names of facts that most visitors ask for. The card shows the first known one of each row. */
const FIRST: readonly (readonly string[])[] = [['cost'], ['address', 'online', 'transit'], ['entrance'], ['audience']];

function firstFacts(facts: readonly Fact[]): Fact[] {
  const named = (name: string) => facts.find((fact) => fact.name === name);
  const first = FIRST.flatMap((names) => names.flatMap((name) => named(name) ?? []).slice(0, 1));
  return [...first, ...facts.filter((fact) => !first.includes(fact))];
}

export function EventMore({ event, copy, organization }: EventCardProps) {
  const facts = firstFacts(eventRows(event, organization, copy.actions));
  const others = facts.splice(FIRST.length);
  const hasMore = event.more !== undefined || others.length > 0;
  if (facts.length === 0 && !hasMore) return null;
  return (
    <div className={styles.strip} data-until={clockOf(event).end}>
      <FactStrip facts={facts} />
      {hasMore && (
        <More label={copy.actions.more} about={event.title} text={event.more}>
          <FactStrip facts={others} />
        </More>
      )}
    </div>
  );
}
