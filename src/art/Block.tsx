import { type BlockLook, drawBlock } from '#art/blocks.ts';
import { Patchwork } from '#art/patchwork.ts';
import { PatchworkPaths } from '#art/PatchworkPaths.tsx';
import { wonkyRect } from '#art/geometry.ts';
import style from '#art/Block.module.css';

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
