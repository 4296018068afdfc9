import styles from './Contact.module.css';

/** The stamp's perforated paper, with a tooth every 20 units. */
const PAPER = `M0 0${'q10 11 20 0'.repeat(10)}${'q-11 10 0 20'.repeat(12)}${'q-10-11-20 0'.repeat(10)}${'q11-10 0-20'.repeat(12)}Z`;

/** "TORONTO ON" around the postmark in stitched lines, so that no font is needed. */
const LETTERS =
  'M-59 80 -62 71 -61 76 -45 71M-64 60 -64 56 -59 52 -53 52 -48 55 -48 59 -53 62 -59 62 -64 60M-48 48 -64 44 -62 37 -58 35 -54 39 -56 46 -55 42 -46 38M-57 24 -55 20 -50 20 -44 23 -41 28 -43 31 -49 32 -54 29 -57 24M-37 22 -49 11 -31 14 -43 3M-36 -2 -28 -7 -32 -5 -23 9M-18 -12 -14 -13 -9 -9 -7 -4 -9 2 -13 3 -17 -1 -19 -6 -18 -12M49 -1 53 2 52 7 48 12 42 14 39 11 40 6 44 1 49 -1M47 19 60 10 53 27 66 18';

/** A block's outline in chalk: the rounds of strips that the letter's name will be sewn into. */
const CHALK = 'M30 33L171 31L169 209L31 210ZM58 66L143 63L144 177L57 176ZM84 98L117 96L118 143L83 144Z';

/**
 * A stamp with a stitched Toronto postmark, on which a visitor's name is pieced as she types it: see
 * src/islands/ContactForm/sewStamp.ts. Decoration only.
 */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="-112 -30 316 274" aria-hidden="true">
      <path className="petal" d={PAPER} />
      <path className="indigo" d="M17 19L183 17L182 222L18 223Z" />
      <g data-stamp="">
        <path className={styles.chalk} d={CHALK} />
      </g>
      <g className={styles.postmark}>
        <circle cx="6" cy="54" r="80" />
        <circle cx="6" cy="54" r="44" />
        {[38, 54, 70].map((y) => (
          <path key={y} d={`M-26 ${y}c11-12 21 12 32 0s21 12 32 0`} />
        ))}
        <path className={styles.letters} d={LETTERS} />
      </g>
    </svg>
  );
}
