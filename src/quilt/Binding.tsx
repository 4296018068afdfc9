import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { pathOf, rect } from '#quilt/geometry.ts';
import type { Cloths } from '#quilt/patterns.ts';
import style from '#quilt/Binding.module.css';

const WIDTH = 1440;
const HEIGHT = 8;
const CLOTHS: Cloths = ['poppy', 'marigold', 'petal', 'denim', 'hibiscus', 'sky'];

/** The header's lower edge, 8 px high: a dark strip with scraps of cloth. */
export function Binding() {
  const patchwork = new Patchwork('bind-4');
  const { random } = patchwork;
  patchwork.piece(rect(0, 0, WIDTH, HEIGHT), 'ink');
  let x = -30;
  let last: ClothName | undefined;
  while (x < WIDTH) {
    x += 60 + random.next() * 190;
    const scraps = 1 + Math.floor(random.next() * 2.6);
    for (let scrap = 0; scrap < scraps; scrap++) {
      const width = 14 + random.next() * random.next() * 90;
      let chosen = random.pick(CLOTHS);
      while (chosen === last) chosen = random.pick(CLOTHS);
      last = chosen;
      patchwork.piece(pathOf(rect(x, 0, width, HEIGHT)), chosen);
      x += width;
    }
  }
  return (
    <svg className={style.binding} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <PatchworkPaths patchwork={patchwork} />
    </svg>
  );
}
