import type { ReactNode } from 'react';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import type { Id } from '#content/ids.ts';
import type { Ground } from '#lib/cloth.ts';
import { linkTarget } from '#lib/linkTarget.ts';
import { Seam } from '#quilt/Seam.tsx';
import styles from './Band.module.css';

interface Props {
  /** For links, which lead to the heading. Of a section that can be focused, Orca leaves out the heading when it reads a page whole. */
  headingId?: Id;
  /** The heading's `id` in a band that is an entry. */
  entry?: string;
  /** A band that places its heading itself has it among its children. */
  heading?: ReactNode;
  beside?: ReactNode;
  quiet?: boolean;
  ground?: Ground | undefined;
  seam?: boolean;
  /** The sides that have no space between the edge and the children. */
  flush?: 'start' | 'end' | 'both';
  wide?: boolean;
  children?: ReactNode;
}

/** A full-width section of a page with its ground, upper edge and heading. */
export function Band(props: Props) {
  const { headingId, entry, heading, beside, quiet, ground, flush, wide = false, children } = props;
  const { seam = ground !== undefined && flush !== 'start' && flush !== 'both' } = props;
  const head = heading !== undefined && (
    <div className={wide ? `${styles.head} wrap` : styles.head}>
      <div className={beside ? 'split' : undefined}>
        <h2 id={headingId} tabIndex={-1} className={quiet ? styles.quiet : undefined} {...linkTarget(entry)}>
          {heading}
        </h2>
        {beside}
      </div>
    </div>
  );
  const inner = (
    <>
      {head}
      {children}
    </>
  );
  return (
    <>
      <FlushLayout />
      <section className={styles.band} data-ground={ground} data-flush={flush}>
        {seam && <Seam seed={`seam-${entry ?? headingId}`} />}
        {wide ? inner : <div className="wrap">{inner}</div>}
      </section>
    </>
  );
}
