import type { ComponentType } from 'react';
import { lookOf } from '#quilt/blocks.ts';
import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import type { Ground } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import { AskUs } from '#components/AskUs/AskUs.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Program } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill, typeSize } from '#lib/text.ts';
import { programFacts } from '#content/schemas/facts.ts';
import type { Site } from '#content/schemas/site.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import type { CompositionProps } from './composition.ts';
import { BrickCourses } from './BrickCourses.tsx';
import { Flight } from './Flight.tsx';
import { GreatBlock } from './GreatBlock.tsx';
import { PiecedGrid } from './PiecedGrid.tsx';
import { Rings } from './Rings.tsx';
import styles from './Programs.module.css';

interface Props {
  programs: readonly WithPhotograph<Program>[];
  copy: ProgramsPage['program'];
  factCopy: Site['facts'];
}

/** The cloths that text can be on in both themes. */
const LIGHT_CLOTHS: AtLeastOne<Program['colour'] & Ground> = ['marigold', 'petal', 'sky'];

/** Cloths with colours for text on them; a program in another one is on the page's ground. */
const GROUNDS: readonly Ground[] = ['marigold', 'sky', 'petal', 'indigo', 'aubergine', 'oxblood'];

/** In letters: "Entrepreneurship". */
const ROOM = 16;

/** Each with the look of its link; the last is one more goose. */
const COMPOSITIONS: AtLeastOne<{
  Composition: ComponentType<CompositionProps>;
  emphasis: 'strong' | 'dark' | 'quiet';
  edge: 0 | 1 | 2;
}> = [
  { Composition: GreatBlock, emphasis: 'dark', edge: 0 },
  { Composition: BrickCourses, emphasis: 'dark', edge: 1 },
  { Composition: Rings, emphasis: 'quiet', edge: 0 },
  { Composition: PiecedGrid, emphasis: 'strong', edge: 1 },
  { Composition: Flight, emphasis: 'dark', edge: 2 },
];

/** All programs, each in its own colour and a composition that differs from its neighbours'. */
export function Programs({ programs, copy, factCopy }: Props) {
  return programs.map((program, index) => {
    const { id, title, description, photograph, highlights, facts, colour } = program;
    const rows = factRows(programFacts, facts, factCopy);
    const { Composition, ...appearance } = cycle(COMPOSITIONS, index);
    const titleId = `${id}-title`;
    const first = Math.max(0, (LIGHT_CLOTHS as readonly string[]).indexOf(colour));
    const lightCloth = (at: number) => cycle(LIGHT_CLOTHS, first + at);
    return (
      <Composition
        key={id}
        id={id}
        titleId={titleId}
        heading={
          <h2 className={styles.title} id={titleId} data-fit={typeSize(title, ROOM)}>
            {/* Keeps "&" with the next word. */}
            {title.replaceAll('& ', '&\u00a0')}
          </h2>
        }
        intro={
          <>
            <p className="lead">{description}</p>
            {photograph && (
              <div className={styles.photograph} data-cut="2">
                <Picture photograph={photograph} sizes="(min-width: 40rem) 34rem, 90vw" />
              </div>
            )}
          </>
        }
        highlights={highlights}
        label={copy.highlights}
        facts={
          <>
            {rows.length > 0 && <FactStrip facts={rows} />}
            <AskUs
              schema={programFacts}
              facts={facts}
              names={ASKED}
              label={factCopy.askUs}
              to={`/contact#${id}`}
              about={title}
            />
          </>
        }
        action={
          <Button
            to={linkFor(id, copy.involve.to)}
            label={copy.involve.label}
            context={fill(copy.involveWith, { title })}
            {...appearance}
          />
        }
        ground={GROUNDS.find((ground) => ground === colour)}
        look={lookOf(program)}
        cloths={[lightCloth(0), lightCloth(1), lightCloth(2)]}
      />
    );
  });
}

/** What visitors ask before they join. */
const ASKED = ['nextStart', 'cost'] as const;

/** Get Involved has a line for each program; another page has none. */
function linkFor(id: string, page: string): string {
  return page === '/get-involved' ? `${page}#${id}` : page;
}
