import type { ReactNode } from 'react';
import { type BlockLook, drawBlock } from '#quilt/blocks.ts';
import { type AtLeastOne, cycle, wonkyRect } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './CoreValues.module.css';

/** The block of each value. */
const LOOKS: AtLeastOne<BlockLook> = [
  { pattern: 'bricklayer', colour: 'indigo' },
  { pattern: 'ninePatch', colour: 'petal' },
  { pattern: 'housetop', colour: 'oxblood' },
  { pattern: 'star', colour: 'indigo' },
  { pattern: 'pinwheel', colour: 'petal' },
  { pattern: 'logCabin', colour: 'oxblood' },
];

/** The core values, between stitched lines, each with a block; below them, the children. */
export function CoreValues({ heading, items, children }: AboutPage['values'] & { children?: ReactNode }) {
  return (
    <Band headingId="values" heading={heading} quiet flush="start">
      <ul className={`${styles.values} ruled`} role="list">
        {items.map((value, index) => (
          <li key={value.title}>
            <div className={styles.block} data-print="off">
              <Patch
                seed={`value of ${value.title}`}
                width={600}
                height={600}
                draw={(patchwork) =>
                  drawBlock(patchwork, wonkyRect(patchwork.random, 12, 12, 576, 576, 10), cycle(LOOKS, index))
                }
              />
            </div>
            <h3 data-fit={typeSize(value.title, 'Leadership'.length)}>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
