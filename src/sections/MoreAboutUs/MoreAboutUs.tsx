import { Band } from '#components/Band/Band.tsx';
import { Documents, Pair, Partners, People } from '#components/Patches/Patches.tsx';
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

/**
 * Each group with something in it has a band, to which links can lead. Two with one entry each share one. Its ground is not that of the band
 * above.
 */
export function MoreAboutUs({ groups, words }: Props) {
  let above: string | undefined;
  return bandsOf(groups).map((band) => {
    const [{ id, kind }] = band;
    // Two that share a band are petal and marigold, which are never the ground of people.
    const { grounds } = COMPOSITIONS[band.length > 1 ? 'people' : kind];
    const ground = grounds.find((one) => one !== above);
    above = ground;
    const lists = band.map((group, place) => <List key={group.id} {...group} words={words} place={place} />);
    return (
      <Band key={id} entry={id} ground={ground} wide>
        {band.length > 1 ? <Pair>{lists}</Pair> : lists}
      </Band>
    );
  });
}

function bandsOf(groups: readonly Group[]): [Group, ...Group[]][] {
  const bands: [Group, ...Group[]][] = [];
  for (const group of groups.filter(({ entries }) => entries.length > 0)) {
    const above = bands.at(-1);
    if (above?.length === 1 && [...above, group].every(({ entries }) => entries.length === 1)) above.push(group);
    else bands.push([group]);
  }
  return bands;
}

function List({ id, kind, heading, lead, ...others }: Group & Pick<Props, 'words'> & { place: number }) {
  const { Composition } = COMPOSITIONS[kind];
  const head = (
    <>
      <h2 {...linkTarget(id)}>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </>
  );
  return <Composition head={head} {...others} />;
}
