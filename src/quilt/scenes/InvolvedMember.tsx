import { type Placement, Women } from '#quilt/scenes/Women.tsx';

export const INVOLVED_MEMBER_WOMEN: readonly Placement[] = [
  { figure: 'sister', x: 1150, y: 0, scale: 1, looking: 'right' },
];

/** A woman who looks right, towards the others on the page. */
export function InvolvedMember() {
  return <Women women={INVOLVED_MEMBER_WOMEN} />;
}
