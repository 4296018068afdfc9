import { Seam } from '#art/Seam.tsx';
import { DisplayLines } from '#components/DisplayLines/DisplayLines.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { AboutPage } from '#schemas/pages/about.ts';
import styles from './ValuesLine.module.css';

type Props = AboutPage['valuesLine'];

/** The values in one line, over women who face each other. */
export function ValuesLine({ lines, art, artSmall }: Props) {
  return (
    <section className={`${styles.closing} band`} data-ground="horizon">
      <Seam seed="seam-vline" thread="dark" />
      <div className="wrap">
        <h2>
          <DisplayLines lines={lines} />
        </h2>
      </div>
      {/* Two drawings with a text alternative each, because the narrow one stands the women in two rows. */}
      <div className={styles.wide}>
        <Scene name="about-closing-wide" alt={art} />
      </div>
      <div className={styles.narrow}>
        <Scene name="about-closing-narrow" alt={artSmall} />
      </div>
    </section>
  );
}
