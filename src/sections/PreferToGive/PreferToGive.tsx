import type { z } from 'zod';
import { Button } from '#components/Button/Button.tsx';
import type { getInvolvedPage } from '#schemas/pages/get-involved.ts';
import styles from './PreferToGive.module.css';

type Props = z.infer<typeof getInvolvedPage>['closing'];

/** For whoever would sooner give money than time. */
export function PreferToGive({ heading, lead, donate }: Props) {
  return (
    <section className="band" aria-labelledby="give">
      <div className="wrap split">
        <h2 id="give">{heading}</h2>
        <div>
          <p className="lead">{lead}</p>
          <p className={styles.action}>
            <Button to={donate.to} label={donate.label} />
          </p>
        </div>
      </div>
    </section>
  );
}
