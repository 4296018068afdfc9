import type { ReactNode } from 'react';
import type { BlockLook } from '#quilt/blocks.ts';
import type { ClothName } from '#quilt/cloth.ts';
import type { Ground } from '#components/Band/Band.tsx';

/** What every composition of a program arranges. */
export interface CompositionProps {
  /** The program's id on the page, and the id of its block on the page's BlockSheet. */
  id: string;
  /** The id of the heading, which names the band. */
  titleId: string;
  heading: ReactNode;
  /** Description and photograph. */
  intro: ReactNode;
  highlights: readonly string[];
  /** The accessible name of the list of highlights. */
  label: string;
  facts: ReactNode;
  /** The link to take part. */
  action: ReactNode;
  ground: Ground | undefined;
  look: BlockLook;
  /** The cloths that text can be on in both themes, beginning with the program's own if it is one of them. */
  cloths: readonly [ClothName, ClothName, ClothName];
}
