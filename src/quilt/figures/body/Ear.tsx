import type { Skin } from '#quilt/figures/body/skins.ts';

/** An ear, between the brow and the base of the nose; its lobe, for earrings, is at 556 752. */
export function Ear({ skin }: { skin: Skin }) {
  return (
    <>
      <path className={skin.half} d="M530 642L546 610L578 600L604 624L598 690L572 728L556 754L538 720Z" />
      <path className={skin.shade} d="M550 640L576 626L584 652L570 688L554 708L562 664Z" />
    </>
  );
}
