import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Point, poly, quad } from '#art/geometry.ts';
import { bars, pinwheel, strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { Ear } from '#art/figures/body/Ear.tsx';
import { FACES } from '#art/figures/body/faces.ts';
import { Head } from '#art/figures/body/Head.tsx';
import { Neck } from '#art/figures/body/Neck.tsx';
import { rounds } from '#art/figures/body/rounds.ts';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';

/** Where the wheel turns. */
const HUB: Point = [660, 2140];

/** A wheel cut with scissors. */
function ring(radius: number, sides = 28): Point[] {
  return Array.from({ length: sides }, (_, side) => {
    const turn = ((side + 0.5) / sides) * 2 * Math.PI;
    return [HUB[0] + radius * Math.sin(turn), HUB[1] - radius * Math.cos(turn)];
  });
}

/** A woman in a wheelchair, a hand on its wheel. The spoke guard is a Pinwheel, and her short hair lies in waves, as Rounds. */
export function Host() {
  const skin = SKINS.bronze;
  const hair = new Cloth('waves-3');
  rounds(
    hair,
    {
      inner: [
        [352, 496],
        [420, 520],
        [470, 580],
        [478, 652],
        [520, 664],
        [556, 650],
        [600, 668],
        [640, 724],
      ],
      outer: [
        [300, 512],
        [298, 424],
        [366, 328],
        [484, 270],
        [616, 272],
        [730, 344],
        [776, 500],
        [704, 738],
      ],
    },
    ['ink', 'aubergine', 'ink', 'indigo', 'ink', 'aubergine', 'ink'],
    [1, 0.5, 1, 0.5, 1, 0.5, 1],
  );
  const top = new Cloth('host-top-2');
  bars(top, quad([180, 1120], [940, 1120], [940, 2100], [180, 2100]), ['sky', 'denim', 'sky', 'cotton', 'sky'], {
    weights: [1.3, 0.5, 1.1, 0.35, 3.1],
  });
  const sleeve = new Cloth('host-sleeve-2');
  bars(
    sleeve,
    quad([470, 1180], [820, 1160], [900, 1700], [640, 1740]),
    ['indigo', 'sky', 'indigo', 'denim', 'indigo', 'cotton', 'poppy'],
    { direction: 'down', weights: [2.2, 0.5, 1.6, 0.4, 1.8, 0.5, 0.8] },
  );
  const legs = new Cloth('host-legs');
  strings(
    legs,
    quad([-420, 1800], [760, 1800], [760, 2400], [-420, 2400]),
    ['indigo', 'aubergine', 'indigo', 'denim', 'indigo', 'aubergine', 'indigo', 'poppy', 'indigo', 'indigo'],
    { angle: 28, weights: [2.4, 0.5, 1.3, 0.4, 1.5, 0.5, 1.3, 0.3, 1.4, 2] },
  );
  const guard = new Cloth('host-wheel');
  pinwheel(
    guard,
    quad([220, 1700], [1100, 1700], [1100, 2580], [220, 2580]),
    { ground: ['poppy', 'oxblood', 'hibiscus', 'oxblood'], blade: ['marigold', 'petal', 'marigold', 'petal'] },
    { size: 2, wonk: 0.02 },
  );
  return (
    <>
      {/* The backrest and its push handle. */}
      <path className="oxblood" d="M840 1420L940 1400L920 2060L830 2060Z" />
      <path className="ink" d="M918 1330L954 1324L940 2100L900 2100Z" />
      <path className="ink" d="M918 1352L922 1316L1080 1290L1084 1326Z" />
      <path className="poppy" d="M980 1302L1100 1282L1106 1326L986 1344Z" />
      <Tilted by={2}>
        <Neck build={BUILDS.slight} skin={skin} />
      </Tilted>
      <Trimmed
        id="host-top"
        shape="M398 1146L340 1178L286 1250L240 1380L234 1450L280 1570L330 1730L330 2100L880 2100L850 1800L884 1600L880 1380L838 1240L756 1160L620 1244L470 1226Z"
      >
        <ClothPaths cloth={top} />
      </Trimmed>
      <Trimmed
        id="host-legs"
        shape="M330 1846L60 1868L-140 1902L-262 1950L-322 2022L-338 2110L-328 2400L-150 2400L-142 2170L-112 2114L-44 2092L880 2100L840 1846Z"
      >
        <ClothPaths cloth={legs} />
      </Trimmed>
      {/* The wheel: tyre, push rim, spoke guard. */}
      <path className="ink" d={poly(ring(510))} />
      <path className="silver" d={poly(ring(470))} />
      <path className="ink" d={poly(ring(452))} />
      <Trimmed id="host-guard" shape={poly(ring(436))}>
        <ClothPaths cloth={guard} />
      </Trimmed>
      <path className="ink" d={poly(ring(44, 10))} />
      {/* The forearm; then the fingers, over the push rim, and the hand with its thumb. */}
      <path className={skin.half} d="M690 1590L850 1640L838 1720L470 1772L444 1716Z" />
      <path className={skin.base} d="M850 1640L838 1720L470 1772L462 1748L700 1696Z" />
      <path className={skin.base} d="M350 1760L386 1774L388 1826L368 1842L350 1826Z" />
      <path className={skin.half} d="M384 1772L420 1776L420 1824L402 1838L386 1824Z" />
      <path className={skin.base} d="M416 1774L450 1768L450 1808L432 1822L418 1812Z" />
      <path className={skin.half} d="M316 1742L352 1760L352 1808L334 1828L314 1812Z" />
      <path className={skin.half} d="M470 1712L400 1696L340 1712L312 1744L330 1772L400 1784L474 1774Z" />
      <path className={skin.light} d="M470 1712L400 1696L340 1712L312 1744L352 1744L404 1728L470 1734Z" />
      <path className={skin.light} d="M340 1712L300 1716L262 1746L258 1768L278 1776L322 1754Z" />
      <path
        className="poppy"
        d="M258 1768L262 1750L282 1754L278 1776ZM316 1812L334 1828L346 1814L336 1802ZM352 1826L368 1842L382 1830L368 1816ZM388 1824L402 1838L416 1826L402 1812ZM418 1812L432 1822L446 1812L434 1800Z"
      />
      <Trimmed
        id="host-sleeve"
        shape="M520 1226L590 1180L700 1164L790 1210L846 1360L880 1600L862 1690L680 1660L640 1560L560 1380Z"
      >
        <ClothPaths cloth={sleeve} />
      </Trimmed>
      <Tilted by={2}>
        <Head name="host" skin={skin} face={FACES.young} />
        <ClothPaths cloth={hair} />
        <Ear skin={skin} />
        <path className="marigold" d="M556 796L584 824L556 852L528 824Z" />
      </Tilted>
    </>
  );
}
