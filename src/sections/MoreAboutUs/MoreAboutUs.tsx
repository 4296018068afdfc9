import { Band } from '#components/Band/Band.tsx';
import { Documents, type Entry, Partners, People } from '#components/Patches/Patches.tsx';
import type { Group } from '#content/schemas/entries.ts';
import type { Site } from '#content/schemas/site.ts';

interface Props {
  groups: readonly (Omit<Group, 'entries'> & { entries: readonly Entry[] })[];
  words: Site['entries'];
}

const COMPOSITIONS = { people: People, partners: Partners, documents: Documents };

/** Each group with something in it is a band of its own, to which links can lead. */
export function MoreAboutUs({ groups, words }: Props) {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, kind, heading, lead, entries }, index, all) => {
      const Composition = COMPOSITIONS[kind];
      const [ground, before] = [kind, all[index - 1]?.kind].map((one) => (one === 'partners' ? 'sky' : undefined));
      return (
        <Band
          key={id}
          entry={id}
          heading={heading}
          beside={lead !== undefined && <p className="lead">{lead}</p>}
          ground={ground}
          // Two bands on the page's own ground have the space between them once.
          {...(!ground && !before && { flush: 'start' })}
        >
          <Composition entries={entries} words={words} />
        </Band>
      );
    });
}
