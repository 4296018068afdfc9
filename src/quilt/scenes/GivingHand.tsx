import { SewingHand } from '#quilt/figures/SewingHand.tsx';

const THREAD = 'M104 76C84 40 30 44 -10 84S-60 190 -110 190S-170 120 -210 150S-200 290 -262 300';

/** White thread with an ink edge shows on every cloth. */
export const GIVING_HAND_STYLE = '.edge{stroke:var(--ink);stroke-width:9}.cord{stroke:var(--chalk)}';

/** The hand that sews a gift, with its thread. */
export function GivingHand() {
  return (
    <>
      <path className="thread edge" d={THREAD} />
      <path className="thread cord" d={THREAD} />
      <SewingHand />
    </>
  );
}
