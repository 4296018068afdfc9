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

/** A petal of a trillium, Ontario's flower, and its fold. It points up from 0 0. */
const PETAL = 'M0 4L-37-36L-27-72L1-92L30-70L38-34Z';
const FOLD = 'M0 4L1-92L30-70L38-34Z';
const SEPAL = 'M-11 0L-13-48L2-82L14-46L10 0Z';

/** A stamp with a trillium and a stitched Toronto postmark. Decoration only. */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="-112 -30 316 274" aria-hidden="true">
      <path className="petal" d={perforate()} />
      <path className="indigo" d="M17 19L183 17L182 222L18 223Z" />
      <path className="denim" d="M17 19L183 17L183 62L18 51Z" />
      <g transform="translate(101 130) rotate(-4)">
        <path id="sepal" className="sky" d={SEPAL} transform="rotate(60)" />
        <use href="#sepal" transform="rotate(120)" />
        <use href="#sepal" transform="rotate(240)" />
        <g id="petal">
          <path className="cotton" d={PETAL} />
          <path className="silver" d={FOLD} />
        </g>
        <use href="#petal" transform="rotate(120)" />
        <use href="#petal" transform="rotate(240)" />
        <path className="marigold" d="M-14-9L3-17L16-5L12 12L-8 14Z" />
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
