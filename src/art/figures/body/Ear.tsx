import type { Skin } from '#art/figures/body/skins.ts';

/** An ear; its lobe, for earrings, is at 556 800. */
export function Ear({ skin }: { skin: Skin }) {
  return (
    <>
      <path className={skin.half} d="M528 676L566 660L592 690L586 752L556 800L534 764Z" />
      <path className={skin.shade} d="M546 694L570 690L574 724L556 756Z" />
    </>
  );
}
