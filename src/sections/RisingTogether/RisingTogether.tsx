import { PageLabel } from '#components/PageLabel/PageLabel.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { AboutPage } from '#schemas/pages/about.ts';
import styles from './RisingTogether.module.css';

type Props = AboutPage['hero'] & { name: string };

/**
 * Each line's cloth, from the top; no two neighbours alike. Dark hair is before the second one, which therefore stays
 * light in both themes.
 */
const CLOTHS = [
  { 'data-ground': 'marigold' },
  { 'data-cloth': 'petal' },
  { 'data-ground': 'aubergine' },
  { 'data-ground': 'sky' },
] as const;

/** About's opening: the heading is the quilt, a strip for each line, and the women stand across all of them. */
export function RisingTogether({ name, heading, art }: Props) {
  return (
    <section className={styles.opening} data-ground="horizon">
      <div className={styles.label}>
        <PageLabel name={name} />
      </div>
      <h1>
        {heading.map((line, index) => (
          <span key={line} className={styles.strip} {...CLOTHS[index]}>
            {index < heading.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <div className={styles.art}>
        <Scene name="about-head" alt={art} first />
      </div>
    </section>
  );
}
