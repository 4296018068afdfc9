import { Seam } from '#quilt/Seam.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { HomePage } from '#content/schemas/pages/home.ts';
import styles from './Gathering.module.css';

/** Home's closing call, above a group of women. */
export function Gathering({ heading, lead, donate, involve, art, artSmall }: HomePage['closing']) {
  return (
    <section className={`${styles.gathering} band`} data-ground="horizon" aria-labelledby="gathering">
      <Seam seed="seam-gather" thread="dark" />
      <div className={`${styles.text} wrap split`}>
        <h2 id="gathering">{heading}</h2>
        <div>
          <p className="lead">{lead}</p>
          <p className={`${styles.actions} cluster`}>
            <Button to={donate.to} label={donate.label} emphasis="dark" />
            <Button to={involve.to} label={involve.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      </div>
      {/* Each drawing has its own text alternative, because the narrow one shows other women. */}
      <div className={styles.wide}>
        <Scene name="gathering-wide" alt={art} />
      </div>
      <div className={styles.narrow}>
        <Scene name="gathering-narrow" alt={artSmall} />
      </div>
    </section>
  );
}
