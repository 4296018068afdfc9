import { type BlockLook, drawBlock } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { wonkyRect } from '#art/geometry.ts';
import style from '#art/Block.module.css';

type Props = BlockLook & {
  seed: string;
};

/** A square quilt block with slightly uneven corners, as wide as its box. Decoration only. */
export function Block({ seed, rule, colour }: Props) {
  const cloth = new Cloth(seed);
  drawBlock(cloth, wonkyRect(cloth.random, 12, 12, 576, 576, 10), { rule, colour });
  return (
    <svg className={style.block} viewBox="0 0 600 600" aria-hidden="true">
      <ClothPaths cloth={cloth} />
    </svg>
  );
}
