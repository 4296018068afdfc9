import type { ReactNode } from 'react';
import { Block } from '#quilt/Block.tsx';
import { type BlockLook, lookOf } from '#quilt/looks.ts';
import { seededRandom } from '#quilt/random.ts';
import { LinkedText } from '#components/LongText/LongText.tsx';
import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { More } from '#components/More/More.tsx';
import { Remarks } from '#components/Patches/Patches.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import type { Page, Program, Site } from '#content/model.ts';
import { programFacts } from '#content/schemas/facts.ts';
import { type LayoutName, TEXT_COLOURS } from '#lib/cloth.ts';
import { cycle } from '#lib/cycle.ts';
import { linkTarget } from '#lib/linkTarget.ts';
import { fill, typeSize } from '#lib/text.ts';
import styles from './Programs.module.css';

interface Props {
  programs: readonly Program[];
  copy: Page<'programs'>['program'];
  /** The label of the link to the crisis lines. */
  crisisLines: string;
  words: Site['entries'];
}

interface Composition {
  /** Whether its ground is its own colour, instead of the page's. */
  onOwnGround: boolean;
  art?: (look: BlockLook) => ReactNode;
  piece?: (look: BlockLook, index: number) => ReactNode;
  cloth?: boolean;
}

const COURSES = ['cloth/bricks-1', 'cloth/bricks-2', 'cloth/bricks-3', 'cloth/bricks-4'] as const;
const FLIGHT = ['cloth/goose-1', 'cloth/goose-2', 'cloth/goose-3', 'cloth/goose-4'] as const;

const COMPOSITIONS: Record<LayoutName, Composition> = {
  block: {
    onOwnGround: true,
    art: (look) => <Block look={look} />,
  },
  courses: {
    onOwnGround: false,
    piece: (_, course) => <InlineDrawing name={cycle(COURSES, course)} fit="xMinYMid slice" />,
    cloth: true,
  },
  rings: {
    onOwnGround: true,
    art: () => <InlineDrawing name="cloth/rings" fit="xMidYMid slice" />,
  },
  board: {
    onOwnGround: false,
    piece: (look, index) => <Block look={look} turns={index} />,
    cloth: true,
  },
  flight: {
    onOwnGround: true,
    piece: (_, index) => <InlineDrawing name={cycle(FLIGHT, index)} fit="none" />,
  },
};

const LAYOUT_NAMES = Object.keys(COMPOSITIONS) as [LayoutName, ...LayoutName[]];

/** The cloths of the highlights. Neighbours differ, and text can be on these in both themes. */
const CLOTHS = ['sky', 'marigold', 'petal'] as const;

/** In place of highlights. */
const PLAIN = ['', '', ''];

/** The letters of "Entrepreneurship". */
const ROOM = 16;

/** All programs. Each keeps its own colour and composition, whatever its place in the list. What they have in common is said once. */
export function Programs({ programs, copy, crisisLines, words }: Props) {
  const shared = sharedFacts(programs);
  const common = factRows(programFacts, programs[0]?.facts).filter(({ name }) => shared.has(name));
  const bands = programs.map((program) => {
    const { id, title, description, more, image, highlights, apply, facts, colour } = program;
    const name = program.layout ?? seededRandom(`layout-${id}`).pick(LAYOUT_NAMES);
    const { onOwnGround, art, piece, cloth } = COMPOSITIONS[name];
    const look = lookOf(program);
    // Without highlights the cloth is whole, with nothing written on it.
    const plain = highlights.length === 0;
    const pieces = plain && piece ? PLAIN : highlights;
    return (
      <Band
        key={id}
        entry={id}
        // If no text can be on its colour, a program is on the page's ground.
        ground={onOwnGround ? TEXT_COLOURS.find((ground) => ground === colour) : undefined}
        flush="both"
        seam={name === 'flight'}
        wide
      >
        <div className={`${styles.program} ${styles[name]}`}>
          {art && <div className={styles.art}>{art(look)}</div>}
          <div className={styles.text}>
            {/* The space keeps "&" with the next word. */}
            <h2 {...linkTarget(id)} data-fit={typeSize(title, ROOM)}>
              {title.replaceAll('& ', '&\u00a0')}
            </h2>
            <p className="lead">
              <LinkedText text={description} />
            </p>
            {image && (
              <div className={styles.photograph} data-cut="2">
                <Picture image={image} sizes="(min-width: 40rem) 34rem, 90vw" whole />
              </div>
            )}
            <FactStrip facts={factRows(programFacts, facts).filter((fact) => !shared.has(fact.name))} />
            {more !== undefined && <More label={copy.more} about={title} text={more} />}
            {program.crisisLines && (
              <p data-print="off">
                <a className="target" href="/contact#crisis-lines">
                  {crisisLines}
                </a>
              </p>
            )}
          </div>
          {pieces.length > 0 && (
            <ul
              className={styles.highlights}
              role="list"
              aria-label={plain ? undefined : copy.highlights}
              aria-hidden={plain || undefined}
            >
              {pieces.map((highlight, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and cloth without words is alike.
                <li key={index}>
                  <span
                    {...(cloth && {
                      'data-cloth': cycle(CLOTHS, index),
                      'data-cut': index % 4,
                    })}
                  >
                    {highlight}
                  </span>
                  {piece && (
                    <div className={styles.piece} data-cut={(index + 3) % 4}>
                      {piece(look, index)}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.action}>
            {apply && (
              <div className={styles.apply}>
                <h3>{apply.title}</h3>
                <Remarks {...apply} words={words} />
              </div>
            )}
            <div className="cluster">
              {apply?.link && (
                <Button to={apply.link.to} label={apply.link.label} context={`(${title})`} emphasis="dark" />
              )}
              <Button
                to={linkFor(id, copy.involve.to)}
                label={copy.involve.label}
                context={fill(copy.involveWith, { title })}
                emphasis={apply?.link ? 'quiet' : 'dark'}
              />
            </div>
          </div>
        </div>
      </Band>
    );
  });
  return (
    <>
      {common.length > 0 && (
        <Band heading={copy.shared} quiet>
          <FactStrip facts={common} />
        </Band>
      )}
      {bands}
    </>
  );
}

/** The names of the facts that are the same for each of several programs. */
function sharedFacts(programs: Props['programs']): Set<string> {
  const [first, ...others] = programs.map(({ facts }) => new Map(Object.entries(facts ?? {})));
  const isShared = ([name, fact]: [string, unknown]) =>
    others.every((facts) => JSON.stringify(facts.get(name)) === JSON.stringify(fact));
  return new Set(others.length > 0 ? [...(first ?? [])].filter(isShared).map(([name]) => name) : []);
}

function linkFor(id: string, page: string): string {
  return page === '/get-involved' ? `${page}#${id}` : page;
}
