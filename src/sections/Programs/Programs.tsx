import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type BlockLook, lookOf } from '#quilt/blocks.ts';
import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { Button } from '#components/Button/Button.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { programRows } from '#components/FactStrip/factRows.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import type { Program } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import type { FactLabels } from '#content/schemas/facts.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import { ProgramPhotograph } from './ProgramPhotograph.tsx';
import { ProgramTitle } from './ProgramTitle.tsx';
import { BrickCourses } from './BrickCourses.tsx';
import { Flight } from './Flight.tsx';
import { GreatBlock } from './GreatBlock.tsx';
import { PiecedGrid } from './PiecedGrid.tsx';
import { Rings } from './Rings.tsx';

interface Props {
  programs: readonly WithPhotograph<Program>[];
  copy: ProgramsPage['program'];
  labels: FactLabels;
}

/** What every composition arranges. */
export interface CompositionProps {
  /** The program's id on the page, and the id of its block on the page's BlockSheet. */
  id: string;
  /** The id of the heading, which names the section. */
  titleId: string;
  heading: ReactNode;
  /** Description and photograph. */
  intro: ReactNode;
  highlights: readonly string[];
  /** The accessible name of the list of highlights. */
  label: string;
  facts: ReactNode;
  /** The link to take part. */
  action: ReactNode;
  look: BlockLook;
  /** The ids of the other programs' blocks. */
  neighbours: readonly string[];
}

const COMPOSITIONS: AtLeastOne<ComponentType<CompositionProps>> = [GreatBlock, BrickCourses, Rings, PiecedGrid, Flight];

/** All programs, each in its own colour and a composition that differs from its neighbours'. */
export function Programs({ programs, copy, labels }: Props) {
  return programs.map((program, index) => {
    const { id, title, description, photograph, highlights, facts } = program;
    const rows = programRows(facts, labels);
    const Composition = cycle(COMPOSITIONS, index);
    const titleId = `${id}-title`;
    return (
      <Fragment key={id}>
        <Composition
          id={id}
          titleId={titleId}
          heading={<ProgramTitle id={titleId} title={title} />}
          intro={
            <>
              <p className="lead">{description}</p>
              <ProgramPhotograph photograph={photograph} />
            </>
          }
          highlights={highlights}
          label={copy.highlights}
          facts={rows.length > 0 && <FactStrip facts={rows} />}
          action={
            <Button
              to={linkFor(id, copy.involve.to)}
              label={copy.involve.label}
              context={fill(copy.involveWith, { title })}
              emphasis="dark"
            />
          }
          look={lookOf(program)}
          neighbours={programs.map((other) => other.id).filter((other) => other !== id)}
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
