import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, geese, logCabin } from '#quilt/patterns.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import { OpenSeam } from '#components/OpenSeam/OpenSeam.tsx';
import { FilledText } from '#components/FilledText/FilledText.tsx';
import type { ErrorPage } from '#content/schemas/pages/error.ts';
import styles from './ServerFailure.module.css';

type Props = ErrorPage['page'] & {
  heading: string;
  email: string;
};

const drawBars: PatchDesign = (patchwork, quad) => {
  bars(patchwork, quad, ['oxblood', 'sky', 'poppy', 'sky', 'hibiscus'], { weights: [2, 0.6, 1.5, 1, 1.3] });
};

const drawCabin: PatchDesign = (patchwork, quad) => {
  logCabin(
    patchwork,
    quad,
    { lights: ['denim', 'sky', 'denim'], darks: ['poppy', 'oxblood', 'poppy'], centre: 'marigold' },
    { rounds: 3 },
  );
};

const drawGeese: PatchDesign = (patchwork, quad) => {
  geese(
    patchwork,
    quad,
    { goose: ['poppy', 'oxblood', 'hibiscus'], sky: ['sky', 'sky', 'marigold'] },
    { count: 4, to: 'left' },
  );
};

/** The 500 page: an open seam that is being sewn. */
export function ServerFailure({ heading, lead, home, email }: Props) {
  return (
    <section className={styles.failure} data-ground="petal">
      <div className={styles.text}>
        <h1>{heading}</h1>
        <LayOutNow />
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
        <div className={styles.piece}>
          <Patch seed="open-bars" width={640} height={200} fit="none" draw={drawBars} />
        </div>
        <div className={styles.piece}>
          <Patch seed="open-cabin" width={600} height={600} fit="none" draw={drawCabin} />
        </div>
        <div className={styles.piece}>
          <Patch seed="open-geese" width={640} height={160} fit="none" draw={drawGeese} />
        </div>
        <div className={styles.down}>
          <OpenSeam runs="down" />
        </div>
        <div className={styles.across}>
          <OpenSeam runs="across" />
        </div>
      </div>
    </section>
  );
}
