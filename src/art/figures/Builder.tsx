import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { quad } from '#art/geometry.ts';
import { bricklayer, strings } from '#art/rules.ts';
import { BUILDS } from '#art/figures/body/builds.ts';
import { Ear } from '#art/figures/body/Ear.tsx';
import { FACES } from '#art/figures/body/faces.ts';
import { Garment } from '#art/figures/body/Garment.tsx';
import { Head } from '#art/figures/body/Head.tsx';
import { Neck } from '#art/figures/body/Neck.tsx';
import { SKINS } from '#art/figures/body/skins.ts';
import { Tilted } from '#art/figures/body/Tilted.tsx';
import { Trimmed } from '#art/figures/body/Trimmed.tsx';

/** A woman in a headwrap: Strings, tied in a Bricklayer knot. */
export function Builder() {
  const skin = SKINS.ebony;
  const wrap = new Cloth('wrap-4');
  strings(
    wrap,
    quad([240, -60], [980, -60], [980, 700], [240, 700]),
    [
      'poppy',
      'marigold',
      'poppy',
      'petal',
      'oxblood',
      'marigold',
      'poppy',
      'saffron',
      'oxblood',
      'petal',
      'poppy',
      'marigold',
    ],
    { angle: 24, weights: [1, 0.7, 1.2, 0.4, 1, 0.8, 1.2, 0.5, 1, 0.4, 1.2, 1] },
  );
  const band = new Cloth('wrap-4b');
  strings(
    band,
    quad([260, 400], [790, 400], [790, 790], [260, 790]),
    ['aubergine', 'indigo', 'marigold', 'indigo', 'aubergine', 'indigo'],
    { angle: 118, weights: [2, 1.2, 0.5, 1.2, 1, 1.5] },
  );
  const knot = new Cloth('wrap-4k');
  bricklayer(
    knot,
    quad([330, 250], [560, 214], [600, 430], [350, 470]),
    { lying: ['marigold', 'poppy', 'marigold'], upright: ['oxblood', 'petal', 'oxblood'], centre: 'poppy' },
    { rounds: 3 },
  );
  return (
    <>
      <Tilted by={3}>
        <Neck build={BUILDS.broad} skin={skin} />
      </Tilted>
      <Garment
        name="builder"
        build={BUILDS.broad}
        seed="g-b"
        cloths={['marigold', 'saffron', 'marigold', 'poppy', 'marigold', 'petal', 'marigold', 'saffron']}
        weights={[1.2, 0.5, 1.1, 0.6, 1.3, 0.4, 1.2, 0.9]}
      />
      <Tilted by={3}>
        <Head name="builder" skin={skin} face={FACES.broad} />
        <Trimmed
          id="builder-wrap"
          shape="M330 440L296 330L320 190L420 70L570 -10L730 0L860 90L930 230L920 390L850 540L740 650L560 560Z"
        >
          <ClothPaths cloth={wrap} />
        </Trimmed>
        <Trimmed
          id="builder-band"
          shape="M292 528L312 424L470 420L640 486L760 610L706 764L650 760L600 690L540 640L440 566Z"
        >
          <ClothPaths cloth={band} />
        </Trimmed>
        <Trimmed id="builder-knot" shape="M352 330L404 256L500 226L574 280L590 370L540 440L440 466L366 420Z">
          <ClothPaths cloth={knot} />
        </Trimmed>
        <Ear skin={skin} />
        <path className="denim" d="M556 792L590 846L556 904L524 846Z" />
        <path className="cotton" d="M556 820L572 846L556 874L541 846Z" />
      </Tilted>
    </>
  );
}
