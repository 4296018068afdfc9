import style from '#quilt/GiftBlock.module.css';

/** The seams, in chalk until a round is sewn over them. */
const CHALK =
  'M85 111 81 887M85 178 644 162M604 163 601 881M81 832 601 824M133 176 125 831M132 230 603 229M565 229 555 825M126 773 556 771M182 230 172 773M181 292 564 279M519 281 514 771M174 709 514 719M235 290 223 711M233 342 518 341M477 341 467 717M225 655 468 665';

/** Outermost first, each from its lowest piece to its stitches: four strips, of which one ran out of its cloth. */
const ROUNDS = [
  [
    ['poppy', 'M44 112 644 104 648 880 34 888Z'],
    ['hibiscus', 'M85 111 644 104 648 880 81 887Z'],
    ['poppy', 'M85 178 644 162 648 880 81 887ZM85 178 604 163 601 881 81 887Z'],
    ['saffron', 'M81 832 237 830 252 885 81 887Z'],
    ['st', 'M65 112 57 888M85 145 644 133M624 162 624 880M81 860 601 852'],
  ],
  [
    ['sky', 'M85 178 604 163 601 824 81 832Z'],
    ['denim', 'M85 178 133 176 131 353 84 335Z'],
    ['sky', 'M133 176 604 163 601 824 125 831Z'],
    ['denim', 'M132 230 603 229 601 824 125 831Z'],
    ['sky', 'M132 230 565 229 555 825 125 831Z'],
    ['st', 'M584 229 578 824'],
    ['sd', 'M109 177 103 832M133 203 604 196M125 802 556 798'],
  ],
  [
    ['petal', 'M132 230 565 229 556 771 126 773ZM182 230 565 229 556 771 172 773ZM181 292 564 279 556 771 172 773Z'],
    ['marigold', 'M519 281 564 279 561 500 517 487Z'],
    ['hibiscus', 'M181 292 519 281 514 771 172 773Z'],
    ['st', 'M173 741 514 745'],
    ['sd', 'M157 230 149 773M181 261 565 254M541 280 535 771'],
  ],
  [
    ['poppy', 'M181 292 519 281 514 719 174 709Z'],
    ['oxblood', 'M235 290 519 281 514 719 223 711Z'],
    ['poppy', 'M233 342 518 341 514 719 223 711ZM233 342 477 341 467 717 223 711Z'],
    ['saffron', 'M385 662 468 665 467 717 377 715Z'],
    ['st', 'M208 291 198 710M234 316 518 311M498 341 491 718M224 683 468 691'],
  ],
] as const;

/**
 * The block that a gift sews, in the area that drawings/giving-quilt.svg leaves for it: four rounds of strips, each in a group, over
 * chalk lines. The parent draws the ground, the centre patch and the amount, and sets with `--sewn` how many rounds are visible.
 */
export function GiftBlock() {
  return (
    <svg className={style.block} viewBox="0 0 700 960" preserveAspectRatio="none" aria-hidden="true">
      <path className={style.chalk} d={CHALK} />
      {ROUNDS.map((pieces, index) => (
        <g key={pieces[0][1]} className={style.round} data-round={ROUNDS.length - index}>
          {pieces.map(([cloth, path]) => (
            <path key={path} className={cloth} d={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}
