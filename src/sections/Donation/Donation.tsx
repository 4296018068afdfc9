import type { ReactNode } from 'react';
import { Notice } from '#components/Notice/Notice.tsx';
import { CENTRE_ROOM, centreAmount, isLongAmount } from '#lib/gift.ts';
import { hostOf } from '#lib/links.ts';
import { fill, typeSize } from '#lib/text.ts';
import type { DonatePage } from '#content/schemas/pages/donate.ts';
import type { Site } from '#content/schemas/site.ts';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { Sentence, WholeWords } from '#components/Text/Text.tsx';
import styles from './Donation.module.css';

type Props = DonatePage['hero'] & { name: string } & Pick<DonatePage, 'notice' | 'connectedNotice'> &
  Pick<DonatePage['form'], 'leadsTo'> & {
    /** With a link, if there is something to ask. */
    taxNote: DonatePage['receipt'] | string;
    /** The donation platform, if one is connected. */
    giving: Site['giving'];
    /** The form, with a GiftQuilt among its children. */
    children: ReactNode;
  };

/** Donate's opening: what a gift does, and the form, in which the gift sews a block. */
export function Donation(props: Props) {
  const { name, heading, lead, taxNote, leadsTo, giving, children } = props;
  const notice = giving ? props.connectedNotice : props.notice;
  return (
    <section className={styles.giving}>
      <div className={styles.text}>
        <PageHeading lines={heading} name={name} />
        <p className="lead">{lead}</p>
        <div className={styles.notice}>
          <Notice strong={notice.strong}>
            <Sentence {...notice.sentence} />
          </Notice>
        </div>
        <div data-print="off">
          <FlushLayout />
          {children}
        </div>
        {giving && <p className={styles.note}>{fill(leadsTo, { host: hostsOf(giving) })}</p>}
        <p className={styles.note}>
          {typeof taxNote === 'string' ? <WholeWords text={taxNote} /> : <Sentence {...taxNote} />}
        </p>
      </div>
    </section>
  );
}

/**
 * The block that a gift sews, below the amounts, where the visitor has just pressed, or on a wide screen beside the form. Hidden
 * from assistive technology, because it repeats the form.
 */
export function GiftQuilt({
  presets,
  atRest,
  everyMonth,
}: Pick<DonatePage['form'], 'presets' | 'atRest' | 'everyMonth'>) {
  return (
    <div className={styles.art} data-ground="indigo" aria-hidden="true">
      {/* Behind the panel, for when the text beside it is longer. */}
      <Scene name="giving-bars" alt="" />
      <div className={styles.panel}>
        {/* In the page: as a file it would be the largest and the last on a phone's first screen. */}
        <InlineDrawing name="giving-quilt" fit="none" />
        <InlineDrawing name="cloth/gift-block" className={styles.block} />
        <p className={styles.centre} data-cloth="marigold" data-cut="2">
          <InlineDrawing name="cloth/gift-centre" fit="none" />
          {presets.map((preset) => (
            <PresetAmount key={preset} text={centreAmount(preset)} />
          ))}
          <span className={styles.amount} data-centre />
          <span className={styles.monthly}>{fill(everyMonth, { amount: '' })}</span>
        </p>
        <p className={styles.rest}>{atRest}</p>
        <div className={styles.hand}>
          <Scene name="giving-hand" alt="" />
        </div>
      </div>
    </div>
  );
}

/** As browser/gift.ts shows another amount. */
function PresetAmount({ text }: { text: string }) {
  return (
    <span className={styles.amount} data-fit={typeSize(text, CENTRE_ROOM)} data-long={isLongAmount(text) || undefined}>
      {text}
    </span>
  );
}

function hostsOf({ onceUrl, monthlyUrl }: NonNullable<Props['giving']>): string {
  const hosts = [onceUrl, monthlyUrl].flatMap((url) => (url === undefined ? [] : hostOf(url)));
  return [...new Set(hosts)].join(', ');
}
