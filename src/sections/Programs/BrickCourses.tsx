import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { type Cloths, bars } from '#quilt/patterns.ts';
import { BlockRow } from '#components/BlockSheet/BlockRow.tsx';
import type { CompositionProps } from './composition.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './BrickCourses.module.css';

/** The bricks of each course; their joints never line up with those of the next. */
const BRICKS: AtLeastOne<{ cloths: Cloths; weights: number[] }> = [
  { cloths: ['oxblood', 'poppy', 'aubergine'], weights: [1.2, 0.5, 1] },
  { cloths: ['hibiscus', 'indigo', 'saffron', 'oxblood'], weights: [1, 0.6, 0.9, 1.2] },
  { cloths: ['indigo', 'saffron', 'aubergine', 'poppy', 'indigo'], weights: [1.1, 0.4, 1, 0.7, 1.2] },
  { cloths: ['denim', 'oxblood', 'poppy', 'indigo', 'saffron', 'aubergine'], weights: [0.8, 1.1, 0.5, 1.2, 0.4, 1] },
];

/** A stair of four courses of bricks, one highlight on each, which rises off the page at the right. */
export function BrickCourses({
  id,
  titleId,
  heading,
  intro,
  highlights,
  label,
  facts,
  action,
  look,
  cloths,
}: CompositionProps) {
  const [main, second, third] = cloths;
  const order: AtLeastOne<string> = [main, second, main, third];
  return (
    <Band id={id} headingId={titleId} flush="both" wide>
      <div className={styles.program} data-count={highlights.length}>
        {heading}
        <div className={styles.text}>{intro}</div>
        <ul className={styles.courses} role="list" aria-label={label}>
          {highlights.map((highlight, index) => (
            <li key={highlight} data-cloth={cycle(order, index)} data-cut={index}>
              <span>{highlight}</span>
              <div className={styles.bricks}>
                {look.pattern === 'bricklayer' ? (
                  <Bricks seed={`${id} ${index}`} course={index} />
                ) : (
                  <BlockRow id={id} count={2 + index} />
                )}
              </div>
            </li>
          ))}
        </ul>
        {facts && <div className={styles.facts}>{facts}</div>}
        <p className={styles.action}>{action}</p>
      </div>
    </Band>
  );
}

/** A course of bricks, longer with every course. */
function Bricks({ seed, course }: { seed: string; course: number }) {
  const { cloths, weights } = cycle(BRICKS, course);
  return (
    <Patch
      seed={seed}
      width={300 + 180 * course}
      height={110}
      fit="xMinYMid slice"
      draw={(patchwork, quad) => bars(patchwork, quad, cloths, { weights })}
    />
  );
}
