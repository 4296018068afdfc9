import { type BlockLook, drawBlock } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { wonkyRect } from '#quilt/geometry.ts';
import style from '#quilt/Block.module.css';

type Props = BlockLook & {
  seed: string;
};

/** A square quilt block with slightly uneven corners, as wide as its box. Decoration only. */
export function Block({ seed, pattern, colour }: Props) {
  const patchwork = new Patchwork(seed);
  drawBlock(patchwork, wonkyRect(patchwork.random, 12, 12, 576, 576, 10), { pattern, colour });
  return (
    <svg className={style.block} viewBox="0 0 600 600" aria-hidden="true">
      <PatchworkPaths patchwork={patchwork} />
    </svg>
  );
}
