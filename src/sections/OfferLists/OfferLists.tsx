import { Band } from '#components/Band/Band.tsx';
import { type Entry, Offers } from '#components/Patches/Patches.tsx';
import type { Site } from '#content/model.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';

interface Props {
  lists: readonly { id: string; heading: string; entries: readonly Entry[] }[];
  words: Site['entries'];
}

/** No two meet in one colour, and none has that of a strip on it. */
const GROUNDS = ['aubergine', 'oxblood'] as const satisfies AtLeastOne<string>;

/** Each list with something in it: levels of membership, roles, other ways to give. */
export function OfferLists({ lists, words }: Props) {
  const filled = lists.filter(({ entries }) => entries.length > 0);
  return filled.map(({ id, heading, entries }, index) => (
    <Band key={id} entry={id} heading={heading} ground={cycle(GROUNDS, index)}>
      <Offers entries={entries} words={words} other={cycle(GROUNDS, index + 1)} />
    </Band>
  ));
}
