import { Band } from '#components/Band/Band.tsx';
import { Documents, Partners, People } from '#components/Patches/Patches.tsx';
import type { Group, Site } from '#content/model.ts';
import { linkTarget } from '#lib/linkTarget.ts';

interface Props {
  groups: readonly Group[];
  words: Site['entries'];
}

const COMPOSITIONS = {
  people: { Composition: People, grounds: ['aubergine', undefined] },
  partners: { Composition: Partners, grounds: ['marigold', 'sky'] },
  documents: { Composition: Documents, grounds: [undefined, 'horizon'] },
} as const;

/** Each group with something in it is a band of its own, to which links can lead. Its ground is not that of the band above. */
export function MoreAboutUs({ groups, words }: Props) {
  let above: string | undefined;
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, kind, heading, lead, entries }) => {
      const { Composition, grounds } = COMPOSITIONS[kind];
      const ground = grounds.find((one) => one !== above);
      above = ground;
      const head = (
        <>
          <h2 {...linkTarget(id)}>{heading}</h2>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </>
      );
      return (
        <Band key={id} entry={id} ground={ground} wide>
          <Composition head={head} entries={entries} words={words} />
        </Band>
      );
    });
}
