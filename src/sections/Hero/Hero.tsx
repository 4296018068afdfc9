import { Button } from '#components/Button/Button.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import type { Page } from '#content/model.ts';
import styles from './Hero.module.css';

export function Hero({ name, heading, lead, join, story, art }: Page<'home'>['hero'] & { name: string }) {
  return (
    <section className={styles.hero} data-ground="indigo">
      <div className={styles.text}>
        <PageHeading lines={heading} name={name} label={false} />
        <p className="lead">{lead}</p>
        <p className={`${styles.actions} cluster`}>
          <Button to={join.to} label={join.label} />
          <Button to={story.to} label={story.label} emphasis="quiet" edge={1} />
        </p>
      </div>
      <div className={styles.art}>
        <Scene name="home-hero" alt={art} first />
      </div>
    </section>
  );
}
