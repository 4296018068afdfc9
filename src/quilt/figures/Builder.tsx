import { Patchwork } from '#quilt/patchwork.ts';
import { quad } from '#quilt/geometry.ts';
import { bricklayer, type Cloths, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

const WRAP_CLOTHS: Cloths = [
  ...(['poppy', 'marigold', 'poppy', 'petal', 'oxblood', 'marigold'] as const),
  ...(['poppy', 'saffron', 'oxblood', 'petal', 'poppy', 'marigold'] as const),
];

/** A woman in a headwrap of strings, tied in a bricklayer knot. */
export function Builder() {
  const skin = SKINS.ebony;
  const wrap = new Patchwork('wrap-4');
  strings(wrap, quad([240, -60], [980, -60], [980, 700], [240, 700]), WRAP_CLOTHS, {
    angle: 24,
    weights: [1, 0.7, 1.2, 0.4, 1, 0.8, 1.2, 0.5, 1, 0.4, 1.2, 1],
  });
  const band = new Patchwork('wrap-4b');
  strings(
    band,
    quad([260, 400], [790, 400], [790, 790], [260, 790]),
    ['aubergine', 'indigo', 'marigold', 'indigo', 'aubergine', 'indigo'],
    { angle: 118, weights: [2, 1.2, 0.5, 1.2, 1, 1.5] },
  );
  const knot = new Patchwork('wrap-4k');
  bricklayer(
    knot,
    quad([330, 250], [560, 214], [600, 430], [350, 470]),
    { lying: ['marigold', 'poppy', 'marigold'], upright: ['oxblood', 'petal', 'oxblood'], centre: 'poppy' },
    { rounds: 3 },
  );
  return (
    <Bust
      name="builder"
      skin={skin}
      build={BUILDS.broad}
      face={FACES.broad}
      garment={{
        seed: 'g-b',
        cloths: ['oxblood', 'poppy', 'oxblood', 'marigold', 'oxblood', 'petal', 'oxblood', 'saffron'],
        weights: [1.2, 0.5, 1.1, 0.6, 1.3, 0.4, 1.2, 0.9],
      }}
    >
      <ClippedPatchwork
        id="builder-wrap"
        shape="M330 440L296 330L320 190L420 70L570 -10L730 0L860 90L930 230L920 390L850 540L740 650L560 560Z"
        patchwork={wrap}
      />
      <ClippedPatchwork
        id="builder-band"
        shape="M292 528L312 424L470 420L640 486L760 610L706 764L650 760L600 690L540 640L440 566Z"
        patchwork={band}
      />
      <ClippedPatchwork
        id="builder-knot"
        shape="M352 330L404 256L500 226L574 280L590 370L540 440L440 466L366 420Z"
        patchwork={knot}
      />
      <Ear skin={skin} />
      <path className="denim" d="M556 744L590 798L556 856L524 798Z" />
      <path className="cotton" d="M556 772L572 798L556 826L541 798Z" />
    </Bust>
  );
}
