import { Band } from '#components/Band/Band.tsx';
import { Entries } from '#components/Entries/Entries.tsx';
import type { WithPhotograph } from '#content/pictures.ts';
import type { AboutPage } from '#content/schemas/pages/about.ts';

interface Props {
  heading: string;
  items: readonly WithPhotograph<AboutPage['more']['items'][number]>[];
}

export function MoreAboutUs({ heading, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Band headingId="more" heading={heading}>
      <Entries entries={items} />
    </Band>
  );
}
