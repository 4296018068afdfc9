import { quad } from '#quilt/geometry.ts';
import { type Placement, WomenAtWall } from '#quilt/scenes/Women.tsx';

export const ABOUT_CLOSING_WIDE_WOMEN: readonly Placement[] = [
  { figure: 'sister', x: 712, y: 118, scale: 0.4, looking: 'right' },
  { figure: 'healer', x: 1132, y: 120, scale: 0.4 },
  { figure: 'maker', x: 374, y: 126, scale: 0.4, looking: 'right' },
  { figure: 'reader', x: 1028, y: 132, scale: 0.4, looking: 'right' },
  { figure: 'friend', x: 835, y: 116, scale: 0.4 },
  { figure: 'keeper', x: 1444, y: 120, scale: 0.4 },
];

/** Six women in front of a pieced wall, three facing three, each before a strip of her own. */
export function AboutClosingWide() {
  return (
    <WomenAtWall
      seed="six-2"
      wall={quad([0, 40], [1820, 10], [1820, 650], [0, 650])}
      cloths={['marigold', 'silver', 'indigo', 'petal', 'hibiscus', 'aubergine']}
      weights={[291, 336, 321, 273, 308, 291]}
      women={ABOUT_CLOSING_WIDE_WOMEN}
    />
  );
}

export const ABOUT_CLOSING_NARROW_WOMEN: readonly Placement[] = [
  { figure: 'friend', x: 218, y: 56, scale: 0.42 },
  { figure: 'healer', x: 426, y: 78, scale: 0.42, looking: 'right' },
  { figure: 'sister', x: 532, y: 66, scale: 0.42 },
  { figure: 'maker', x: 384, y: 540, scale: 0.4, looking: 'right' },
  { figure: 'keeper', x: 554, y: 546, scale: 0.4 },
  { figure: 'reader', x: 713, y: 546, scale: 0.4, looking: 'right' },
];

/** The same six women for a narrow screen, in two rows of three. */
export function AboutClosingNarrow() {
  return (
    <WomenAtWall
      seed="four-2"
      wall={quad([0, 30], [960, 8], [960, 1080], [0, 1080])}
      cloths={['hibiscus', 'petal', 'marigold']}
      weights={[330, 300, 330]}
      women={ABOUT_CLOSING_NARROW_WOMEN}
    />
  );
}
