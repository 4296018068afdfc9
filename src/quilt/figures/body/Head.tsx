import type { FabricName } from '#quilt/cloth.ts';
import { type Point, poly } from '#quilt/geometry.ts';
import { type SplinePoint, spline } from '#quilt/spline.ts';
import type { Face } from '#quilt/figures/body/faces.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';
import { Clip } from '#quilt/figures/body/Clip.tsx';

/** Forehead, nose, lips, chin, jaw, and back over the top of the head, seen from its left. */
const PROFILE: readonly SplinePoint[] = [
  [372, 430, 'corner'],
  [320, 496, 'corner'],
  [301, 556],
  [303, 600, 'corner'],
  [310, 628],
  [305, 652],
  [272, 710],
  [255, 737],
  [259, 755],
  [274, 764],
  [290, 766],
  [293, 774],
  [286, 788],
  [270, 800],
  [263, 813],
  [269, 824],
  [286, 830, 'corner'],
  [271, 839],
  [267, 852],
  [277, 865],
  [293, 875],
  [292, 892],
  [288, 912],
  [296, 934],
  [320, 948],
  [352, 946, 'corner'],
  [410, 922, 'corner'],
  [478, 868],
  [516, 806, 'corner'],
  [548, 740, 'corner'],
  [600, 640, 'corner'],
  [600, 520, 'corner'],
  [480, 420, 'corner'],
];

type Props = {
  /** The figure's name, for ids. */
  name: string;
  skin: Skin;
  face: Face;
  /** The eyebrow, by default in the colour of the lid. */
  brow?: FabricName | undefined;
};

/** A face in profile, looking left with a lowered lid, cut from five planes of skin. */
export function Head({ name, skin, face, brow = skin.lid }: Props) {
  const outline = PROFILE.map(([x, y, turn]): SplinePoint => (turn ? [...face([x, y]), turn] : face([x, y])));
  const path = spline(outline);
  const plane = (fabric: FabricName, ...points: Point[]) => <path className={fabric} d={poly(points.map(face))} />;
  return (
    <>
      <path className={skin.base} d={path} />
      <Clip id={`${name}-face`} shape={path}>
        {plane(skin.half, [240, 400], [660, 400], [560, 560], [420, 600], [330, 640], [240, 640])}
        {plane(skin.light, [310, 616], [352, 662], [338, 766], [300, 790], [230, 790], [230, 690])}
        {plane(skin.half, [352, 672], [470, 646], [462, 756], [398, 816], [338, 766])}
        {plane(skin.shade, [350, 846], [398, 816], [462, 756], [560, 690], [580, 960], [340, 980], [362, 900])}
        {plane(skin.lip, [236, 794], [292, 775], [318, 802], [334, 829], [316, 848], [292, 876], [236, 884])}
        {plane(skin.deep, [280, 829], [334, 827], [308, 835])}
      </Clip>
      {plane(skin.lid, [317, 656], [350, 645], [396, 660], [352, 669])}
      <path className={brow} d="M308 606Q352 576 414 598Q356 590 308 606Z" />
    </>
  );
}
