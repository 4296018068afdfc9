import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { FACES } from '#art/figures/body/faces.ts';
import { Garment } from '#art/figures/body/Garment.tsx';
import { Head } from '#art/figures/body/Head.tsx';
import { rounds } from '#art/figures/body/rounds.ts';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';

/** A woman in a hijab: fold after fold, following her face. */
export function Keeper() {
  const skin = SKINS.bronze;
  const folds = new Cloth('hijab-5');
  rounds(
    folds,
    {
      inner: [
        [300, 522],
        [366, 502],
        [430, 538],
        [480, 604],
        [508, 690],
        [508, 772],
        [478, 844],
        [424, 888],
        [372, 918],
        [306, 946],
      ],
      outer: [
        [294, 470],
        [318, 366],
        [416, 282],
        [566, 246],
        [712, 284],
        [812, 410],
        [852, 600],
        [846, 800],
        [770, 1000],
        [430, 1120],
      ],
    },
    ['poppy', 'sky', 'denim', 'sky', 'cotton', 'sky', 'indigo'],
    [0.42, 1.2, 0.55, 1.2, 0.35, 1.3, 0.9],
  );
  const back = new Cloth('hijab-5b');
  strings(
    back,
    quad([400, 740], [1090, 740], [1090, 1430], [400, 1430]),
    ['sky', 'indigo', 'sky', 'denim', 'sky', 'cotton', 'sky', 'indigo', 'denim'],
    { angle: -24, weights: [1.6, 0.5, 1.2, 0.6, 1.4, 0.35, 1.3, 0.5, 1] },
  );
  const front = new Cloth('hijab-5f');
  strings(
    front,
    quad([100, 920], [860, 920], [860, 1430], [100, 1430]),
    ['sky', 'denim', 'sky', 'cotton', 'sky', 'indigo', 'sky', 'sky'],
    { angle: 52, weights: [1.2, 0.5, 1.1, 0.3, 1.3, 0.5, 1.2, 1.2] },
  );
  return (
    <>
      <Garment
        name="keeper"
        build={BUILDS.average}
        seed="g-h"
        cloths={['indigo', 'aubergine', 'indigo', 'hibiscus', 'indigo', 'aubergine']}
        weights={[1.4, 0.6, 1.2, 0.4, 1.3, 0.8]}
      />
      <Tilted by={2}>
        <Trimmed id="keeper-back" shape="M640 760L846 780L872 900L950 1050L1030 1200L1070 1420L420 1420L470 1100Z">
          <ClothPaths cloth={back} />
        </Trimmed>
        <Head name="keeper" skin={skin} face={FACES.keen} />
        <Trimmed
          id="keeper-front"
          shape="M310 946L380 920L470 1000L640 1060L800 960L840 1080L760 1180L600 1280L420 1330L250 1420L130 1420L150 1310L214 1210L300 1110Z"
        >
          <ClothPaths cloth={front} />
        </Trimmed>
        <ClothPaths cloth={folds} />
        <path className="marigold" d="M742 1010L774 1040L748 1076L716 1046Z" />
        <path className="poppy" d="M744 1030L758 1044L746 1058L732 1045Z" />
      </Tilted>
    </>
  );
}
