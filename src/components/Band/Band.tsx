import type { ReactNode } from 'react';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import type { Id, PartId } from '#content/ids.ts';
import type { Ground } from '#lib/cloth.ts';
import { Seam } from '#quilt/Seam.tsx';
import styles from './Band.module.css';

interface Props {
  /** For links to the band. With it the band can be focused and has a name, so that screen readers say where the link has led. */
  id?: PartId;
  /** The `id` of a band that is an entry. */
  entry?: string;
  headingId?: Id | `${string}-heading`;
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
  const { entry, id = entry, headingId, heading, beside, quiet, ground, flush, wide = false, children } = props;
  const { seam = ground !== undefined && flush !== 'start' && flush !== 'both' } = props;
  const head = heading !== undefined && (
    <div className={wide ? `${styles.head} wrap` : styles.head}>
      <div className={beside ? 'split' : undefined}>
        <h2 id={headingId} tabIndex={-1} className={quiet ? styles.quiet : undefined}>
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
      <section
        id={id}
        // Reader modes leave out an element with an id such as "community-…" unless its class is "article".
        className={id === undefined ? styles.band : `${styles.band} article`}
        data-ground={ground}
        data-flush={flush}
        // It is a group, because Orca leaves out the heading and name of a named region that can be focused.
        {...(id !== undefined && { tabIndex: -1, role: 'group', 'aria-labelledby': headingId })}
      >
        {seam && <Seam seed={`seam-${headingId}`} />}
        {wide ? inner : <div className="wrap">{inner}</div>}
      </section>
    </>
  );
}
