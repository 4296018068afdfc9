import { Band } from '#components/Band/Band.tsx';
import { type Entry, Offers } from '#components/Patches/Patches.tsx';
import type { Site } from '#content/schemas/site.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';

interface Props {
  lists: readonly { id: string; heading: string; entries: readonly Entry[] }[];
  words: Site['entries'];
}

/** No two meet in one colour, and none has that of a strip on it. */
const GROUNDS = ['aubergine', 'oxblood', 'aubergine'] as const satisfies AtLeastOne<string>;

/** The levels and roles of each option that has some. They are below the three cloths, whose lists begin on one line. */
export function OptionOffers({ lists, words }: Props) {
  return lists.map(({ id, heading, entries }, index) => (
    <Band key={id} entry={id} headingId={`${id}-heading`} heading={heading} ground={cycle(GROUNDS, index)}>
      <Offers entries={entries} words={words} />
    </Band>
  ));
}
