import { BlockPicture } from '#quilt/Block.tsx';
import { ABOUT_LOOKS } from '#quilt/looks.ts';
import { cycle } from '#lib/cycle.ts';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './CoreValues.module.css';

export function CoreValues({ heading, items }: Page<'about'>['values']) {
  return (
    <Band headingId="values" heading={heading} quiet flush="start">
      <ul className={`${styles.values} ruled`} role="list">
        {items.map((value, index) => (
          <li key={value.title}>
            <div className={styles.block} data-cut={index % 4}>
              <BlockPicture look={cycle(ABOUT_LOOKS.values, index)} />
            </div>
            <h3 data-fit={typeSize(value.title, 'Leadership'.length)}>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
