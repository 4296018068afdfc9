import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import type { Page, Program } from '#content/model.ts';
import { fill } from '#lib/text.ts';
import { type Colour, groundOf } from '#lib/cloth.ts';
import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import styles from './FeaturedPrograms.module.css';

type Props = Pick<Page<'home'>['programs'], 'heading' | 'see' | 'all'> & {
  featured: readonly Program[];
  /** Whether there are programs that are not featured. */
  hasMore: boolean;
};

/**
 * A cloth keeps its colour in the dark theme. As a ground marigold would be indigo there, like its neighbour. Petal is the band's own, and
 * oxblood is in the dark.
 */
const PIECES: Partial<Record<Colour, object>> = {
  marigold: { 'data-cloth': 'marigold' },
  petal: { 'data-cloth': 'sky' },
  oxblood: { 'data-ground': 'indigo' },
};

export function FeaturedPrograms({ heading, see, all, featured, hasMore }: Props) {
  const beside = hasMore && (
    <p data-print="off">
      <Button to="/programs" label={all} emphasis="quiet" />
    </p>
  );
  return (
    <Band headingId="programs" heading={heading} beside={beside} ground="petal">
      <div className={`${styles.quilt} pieces`} data-cut="0">
        {featured.map((program) => {
          const { id, title: full, shortTitle: title = full } = program;
          const ground = groundOf(program.colour);
          return (
            <article key={id} className={styles.program} {...(PIECES[ground] ?? { 'data-ground': ground })}>
              <div>
                <Block look={lookOf(program)} />
              </div>
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{program.summary}</p>
                <a className={styles.more} href={`/programs#${id}`}>
                  {fill(see, { title })}
                </a>
              </div>
            </article>
          );
        })}
      </div>
    </Band>
  );
}
