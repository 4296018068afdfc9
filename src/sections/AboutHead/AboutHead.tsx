import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { PageLabel, SpokenName } from '#components/PageHeading/PageHeading.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import type { Page } from '#content/model.ts';
import { typeSize } from '#lib/text.ts';
import styles from './AboutHead.module.css';

/** The cloth of each line. Neighbours differ. The second is light in both themes, because dark hair is in front of it. */
const CLOTHS = [
  { 'data-ground': 'marigold' },
  { 'data-cloth': 'petal' },
  { 'data-ground': 'aubergine' },
  { 'data-ground': 'sky' },
] as const;

/** The letters of the longest word that ends before the women. */
const ROOM = 6;

export function AboutHead({ name, heading, art }: Page<'about'>['hero'] & { name: string }) {
  return (
    <section className={styles.opening} data-ground="horizon">
      <div className={styles.label}>
        <PageLabel name={name} />
      </div>
      <h1 data-fit={typeSize(heading.join(' '), ROOM)}>
        {heading.map((line, index) => (
          <span key={line} className={`line ${styles.strip}`} {...CLOTHS[index]}>
            {index === 0 && <SpokenName name={name} />}
            {/* The space makes the lines one sentence when they are read aloud or copied. */}
            {`${line} `}
          </span>
        ))}
      </h1>
      <FlushLayout />
      <div className={styles.art}>
        <Scene name="about-head" alt={art} first />
      </div>
    </section>
  );
}
