import { borderOf, drawBlock, ruleFor } from '#art/blocks.ts';
import { Patch } from '#art/Patch.tsx';
import type { Program } from '#content/check-content.ts';
import { fill } from '#format/text.ts';
import type { HomePage } from '#schemas/pages/home.ts';
import styles from './FeaturedPrograms.module.css';

type Words = HomePage['programs'];
type Props = Pick<Words, 'heading' | 'lead' | 'see'> & {
  featured: readonly { program: Program; title: string; to: string }[];
};

/** Some of the programs, pieced into one quilt: each has its own block, and its words on its own cloth. */
export function FeaturedPrograms({ heading, lead, see, featured }: Props) {
  return (
    <section className={`${styles.programs} band`} aria-labelledby="programs">
      <div className="wrap">
        <div className={`${styles.head} split`}>
          <h2 id="programs">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.quilt} data-cut="4">
          {featured.map(({ program, title, to }) => {
            const look = { rule: program.block ?? ruleFor(program.id), colour: program.colour };
            return (
              <article
                key={program.id}
                className={styles.program}
                aria-labelledby={`${program.id}-title`}
                data-ground={program.colour === 'marigold' ? 'news' : program.colour}
              >
                <div className={styles.block}>
                  <Patch
                    seed={program.id}
                    width={600}
                    height={600}
                    border={borderOf(look)}
                    // At the top, where no engine's lines of words move it.
                    fit="xMidYMin"
                    draw={(cloth, quad) => drawBlock(cloth, quad, look)}
                  />
                </div>
                <div className={styles.words}>
                  <h3 id={`${program.id}-title`}>{title}</h3>
                  <p>{program.summary}</p>
                  <a className={styles.more} href={to}>
                    {fill(see, { title })}
                  </a>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
