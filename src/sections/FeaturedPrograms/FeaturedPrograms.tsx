import { Block } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import type { Page, Program } from '#content/model.ts';
import { fill } from '#lib/text.ts';
import { type Colour, groundOf, isLight } from '#lib/cloth.ts';
import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import styles from './FeaturedPrograms.module.css';

type Props = Pick<Page<'home'>['programs'], 'heading' | 'see' | 'all'> & {
  featured: readonly Program[];
  /** Whether there are programs that are not featured. */
  hasMore: boolean;
};

/** The band is petal, and oxblood in the dark. */
const BANDS: readonly Colour[] = ['petal', 'oxblood'];
const OTHERS = ['sky', 'marigold', 'indigo'] as const;

/** The cloth of each program is its own, unless the band or a neighbour has it. Light stays light, and dark dark, if they can. */
function clothsOf(programs: readonly Program[]): Colour[] {
  const own = programs.map(({ colour }) => groundOf(colour));
  let above: Colour | undefined;
  return own.map((colour, index) => {
    const others = isLight(colour) ? OTHERS : OTHERS.toReversed();
    const isFree = !BANDS.includes(colour) && colour !== above;
    above = isFree ? colour : others.find((other) => other !== above && other !== own[index + 1]);
    return above ?? colour;
  });
}

export function FeaturedPrograms({ heading, see, all, featured, hasMore }: Props) {
  const beside = hasMore && (
    <p data-print="off">
      <Button to="/programs" label={all} emphasis="quiet" />
    </p>
  );
  const cloths = clothsOf(featured);
  return (
    <Band headingId="programs" heading={heading} beside={beside} ground="petal">
      <div className={`${styles.quilt} pieces`} data-cut="0">
        {featured.map((program, index) => {
          const { id, title: full, shortTitle: title = full } = program;
          const ground = cloths[index];
          // Marigold keeps its colour in the dark theme. As a ground it would be indigo there, like its neighbour.
          const cloth = { [ground === 'marigold' ? 'data-cloth' : 'data-ground']: ground };
          return (
            <article key={id} className={styles.program} {...cloth}>
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
