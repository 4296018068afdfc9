import { lookOf } from '#quilt/blocks.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { BlockSheet } from '#components/BlockSheet/BlockSheet.tsx';
import type { Program } from '#content/check-content.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import { Sampler } from './Sampler.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import styles from './ProgramIndex.module.css';

type Props = ProgramsPage['hero'] & { name: string; programs: readonly Program[] };

/** The opening of Programs: links to the programs, beside a cloth with all their blocks. */
export function ProgramIndex({ name, heading, lead, index, programs }: Props) {
  const ids = programs.map(({ id }) => id);
  return (
    <section className={styles.ways} data-ground="petal">
      <div className={styles.text}>
        <PageHeading lines={heading} name={name} cloth="sky" />
        <p className="lead">{lead}</p>
        <nav className={styles.index} aria-label={index}>
          <ul role="list">
            {programs.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.block}>
                    <BlockCopy id={id} stitched={false} />
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.sampler} data-shape="tall">
        <Sampler ids={ids} width={750} height={780} />
      </div>
      <div className={styles.sampler} data-shape="wide">
        <Sampler ids={ids} width={900} height={620} />
      </div>
      {/* Last, so that the text does not wait for the blocks. */}
      <BlockSheet blocks={programs.map((program) => ({ id: program.id, ...lookOf(program) }))} />
    </section>
  );
}
