import type { ReactNode } from 'react';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { Seam } from '#quilt/Seam.tsx';
import styles from './Band.module.css';

/** The cloth of a band: styles/tokens.css gives each its colours in both themes. */
export type Ground = 'marigold' | 'sky' | 'petal' | 'horizon' | 'indigo' | 'aubergine' | 'oxblood';

interface Props {
  /** For links to the band: only then does it have a name, and the focus, so that screen readers say where the link has led. */
  id?: string;
  /** The id of the heading. */
  headingId?: string;
  /** Bands that place their heading themselves have it among their children. */
  heading?: ReactNode;
  /** Beside the heading, or below it where there is no room. */
  beside?: ReactNode;
  /** Sets the heading in the text face, no larger than a lead. */
  quiet?: boolean;
  ground?: Ground | undefined;
  /** The cut upper edge with its stitches; a ground has one unless its children begin at the edge. */
  seam?: boolean;
  /** Sides without space between the edge and the children. */
  flush?: 'start' | 'end' | 'both';
  /** Children reach from edge to edge of the page; without it they are in the container. */
  wide?: boolean;
  children?: ReactNode;
}

/** A full-width section of a page: ground, upper edge, heading, and the point up to which the page is laid out while it loads. */
export function Band(props: Props) {
  const { id, headingId, heading, beside, quiet, ground, flush, wide = false, children } = props;
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
  return (
    <>
      <FlushLayout />
      <section
        id={id}
        // Reader modes leave out what an id such as "community-…" names, unless it is an "article".
        className={id === undefined ? styles.band : `${styles.band} article`}
        data-ground={ground}
        data-flush={flush}
        // As a named region that can be focused, Orca would leave out its heading and its name.
        {...(id !== undefined && { tabIndex: -1, role: 'group', 'aria-labelledby': headingId })}
      >
        {seam && <Seam seed={`seam-${headingId}`} />}
        {wide ? (
          <>
            {head}
            {children}
          </>
        ) : (
          <div className="wrap">
            {head}
            {children}
          </div>
        )}
      </section>
    </>
  );
}
