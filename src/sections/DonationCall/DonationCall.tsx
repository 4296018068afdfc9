import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import styles from './DonationCall.module.css';

export function DonationCall({ heading, donate }: Page<'getInvolved'>['closing']) {
  return (
    <Band headingId="give" heading={heading} flush="end" wide>
      <div className={styles.quilt}>
        <div className={styles.cloth}>
          <InlineDrawing name="cloth/call-before" fit="xMaxYMid slice" />
        </div>
        <p className={styles.gap}>
          <Button to={donate.to} label={donate.label} />
        </p>
        <div className={styles.cloth}>
          <InlineDrawing name="cloth/call-after" fit="xMinYMid slice" />
        </div>
      </div>
    </Band>
  );
}
