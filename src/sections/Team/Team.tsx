import { Band } from '#components/Band/Band.tsx';
import { Entries } from '#components/Entries/Entries.tsx';
import { labelOf } from '#content/facts.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { type OrganizationFacts, organizationFacts } from '#content/schemas/facts.ts';

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
      <Entries
        portraits
        entries={people.map(({ name, role, ...others }) => ({ ...others, title: name, note: role }))}
      />
    </Band>
  );
}
