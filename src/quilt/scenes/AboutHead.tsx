import { type Placement, Women } from '#quilt/scenes/Women.tsx';

export const ABOUT_HEAD_WOMEN: readonly Placement[] = [
  { figure: 'maker', x: 338, y: 14, scale: 0.65 },
  { figure: 'keeper', x: -46, y: 158, scale: 0.59 },
];

/** Two women without a ground: they stand in front of the heading's strips. */
export function AboutHead() {
  return <Women women={ABOUT_HEAD_WOMEN} />;
}
