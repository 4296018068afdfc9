import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { quad, rect } from '#quilt/geometry.ts';
import { bars, type Corner, curves } from '#quilt/patterns.ts';
import styles from './Questions.module.css';

/** The patches of the bow: position, the corner that the rounds are centred on, cloth and ground. */
const BOW: readonly [x: number, y: number, turn: Corner, round: ClothName, ground: ClothName][] = [
  [0, 0, 2, 'petal', 'indigo'],
  [150, 0, 3, 'marigold', 'oxblood'],
  [150, 150, 0, 'sky', 'indigo'],
];

/** A pieced question mark, of quarter-rounds like drunkard's path. Decoration only. */
export function QuestionMark() {
  const patchwork = new Patchwork('question');
  for (const [x, y, turn, round, ground] of BOW) {
    curves(
      patchwork,
      rect(x, y, 151, 151),
      { ground: [ground], round: [round] },
      { columns: 1, turns: [turn], size: 0.9, rings: 2, wonk: 0.06 },
    );
  }
  bars(patchwork, quad([72, 218], [152, 224], [150, 374], [78, 368]), ['sky', 'poppy', 'hibiscus'], {
    direction: 'down',
    weights: [1.5, 1, 1],
  });
  patchwork
    .piece(quad([76, 404], [152, 398], [156, 474], [80, 478]), 'marigold')
    .stitch('M92 420L138 414L142 458L96 462Z');
  return (
    <svg className={styles.mark} viewBox="0 0 301 480" aria-hidden="true">
      <PatchworkPaths patchwork={patchwork} />
    </svg>
  );
}
