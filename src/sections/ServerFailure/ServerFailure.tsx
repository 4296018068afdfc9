import { Button } from '#components/Button/Button.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import type { Page } from '#content/model.ts';
import styles from './ServerFailure.module.css';

type Props = Page<'error'>['page'] & {
  heading: string;
  email: string;
};

export function ServerFailure({ heading, lead, home, email }: Props) {
  return (
    <section className={`${styles.failure} opening`} data-ground="petal">
      <div className="stack">
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
      <div>
        <InlineDrawing name="cloth/failure" fit="xMinYMax slice" className={`${styles.quilt} cover`} />
      </div>
    </section>
  );
}
