import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { type BlockLook, ruleFor } from '#art/blocks.ts';
import { type AtLeastOne, cycle } from '#art/geometry.ts';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { programRows } from '#components/FactStrip/rows.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import type { Program } from '#content/check-content.ts';
import type { Photograph, WithPhotograph } from '#content/pictures.ts';
import { fill } from '#format/text.ts';
import type { FactLabels } from '#schemas/facts.ts';
import type { programsPage } from '#schemas/pages/programs.ts';
import { Courses } from './Courses.tsx';
import { Flight } from './Flight.tsx';
import { GreatBlock } from './GreatBlock.tsx';
import { PiecedGrid } from './PiecedGrid.tsx';
import { Rings } from './Rings.tsx';

interface Props {
  programs: readonly WithPhotograph<Program>[];
  words: z.infer<typeof programsPage>['program'];
  labels: FactLabels;
}

/** What every composition shows: the title, the description, the link and the four highlights. */
export interface Composed {
  /** The program's address on the page, and the name of its block on the page's BlockSheet. */
  id: string;
  /** The id of the heading, after which the section is named. */
  titleId: string;
  title: string;
  description: string;
  photograph: Photograph | undefined;
  highlights: readonly string[];
  /** What a screen reader calls the list of highlights. */
  highlightsLabel: string;
  /** What visitors want to know before they join. */
  facts: ReactNode;
  involve: { to: string; label: string; context: string };
  look: BlockLook;
  /** The names of the other programs' blocks. */
  neighbours: readonly string[];
}

const COMPOSITIONS: AtLeastOne<ComponentType<Composed>> = [GreatBlock, Courses, Rings, PiecedGrid, Flight];

/** All programs. Each is composed unlike its neighbours, in its own colour, around its own block. */
export function Programs({ programs, words, labels }: Props) {
  return programs.map(({ id, title, description, photograph, highlights, block, colour, facts }, place) => {
    const rows = programRows(facts, labels);
    const Composition = cycle(COMPOSITIONS, place);
    return (
      <Fragment key={id}>
        <Composition
          id={id}
          titleId={`${id}-title`}
          title={title}
          description={description}
          photograph={photograph}
          highlights={highlights}
          highlightsLabel={words.highlights}
          facts={rows.length > 0 && <FactStrip facts={rows} />}
          involve={{ ...words.involve, to: linkFor(id, words.involve.to), context: fill(words.involveWith, { title }) }}
          look={{ rule: block ?? ruleFor(id), colour }}
          neighbours={programs.map((program) => program.id).filter((other) => other !== id)}
        />
        <LayOutNow />
      </Fragment>
    );
  });
}

/** Get Involved has a line for each program; another page has none. */
function linkFor(id: string, page: string): string {
  return page === '/get-involved' ? `${page}#${id}` : page;
}
