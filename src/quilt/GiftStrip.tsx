import style from '#quilt/GiftBlock.module.css';

/** Outermost first: the cloth of the round, then the pieces on it. */
const ROUNDS = [
  [
    ['poppy', 'M0 2L350 0L348 112L2 110Z'],
    ['hibiscus', 'M25 2L350 0L349 12L26 11Z'],
    ['saffron', 'M2 100L110 100L108 111L2 110Z'],
  ],
  [
    ['sky', 'M26 11L326 12L324 101L24 99Z'],
    ['denim', 'M303 12L326 12L324 101L302 101ZM26 11L50 11L50 44L25 43Z'],
  ],
  [
    ['petal', 'M50 21L303 22L302 91L52 90Z'],
    ['hibiscus', 'M52 81L302 82L302 91L52 90Z'],
    ['marigold', 'M278 22L303 22L302 53L277 52Z'],
  ],
  [
    ['poppy', 'M78 30L278 31L277 82L78 81Z'],
    ['oxblood', 'M102 30L278 31L278 40L102 39Z'],
    ['saffron', 'M196 74L277 73L277 82L195 82Z'],
  ],
] as const;
const CENTRE = 'M102 39L250 40L252 74L103 74Z';

/**
 * The gift's block as a flat strip, for below the amounts. The parent sets with `--sewn` how many rounds are visible, and shows
 * the amount in the middle. Hand-drawn, so that the form's script does not include the drawing functions.
 */
export function GiftStrip() {
  return (
    <svg className={style.block} viewBox="0 0 350 112" preserveAspectRatio="none" aria-hidden="true">
      <path className="indigo" d="M0 2L350 0L348 112L2 110Z" />
      <path
        className="chalk"
        d={
          ROUNDS.slice(1)
            .map(([[, edge]]) => edge)
            .join('') + CENTRE
        }
      />
      {ROUNDS.map((pieces, index) => (
        <g key={pieces[0][1]} data-round={ROUNDS.length - index}>
          {pieces.map(([cloth, path]) => (
            <path key={path} className={cloth} d={path} />
          ))}
        </g>
      ))}
      <path className={`${style.centre} marigold`} d={CENTRE} />
      <path className={`${style.centre} sd`} d="M108 44L245 45L246 69L109 69Z" />
    </svg>
  );
}
