import { Patchwork } from '#quilt/patchwork.ts';
import { type Point, line, poly, quad } from '#quilt/geometry.ts';
import { bars, curves, pinwheel, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { Garment } from '#quilt/figures/body/Garment.tsx';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { HemHand } from '#quilt/figures/HemHand.tsx';
import { Head } from '#quilt/figures/body/Head.tsx';
import { Neck } from '#quilt/figures/body/Neck.tsx';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { Tilt, TILTS } from '#quilt/figures/body/Tilt.tsx';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

const SKIN = SKINS.bronze;

/** The centres of the large wheel and of the caster. */
const HUB: Point = [690, 2000];
const CASTER: Point = [176, 2372];

/** A polygon that looks round. */
function ring([x, y]: Point, radius: number, sides = 24): Point[] {
  return Array.from({ length: sides }, (_, side) => {
    const turn = ((side + 0.5) / sides) * 2 * Math.PI;
    return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
  });
}

/** A ring, with `fillRule="evenodd"`. */
const band = (centre: Point, outer: number, inner: number) => poly(ring(centre, outer)) + poly(ring(centre, inner));

/** From the guard to the rim. */
const SPOKES = Array.from({ length: 12 }, (_, spoke) => {
  const turn = (spoke / 12) * 2 * Math.PI;
  const at = (radius: number, aside: number): Point => [
    HUB[0] + radius * Math.sin(turn) + aside * Math.cos(turn),
    HUB[1] - radius * Math.cos(turn) + aside * Math.sin(turn),
  ];
  return poly([at(280, -3), at(410, -3), at(410, 3), at(280, 3)]);
}).join('');

/** The curly edge of her short afro, from the forehead to the nape. */
const CURLS = Array.from({ length: 23 }, (_, curl): Point => {
  const turn = (curl / 22) * 4.02 - 1.72;
  const reach = curl % 2 ? 286 : 268;
  return [562 + reach * Math.sin(turn), 480 - reach * Math.cos(turn)];
});

/** Back, cushion, and the frame: one tube from under the seat to the footplate. */
function Seat() {
  return (
    <>
      <path className="oxblood" d="M846 1470L908 1456L930 1480L924 1840L850 1840Z" />
      <path className="ink" d="M908 1440L936 1444L944 1856L912 1856Z" />
      <path className="marigold" d="M150 1786L900 1826L896 1872L146 1832Z" />
      <path className="ink" d="M132 1826L940 1866L936 1898L164 1858L150 1880L72 2318L40 2318L116 1864Z" />
    </>
  );
}

/** Tire, spokes, hand rim and spoke guard. */
function Wheel() {
  const guard = new Patchwork('host-wheel');
  pinwheel(
    guard,
    quad([380, 1690], [1000, 1690], [1000, 2310], [380, 2310]),
    { ground: ['poppy', 'oxblood', 'hibiscus', 'oxblood'], blade: ['marigold', 'sky', 'marigold', 'sky'] },
    { wonk: 0.02 },
  );
  return (
    <>
      <path className="silver" d={SPOKES} />
      <path className="ink" fillRule="evenodd" d={band(HUB, 446, 406)} />
      <path className="silver" fillRule="evenodd" d={band(HUB, 386, 362)} />
      <ClippedPatchwork id="host-guard" shape={poly(ring(HUB, 290))} patchwork={guard} />
      <path className="ink" d={poly(ring(HUB, 36, 10))} />
    </>
  );
}

/** Legs, shoes on the footplate, and the caster on an arm of the frame. */
function Legs() {
  const legs = new Patchwork('host-legs');
  strings(
    legs,
    quad([-140, 1620], [940, 1620], [940, 2340], [-140, 2340]),
    ['indigo', 'denim', 'indigo', 'aubergine', 'indigo', 'denim', 'indigo', 'indigo'],
    { angle: 32, weights: [2.4, 0.4, 1.4, 0.5, 1.6, 0.4, 1.6, 2] },
  );
  return (
    <>
      <ClippedPatchwork
        id="host-legs"
        shape="M880 1640L908 1760L896 1832L160 1800L130 1836L112 2000L66 2262L-56 2252L-66 2060L-98 1880L-96 1782L-56 1716L30 1684L240 1668L400 1690L600 1640Z"
        patchwork={legs}
      />
      <path className="poppy" d="M-58 2250L66 2260L76 2322L-150 2322L-156 2296L-84 2272Z" />
      <path className="marigold" d="M-156 2300L74 2304L76 2322L-150 2322Z" />
      <path className="ink" d="M-170 2320L96 2320L92 2346L-166 2346Z" />
      <path className="ink" d="M84 2120L206 2138L200 2290L188 2378L164 2374L170 2288L174 2166L78 2152Z" />
      <path className="ink" d={poly(ring(CASTER, 74, 16))} />
      <path className="silver" d={poly(ring(CASTER, 34, 10))} />
    </>
  );
}

/** The forearm and the back of the hand, the thumb along the tire, the fingers round the hand rim. */
function Arm() {
  const sleeve = new Patchwork('host-sleeve-2');
  bars(
    sleeve,
    quad([560, 1190], [820, 1150], [940, 1560], [700, 1610]),
    ['hibiscus', 'petal', 'hibiscus', 'marigold', 'hibiscus', 'oxblood'],
    { direction: 'down', weights: [2, 0.5, 1.5, 0.4, 1.6, 0.6] },
  );
  return (
    <>
      <path className={SKIN.half} d="M770 1500L884 1548L876 1612L640 1664L560 1690L480 1680L500 1630L570 1594Z" />
      <path className={SKIN.base} d="M884 1548L876 1612L640 1664L592 1672L616 1636L760 1590Z" />
      <path className={SKIN.light} d="M580 1592L510 1606L452 1642L426 1676L440 1694L474 1684L520 1652L600 1622Z" />
      <path className="marigold" d="M426 1676L440 1660L456 1674L440 1694Z" />
      <g transform="translate(532 1664) rotate(-24) scale(0.52)">
        <HemHand skin={SKIN} nails="marigold" />
      </g>
      <ClippedPatchwork
        id="host-sleeve"
        shape="M572 1250L622 1186L706 1156L786 1182L846 1270L886 1400L924 1530L908 1600L748 1544L676 1460L604 1350Z"
        patchwork={sleeve}
      />
    </>
  );
}

/** A woman in a wheelchair with a rigid frame, a low back and no handles. The spoke guard is a pinwheel, her short afro curves. */
export function Host() {
  const hair = new Patchwork('host-hair').piece('M250 180L860 170L860 780L250 790Z', 'ink');
  curves(
    hair,
    quad([250, 180], [860, 170], [860, 780], [250, 790]),
    { ground: ['ink', 'aubergine', 'ink'], round: ['ink'] },
    { columns: 4, size: 0.92, rings: 2, ringCloths: ['aubergine', 'ink', 'indigo'], stitched: false },
  );
  return (
    <>
      <Seat />
      <Legs />
      <g transform="translate(8 78)">
        <Tilt by={TILTS.host}>
          <Neck build={BUILDS.seated} skin={SKIN} />
        </Tilt>
      </g>
      <Garment
        name="host"
        build={BUILDS.seated}
        seed="host-top-3"
        cloths={['poppy', 'petal', 'poppy', 'marigold', 'poppy']}
        weights={[1.2, 0.4, 1.2, 0.4, 2.4]}
      />
      <Wheel />
      <Arm />
      <g transform="translate(8 78)">
        <Tilt by={TILTS.host}>
          <Head name="host" skin={SKIN} face={FACES.bright} />
          <ClippedPatchwork id="host-hair" shape={`${line(CURLS)}${HAIRLINE}`} patchwork={hair} />
          <Ear skin={SKIN} />
          <path className="marigold" d="M556 748L584 776L556 804L528 776Z" />
        </Tilt>
      </g>
    </>
  );
}
