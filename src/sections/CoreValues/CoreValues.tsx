import { BlockPicture } from '#quilt/Block.tsx';
import type { BlockLook } from '#quilt/looks.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './CoreValues.module.css';

const LOOKS: AtLeastOne<BlockLook> = [
  { pattern: 'bricklayer', colour: 'indigo' },
  { pattern: 'nine patch', colour: 'petal' },
  { pattern: 'housetop', colour: 'oxblood' },
  { pattern: 'star', colour: 'indigo' },
  { pattern: 'pinwheel', colour: 'petal' },
  { pattern: 'log cabin', colour: 'oxblood' },
];

export function CoreValues({ heading, items }: Page<'about'>['values']) {
  return (
    <Band headingId="values" heading={heading} quiet flush="start">
      <ul className={`${styles.values} ruled`} role="list">
        {items.map((value, index) => (
          <li key={value.title}>
            <div className={styles.block} data-cut={index % 4}>
              <BlockPicture look={cycle(LOOKS, index)} />
            </div>
            <h3 data-fit={typeSize(value.title, 'Leadership'.length)}>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
