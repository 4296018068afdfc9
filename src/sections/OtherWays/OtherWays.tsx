import { Band } from '#components/Band/Band.tsx';
import { type Entry, Offers } from '#components/Patches/Patches.tsx';
import type { DonatePage } from '#content/schemas/pages/donate.ts';
import type { Site } from '#content/schemas/site.ts';

type Props = Pick<DonatePage['otherWays'], 'id' | 'heading'> & { entries: readonly Entry[]; words: Site['entries'] };

export function OtherWays({ id, heading, ...offers }: Props) {
  if (offers.entries.length === 0) return null;
  return (
    <Band entry={id} headingId={`${id}-heading`} heading={heading} ground="aubergine">
      <Offers {...offers} />
    </Band>
  );
}
