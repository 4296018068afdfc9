import type { ClothName } from '#quilt/cloth.ts';
import { HemHand } from '#quilt/figures/HemHand.tsx';
import { type Skin, SKINS } from '#quilt/figures/body/skins.ts';

/** The distance of a hand from the woman's middle, in her units: just beyond her shoulders. */
const REACH = 450;

type Props = { id: string; skin: Skin; nails: ClothName };

/** Both hands of a woman on the edge of a cloth, which runs along y = 0; her middle is at x = 0. */
function HemHands({ id, skin, nails }: Props) {
  return (
    <>
      <g id={id} transform={`translate(${-REACH})`}>
        <HemHand skin={skin} nails={nails} />
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  );
}

/** The hands of the woman who looks right. */
export const HemHandsMember = () => <HemHands id="hands-member" skin={SKINS.bronze} nails="poppy" />;

/** The hands of the woman in the hijab. */
export const HemHandsPartner = () => <HemHands id="hands-partner" skin={SKINS.bronze} nails="petal" />;
