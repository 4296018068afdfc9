import type { ReactNode } from 'react';
import { type BlockLook, lookOf } from '#quilt/blocks.ts';
import { type ClothName, isLight } from '#quilt/cloth.ts';
import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { type Cloths, bars, curves, geese } from '#quilt/patterns.ts';
import { Band, type Ground } from '#components/Band/Band.tsx';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Program } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { programFacts } from '#content/schemas/facts.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import { TEXT_COLOURS } from '#lib/cloth.ts';
import { fill, typeSize } from '#lib/text.ts';
import styles from './Programs.module.css';

interface Props {
  programs: readonly WithPhotograph<Program>[];
  copy: ProgramsPage['program'];
}

/** The program's id on the page is also that of its block on the page's BlockSheet. */
type Drawn = { id: string; look: BlockLook };

interface Composition {
  name: 'block' | 'courses' | 'rings' | 'board' | 'flight';
  /** Without it, the page's own ground. */
  onOwnGround: boolean;
  /** The link: alone, the lowest course, the last line of the list, a patch of the board, the last goose. */
  emphasis: 'strong' | 'dark' | 'quiet';
  edge: 0 | 1 | 2;
  /** One picture for all highlights. */
  art?: (program: Drawn) => ReactNode;
  /** The picture of each highlight. */
  piece?: (program: Drawn, index: number) => ReactNode;
  /** Whether highlights are on cloth. */
  cloth?: boolean;
}

const COMPOSITIONS: AtLeastOne<Composition> = [
  {
    name: 'block',
    onOwnGround: true,
    emphasis: 'dark',
    edge: 0,
    art: ({ id, look }) => <BlockCopy id={id} look={look} />,
  },
  { name: 'courses', onOwnGround: false, emphasis: 'strong', edge: 1, piece: bricks, cloth: true },
  { name: 'rings', onOwnGround: true, emphasis: 'quiet', edge: 0, art: halfRings },
  {
    name: 'board',
    onOwnGround: false,
    emphasis: 'dark',
    edge: 1,
    piece: ({ id, look }, index) => <BlockCopy id={id} look={look} turns={index} />,
    cloth: true,
  },
  { name: 'flight', onOwnGround: true, emphasis: 'dark', edge: 2, piece: goose },
];

/** The cloths that text can be on in both themes. */
const LIGHT_CLOTHS: AtLeastOne<Program['colour'] & Ground> = ['marigold', 'petal', 'sky'];

/** Neighbouring highlights differ. */
const CLOTH_ORDER: AtLeastOne<number> = [0, 2, 0, 1];

/** In letters: "Entrepreneurship". */
const ROOM = 16;

/** All programs, each in its own colour and a composition that differs from its neighbours'. */
export function Programs({ programs, copy }: Props) {
  return programs.map((program, index) => {
    const { id, title, description, photograph, highlights, facts, colour } = program;
    const { name, onOwnGround, art, piece, cloth, ...appearance } = cycle(COMPOSITIONS, index);
    const drawn = { id, look: lookOf(program) };
    const first = Math.max(0, (LIGHT_CLOTHS as readonly string[]).indexOf(colour));
    return (
      <Band
        key={id}
        id={id}
        headingId={`${id}-title`}
        // In a colour that no text is on, a program is on the page's ground.
        ground={onOwnGround ? TEXT_COLOURS.find((ground) => ground === colour) : undefined}
        flush="both"
        seam={name === 'flight'}
        wide
      >
        <div className={`${styles.program} ${styles[name]}`}>
          {art && <div className={styles.art}>{art(drawn)}</div>}
          <div className={styles.text}>
            {/* Keeps "&" with the next word. */}
            <h2 id={`${id}-title`} data-fit={typeSize(title, ROOM)}>
              {title.replaceAll('& ', '&\u00a0')}
            </h2>
            <p className="lead">{description}</p>
            {photograph && (
              <div className={styles.photograph} data-cut="2">
                <Picture photograph={photograph} sizes="(min-width: 40rem) 34rem, 90vw" />
              </div>
            )}
            <FactStrip facts={factRows(programFacts, facts)} />
          </div>
          <ul className={styles.highlights} role="list" aria-label={copy.highlights}>
            {highlights.map((highlight, index) => (
              <li key={highlight}>
                <span
                  {...(cloth && {
                    'data-cloth': cycle(LIGHT_CLOTHS, first + cycle(CLOTH_ORDER, index)),
                    'data-cut': index,
                  })}
                >
                  {highlight}
                </span>
                {piece && (
                  <div className={styles.piece} data-cut={(index + 3) % 6}>
                    {piece(drawn, index)}
                  </div>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.action}>
            <Button
              to={linkFor(id, copy.involve.to)}
              label={copy.involve.label}
              context={fill(copy.involveWith, { title })}
              {...appearance}
            />
          </p>
        </div>
      </Band>
    );
  });
}

/** Get Involved has a line for each program; another page has none. */
function linkFor(id: string, page: string): string {
  return page === '/get-involved' ? `${page}#${id}` : page;
}

/** The bricks of each course; their joints never line up with those of the next. */
const BRICKS: AtLeastOne<{ cloths: Cloths; weights: number[] }> = [
  { cloths: ['oxblood', 'poppy', 'aubergine'], weights: [1.2, 0.5, 1] },
  { cloths: ['hibiscus', 'indigo', 'saffron', 'oxblood'], weights: [1, 0.6, 0.9, 1.2] },
  { cloths: ['indigo', 'saffron', 'aubergine', 'poppy', 'indigo'], weights: [1.1, 0.4, 1, 0.7, 1.2] },
  { cloths: ['denim', 'oxblood', 'poppy', 'indigo', 'saffron', 'aubergine'], weights: [0.8, 1.1, 0.5, 1.2, 0.4, 1] },
];

/** A course of bricks, longer with every course. */
function bricks({ id }: Drawn, course: number) {
  const { cloths, weights } = cycle(BRICKS, course);
  return (
    <Patch
      seed={`${id} ${course}`}
      width={300 + 180 * course}
      height={110}
      fit="xMinYMid slice"
      draw={(patchwork, quad) => bars(patchwork, quad, cloths, { weights })}
    />
  );
}

/** Half rings side by side on the picture's lower edge. */
function halfRings({ id, look }: Drawn) {
  const main: ClothName = isLight(look.colour) ? look.colour : 'sky';
  return (
    <Patch
      seed={id}
      width={1440}
      height={300}
      draw={(patchwork, quad) => {
        patchwork.piece(quad, 'indigo');
        curves(
          patchwork,
          quad,
          { ground: ['denim', 'indigo', 'indigo', 'denim', 'aubergine'], round: [main, 'petal', 'petal', main, main] },
          { columns: 5, rows: 1, turns: [2, 3, 2, 3, 2], size: 0.96, rings: 4, wonk: 0.14 },
        );
      }}
    />
  );
}

const GEESE: AtLeastOne<{ goose: Cloths; sky: Cloths }> = [
  { goose: ['poppy'], sky: ['marigold'] },
  { goose: ['marigold'], sky: ['indigo'] },
  { goose: ['petal'], sky: ['hibiscus'] },
  { goose: ['sky'], sky: ['denim'] },
];

function goose({ id }: Drawn, index: number) {
  return (
    <Patch
      seed={`${id} ${index}`}
      width={140}
      height={100}
      fit="none"
      draw={(patchwork, quad) => geese(patchwork, quad, cycle(GEESE, index), { count: 1, to: 'right' })}
    />
  );
}
