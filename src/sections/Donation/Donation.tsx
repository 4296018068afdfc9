import type { ReactNode } from 'react';
import { CENTRE_ROOM, centreAmount, isLongAmount } from '#lib/gift.ts';
import { hostOf } from '#lib/links.ts';
import { fill, typeSize } from '#lib/text.ts';
import type { Page, Site } from '#content/model.ts';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import styles from './Donation.module.css';

type Props = Page<'donate'>['hero'] & { name: string } & Pick<Page<'donate'>, 'notice'> & {
    giving: Site['giving'];
    form: Page<'donate'>['form'];
    /** The form. */
    children: ReactNode;
  };

export function Donation(props: Props) {
  const { name, heading, lead, notice, giving, form, children } = props;
  return (
    <section className={styles.giving}>
      <div className={styles.text}>
        <PageHeading lines={heading} name={name} />
        <p className="lead">{lead}</p>
        <p className={styles.how}>
          <Sentence text={howToGive(notice, giving)} link={notice.link} />
        </p>
        <div data-print="off">
          <FlushLayout />
          {children}
        </div>
      </div>
      <GiftQuilt {...form} />
    </section>
  );
}

/** The block that a gift sews. Neither assistive technology nor a text browser sees it, because it repeats the form. */
function GiftQuilt({ presets, atRest, everyMonth }: Page<'donate'>['form']) {
  return (
    <div className={styles.art} data-ground="indigo" aria-hidden="true">
      <div className={styles.panel}>
        {/* The drawing is in the page: as a file it would be the largest and the last on a phone's first screen. */}
        <InlineDrawing name="giving-quilt" fit="none" />
        <InlineDrawing name="cloth/gift-block" className="cover" />
        <p className={styles.centre} data-cloth="marigold" data-cut="2">
          <InlineDrawing name="cloth/gift-centre" fit="none" />
          {presets.map((preset) => (
            <PresetAmount key={preset} text={centreAmount(preset)} />
          ))}
          <span className={styles.amount} data-centre />
          <span className={styles.monthly} data-text={fill(everyMonth, { amount: '' })} />
        </p>
        <p className={styles.rest}>{atRest}</p>
        <div className={styles.hand}>
          <Scene name="giving-hand" narrow="giving-hand-narrow" below={60} alt="" />
        </div>
      </div>
    </div>
  );
}

function PresetAmount({ text }: { text: string }) {
  return (
    <span
      className={styles.amount}
      data-text={text}
      data-fit={typeSize(text, CENTRE_ROOM)}
      data-long={isLongAmount(text) || undefined}
    />
  );
}

/** The sentence that is true of the two buttons, with the placeholder {link}. */
function howToGive({ neither, once, monthly, both }: Page<'donate'>['notice'], giving: Site['giving']): string {
  if (!giving) return neither;
  const { onceUrl, monthlyUrl } = giving;
  const hosts = [onceUrl, monthlyUrl].flatMap((url) => (url === undefined ? [] : hostOf(url)));
  const one = onceUrl ? once : monthly;
  return fill(onceUrl && monthlyUrl ? both : one, { host: [...new Set(hosts)].join(', ') });
}
