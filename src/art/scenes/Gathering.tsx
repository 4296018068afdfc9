import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { bars } from '#art/rules.ts';
import { Builder } from '#art/figures/Builder.tsx';
import { Elder } from '#art/figures/Elder.tsx';
import { Healer } from '#art/figures/Healer.tsx';
import { Leader } from '#art/figures/Leader.tsx';
import { Sister } from '#art/figures/Sister.tsx';
import { Placed } from '#art/scenes/Placed.tsx';

/** Five women before a pieced wall, two looking towards three. */
export function GatheringWide() {
  const wall = new Cloth('five-6');
  bars(
    wall,
    quad([0, 96], [1700, 58], [1700, 640], [0, 640]),
    ['marigold', 'petal', 'denim', 'poppy', 'petal', 'marigold', 'hibiscus'],
    { weights: [1, 1.15, 1, 1.2, 1.05, 0.9, 0.62], wonk: 0.08 },
  );
  return (
    <>
      <ClothPaths cloth={wall} />
      <Placed x={432} y={62} scale={0.44} looking="right">
        <Healer />
      </Placed>
      <Placed x={930} y={66} scale={0.45}>
        <Sister />
      </Placed>
      <Placed x={1308} y={92} scale={0.44}>
        <Elder />
      </Placed>
      <Placed x={766} y={76} scale={0.44} looking="right">
        <Builder />
      </Placed>
      <Placed x={598} y={58} scale={0.46}>
        <Leader />
      </Placed>
    </>
  );
}

/** The same five women for a narrow screen, in two rows. */
export function GatheringNarrow() {
  const wall = new Cloth('three-2');
  bars(wall, quad([0, 150], [960, 112], [960, 1140], [0, 1140]), ['petal', 'denim', 'poppy', 'marigold'], {
    weights: [1, 0.9, 1.1, 0.8],
    wonk: 0.08,
  });
  return (
    <>
      <ClothPaths cloth={wall} />
      <Placed x={482} y={36} scale={0.48} looking="right">
        <Healer />
      </Placed>
      <Placed x={364} y={40} scale={0.48}>
        <Sister />
      </Placed>
      <Placed x={578} y={580} scale={0.44}>
        <Elder />
      </Placed>
      <Placed x={424} y={560} scale={0.44} looking="right">
        <Builder />
      </Placed>
      <Placed x={244} y={548} scale={0.46}>
        <Leader />
      </Placed>
    </>
  );
}
