import { Button } from '#components/Button/Button.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import type { ErrorPage } from '#content/schemas/pages/error.ts';
import styles from './ServerFailure.module.css';

type Props = ErrorPage['page'] & {
  heading: string;
  email: string;
};

/** The 500 page: an open seam between the text's cloth and a quilt, with a needle that sews it up. */
export function ServerFailure({ heading, lead, home, email }: Props) {
  return (
    <section className={`${styles.failure} opening`} data-ground="petal">
      <div className={styles.text}>
        <h1>{heading}</h1>
        <FlushLayout />
        <p className="lead">
          <FilledText text={lead} slot="email">
            <EmailLink email={email} />
          </FilledText>
        </p>
        <p>
          <Button to={home.to} label={home.label} emphasis="dark" />
        </p>
      </div>
      <div className={styles.quilt} data-print="off">
        {['bars', 'cabin', 'geese'].map((name) => (
          <div key={name} className={styles.piece}>
            <InlineDrawing name={`cloth/failure-${name}`} fit="none" />
          </div>
        ))}
        <svg className={styles.seam} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <g>
            <path className={styles.cloth} d="M0 0V50L235 49 330 35 465 15 600 7 725 13 835 31 925 49 1000 52V0Z" />
            <path
              className="ink"
              d="M0 50 235 49 330 35 465 15 600 7 725 13 835 31 925 49 1000 52 925 49 850 67 745 87 585 94 450 84 315 62 235 49Z"
            />
            <path className="sd" d="M0 32 235 31 330 17 465-3 600-11 725-5 835 13 925 31 1000 34" />
            <path className="st" d="M0 68 235 67 315 80 450 102 585 112 745 105 850 85 925 67 1000 70" />
            <path
              className={styles.thread}
              d="M12 41 38 59 66 41 95 59 126 40 158 58 192 40 228 58 265 36 304 69 344 24 386 83 430 11 475 95 522 3 640 46"
            />
            <path className="cotton" d="M612 45 622 49 668 51 890 60 672 45 622 42Z" />
          </g>
        </svg>
      </div>
    </section>
  );
}
