import { quad } from '#quilt/geometry.ts';
import { type Placement, WomenAtWall } from '#quilt/scenes/Women.tsx';

export const GATHERING_WIDE_WOMEN: readonly Placement[] = [
  { figure: 'healer', x: 450, y: 88, scale: 0.43, looking: 'right' },
  { figure: 'sister', x: 983, y: 84, scale: 0.43 },
  { figure: 'builder', x: 798, y: 86, scale: 0.43, looking: 'right' },
  { figure: 'elder', x: 1358, y: 88, scale: 0.43 },
  { figure: 'neighbour', x: 610, y: 32, scale: 0.5 },
];

/** Five women in front of a pieced wall, each before a strip of her own: two on either side look in, the middle one at you. */
export function GatheringWide() {
  return (
    <WomenAtWall
      seed="five-6"
      wall={quad([0, 34], [1740, 6], [1740, 640], [0, 640])}
      cloths={['hibiscus', 'silver', 'marigold', 'petal', 'indigo']}
      weights={[368, 340, 358, 372, 302]}
      women={GATHERING_WIDE_WOMEN}
    />
  );
}

export const GATHERING_NARROW_WOMEN: readonly Placement[] = [
  { figure: 'healer', x: 521, y: 80, scale: 0.46, looking: 'right' },
  { figure: 'friend', x: 427, y: 62, scale: 0.46 },
  { figure: 'builder', x: 437, y: 548, scale: 0.46, looking: 'right' },
  { figure: 'elder', x: 566, y: 544, scale: 0.46 },
  { figure: 'neighbour', x: 189, y: 494, scale: 0.52 },
];

/** Five women for a narrow screen: two behind, three in front, who stand against the dresses of the two. */
export function GatheringNarrow() {
  return (
    <WomenAtWall
      seed="three-2"
      wall={quad([0, 30], [960, 8], [960, 1140], [0, 1140])}
      cloths={['hibiscus', 'marigold', 'petal']}
      weights={[430, 110, 420]}
      women={GATHERING_NARROW_WOMEN}
    />
  );
}
