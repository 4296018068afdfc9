import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { WithPhotograph } from '#content/pictures.ts';
import { labelOf } from '#content/facts.ts';
import { type OrganizationFacts, organizationFacts } from '#content/schemas/facts.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Team.module.css';

type Person = NonNullable<OrganizationFacts['team']>[number];

interface Props {
  /** Only people who have agreed to be named. */
  people: readonly WithPhotograph<Person>[];
}

/** The team, each person with a photograph or a block; nothing without people. */
export function Team({ people }: Props) {
  if (people.length === 0) return null;
  return (
    <Band headingId="team" heading={labelOf(organizationFacts, 'team')}>
      <ul className={styles.people} role="list">
        {people.map(({ name, role, text, photograph }) => (
          <li key={name}>
            <Portrait seed={name} photograph={photograph} />
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
              {text !== undefined && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
