import { type Point, line, parsePoints } from '#quilt/geometry.ts';
import styles from './Contact.module.css';

const WIDTH = 200;
const HEIGHT = 240;
const TOOTH = 20;

/** The stamp's perforated paper. */
function perforate(): string {
  const across = 'q10 11 20 0'.repeat(WIDTH / TOOTH);
  const down = 'q-11 10 0 20'.repeat(HEIGHT / TOOTH);
  const back = 'q-10-11-20 0'.repeat(WIDTH / TOOTH);
  const up = 'q11-10 0-20'.repeat(HEIGHT / TOOTH);
  return `M0 0${across}${down}${back}${up}Z`;
}

/** The letters of the postmark, each one stitched line, 10 wide and 16 high. */
const LETTERS: Record<string, readonly Point[]> = {
  T: parsePoints('0,0 10,0 5,0 5,16'),
  O: parsePoints('3,0 7,0 10,5 10,11 7,16 3,16 0,11 0,5 3,0'),
  R: parsePoints('0,16 0,0 7,0 10,4 7,8 0,8 4,8 10,16'),
  N: parsePoints('0,16 0,0 10,16 10,0'),
};

const MIDDLE: Point = [6, 54];
const RADIUS = 70;

/** Letters along a circle from an angle in degrees (0 is the top), as paths, so that no font is needed. */
function embroider(text: string, start: number): string {
  return [...text]
    .map((letter, index) => {
      const turn = ((start + index * 15) * Math.PI) / 180;
      return line(
        (LETTERS[letter] ?? []).map(([x, y]) => {
          const [across, out] = [x - 5, RADIUS - y];
          return [
            MIDDLE[0] + out * Math.sin(turn) + across * Math.cos(turn),
            MIDDLE[1] - out * Math.cos(turn) + across * Math.sin(turn),
          ];
        }),
      );
    })
    .join('')
    .replaceAll('MM', 'M');
}

/** A block's outline in chalk: the rounds of strips that the letter's name will be sewn into. */
const CHALK = 'M30 33L171 31L169 209L31 210ZM58 66L143 63L144 177L57 176ZM84 98L117 96L118 143L83 144Z';

/**
 * A stamp with a stitched Toronto postmark, on which a visitor's name is pieced as she types it: see
 * src/islands/ContactForm/sewStamp.ts. Decoration only.
 */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="-112 -30 316 274" aria-hidden="true">
      <path className="petal" d={perforate()} />
      <path className="indigo" d="M17 19L183 17L182 222L18 223Z" />
      <g data-stamp="">
        <path className={styles.chalk} d={CHALK} />
      </g>
      <g className={styles.postmark}>
        <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="80" />
        <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="44" />
        {[38, 54, 70].map((y) => (
          <path key={y} d={`M-26 ${y}c11-12 21 12 32 0s21 12 32 0`} />
        ))}
        <path className={styles.letters} d={embroider('TORONTO', -108) + embroider('ON', 40)} />
      </g>
    </svg>
  );
}
