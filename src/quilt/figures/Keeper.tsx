import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { parsePoints, quad } from '#quilt/geometry.ts';
import { strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { FACES } from '#quilt/figures/body/faces.ts';
import { Garment } from '#quilt/figures/body/Garment.tsx';
import { Head } from '#quilt/figures/body/Head.tsx';
import { bands } from '#quilt/figures/body/bands.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { Tilt, TILTS } from '#quilt/figures/body/Tilt.tsx';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** Around the face, from the forehead to the chin. */
const FACE_EDGE = parsePoints('300,522 366,502 430,538 480,604 508,690 508,772 478,844 424,888 372,918 306,946');

/** The outer edge of the hijab, along the same way. */
const HIJAB_EDGE = parsePoints('294,470 318,366 416,282 566,246 712,284 812,410 852,600 846,800 770,1000 430,1120');

/** A woman in a hijab, in folds around her face. */
export function Keeper() {
  const skin = SKINS.bronze;
  const folds = new Patchwork('hijab-5');
  bands(
    folds,
    { inner: FACE_EDGE, outer: HIJAB_EDGE },
    ['oxblood', 'marigold', 'saffron', 'marigold', 'cotton', 'marigold', 'oxblood'],
    [0.42, 1.2, 0.55, 1.2, 0.35, 1.3, 0.9],
  );
  const back = new Patchwork('hijab-5b');
  strings(
    back,
    quad([400, 740], [1090, 740], [1090, 1430], [400, 1430]),
    ['marigold', 'oxblood', 'marigold', 'saffron', 'marigold', 'cotton', 'marigold', 'oxblood', 'saffron'],
    { angle: -24, weights: [1.6, 0.5, 1.2, 0.6, 1.4, 0.35, 1.3, 0.5, 1] },
  );
  const front = new Patchwork('hijab-5f');
  strings(
    front,
    quad([100, 920], [860, 920], [860, 1430], [100, 1430]),
    ['marigold', 'marigold', 'marigold', 'cotton', 'marigold', 'oxblood', 'marigold', 'marigold'],
    { angle: 52, weights: [1.2, 0.5, 1.1, 0.3, 1.3, 0.5, 1.2, 1.2] },
  );
  return (
    <>
      <Garment
        name="keeper"
        build={BUILDS.average}
        seed="g-h"
        cloths={['oxblood', 'aubergine', 'oxblood', 'hibiscus', 'oxblood', 'aubergine']}
        weights={[1.4, 0.6, 1.2, 0.4, 1.3, 0.8]}
      />
      <Tilt by={TILTS.keeper}>
        <ClippedPatchwork
          id="keeper-back"
          shape="M640 760L846 780L872 900L950 1050L1030 1200L1070 1420L420 1420L470 1100Z"
          patchwork={back}
        />
        <Head name="keeper" skin={skin} face={FACES.keen} />
        <ClippedPatchwork
          id="keeper-front"
          shape="M310 946L380 920L470 960L640 1000L800 930L840 1080L760 1180L600 1280L420 1330L250 1420L130 1420L150 1310L214 1210L300 1110Z"
          patchwork={front}
        />
        <PatchworkPaths patchwork={folds} />
        <path className="sky" d="M742 1010L774 1040L748 1076L716 1046Z" />
        <path className="indigo" d="M744 1030L758 1044L746 1058L732 1045Z" />
      </Tilt>
    </>
  );
}
