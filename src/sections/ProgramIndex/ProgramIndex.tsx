import { Block, BlockCopy } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import type { Page, Program } from '#content/model.ts';
import { Scene } from '#components/Drawing/Drawing.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import styles from './ProgramIndex.module.css';

type Props = Page<'programs'>['hero'] & { name: string; programs: readonly Program[] };

export function ProgramIndex({ name, heading, lead, index, art, programs }: Props) {
  return (
    <section className={`${styles.ways} opening`} data-ground="petal">
      <div>
        <PageHeading lines={heading} name={name} cloth="sky" />
        <p className="lead">{lead}</p>
        <FlushLayout />
        <nav className={styles.index} aria-label={index} data-print="off">
          <ul role="list">
            {programs.map((program) => (
              <li key={program.id}>
                <a href={`#${program.id}`}>
                  <span className={styles.sample} aria-hidden="true">
                    <Block look={lookOf(program)} id={`block-${program.id}`} />
                  </span>
                  {program.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.sampler} data-cloth="sky">
        <div className={styles.woman}>
          <Scene name="programs-woman" alt={art} first cover />
        </div>
        {programs.map((program, index) => (
          <div key={program.id} className={styles.block} data-cut={index % 4}>
            <BlockCopy of={`block-${program.id}`} />
          </div>
        ))}
      </div>
    </section>
  );
}
