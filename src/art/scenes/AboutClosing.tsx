import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { bars } from '#art/rules.ts';
import { Elder } from '#art/figures/Elder.tsx';
import { Healer } from '#art/figures/Healer.tsx';
import { Keeper } from '#art/figures/Keeper.tsx';
import { Maker } from '#art/figures/Maker.tsx';
import { Reader } from '#art/figures/Reader.tsx';
import { Sister } from '#art/figures/Sister.tsx';
import { Placed } from '#art/scenes/Placed.tsx';

/** Six women before a pieced wall, three facing three. */
export function AboutClosingWide() {
  const wall = new Cloth('six-2');
  bars(
    wall,
    quad([0, 86], [1820, 48], [1820, 720], [0, 720]),
    ['poppy', 'petal', 'marigold', 'denim', 'petal', 'poppy', 'sky', 'marigold', 'hibiscus'],
    { weights: [1, 0.8, 1.1, 1, 0.7, 1, 0.9, 1.1, 0.8], wonk: 0.1 },
  );
  return (
    <>
      <ClothPaths cloth={wall} />
      <Placed x={775} y={44} scale={0.45} looking="right">
        <Sister />
      </Placed>
      <Placed x={1179} y={50} scale={0.455}>
        <Healer />
      </Placed>
      <Placed x={403} y={124} scale={0.445} looking="right">
        <Maker />
      </Placed>
      <Placed x={1089} y={142} scale={0.43} looking="right">
        <Reader />
      </Placed>
      <Placed x={953} y={166} scale={0.42}>
        <Elder />
      </Placed>
      <Placed x={1355} y={118} scale={0.46}>
        <Keeper />
      </Placed>
    </>
  );
}

/** The same six women for a narrow screen, in two rows. */
export function AboutClosingNarrow() {
  const wall = new Cloth('four-2');
  bars(wall, quad([0, 140], [960, 104], [960, 1120], [0, 1120]), ['marigold', 'petal', 'denim', 'poppy'], {
    weights: [1, 0.9, 1.1, 0.9],
    wonk: 0.1,
  });
  return (
    <>
      <ClothPaths cloth={wall} />
      <Placed x={452} y={40} scale={0.44} looking="right">
        <Sister />
      </Placed>
      <Placed x={288} y={44} scale={0.44}>
        <Healer />
      </Placed>
      <Placed x={483} y={90} scale={0.44}>
        <Keeper />
      </Placed>
      <Placed x={408} y={470} scale={0.44} looking="right">
        <Maker />
      </Placed>
      <Placed x={748} y={486} scale={0.44} looking="right">
        <Reader />
      </Placed>
      <Placed x={584} y={500} scale={0.44}>
        <Elder />
      </Placed>
    </>
  );
}
