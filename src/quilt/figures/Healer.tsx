import { Patchwork } from '#quilt/patchwork.ts';
import { quad } from '#quilt/geometry.ts';
import { curves, strings } from '#quilt/patterns.ts';
import { BUILDS } from '#quilt/figures/body/builds.ts';
import { Bust } from '#quilt/figures/body/Bust.tsx';
import { Ear } from '#quilt/figures/body/Ear.tsx';
import { FACES } from '#quilt/figures/body/faces.ts';
import { HAIRLINE } from '#quilt/figures/body/hairline.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

/** A woman whose curly puff is pieced from curves. */
export function Healer() {
  const skin = SKINS.honey;
  const hair = new Patchwork('puff-2');
  strings(
    hair,
    quad([280, 260], [780, 260], [780, 760], [280, 760]),
    ['ink', 'indigo', 'ink', 'aubergine', 'ink', 'indigo', 'ink'],
    { angle: 130, wonk: 0.25 },
  );
  const puff = new Patchwork('puff-2p');
  curves(
    puff,
    quad([420, -70], [950, -70], [950, 420], [420, 420]),
    { ground: ['ink', 'aubergine', 'ink', 'indigo'], round: ['indigo', 'ink', 'aubergine', 'ink'] },
    {
      turns: [2, 1, 3, 0],
      size: 0.86,
      rings: 3,
      wonk: 0.12,
      ringCloths: ['aubergine', 'ink', 'sky', 'indigo', 'ink', 'denim'],
    },
  );
  return (
    <Bust
      name="healer"
      skin={skin}
      build={BUILDS.slight}
      face={FACES.fine}
      garment={{
        seed: 'g-d',
        cloths: ['sky', 'denim', 'sky', 'cotton', 'sky', 'indigo', 'sky'],
        weights: [1.4, 0.6, 1.2, 0.4, 1.3, 0.6, 1.3],
      }}
    >
      <ClippedPatchwork
        id="healer-puff"
        shape="M520 350L440 270L430 150L490 40L600 -40L740 -60L860 0L930 110L930 240L860 350L750 410L630 410Z"
        patchwork={puff}
      />
      <ClippedPatchwork
        id="healer-hair"
        shape={`M302 514L312 444L356 372L440 322L540 306L630 330L700 392L734 480L722 590L684 690${HAIRLINE}`}
        patchwork={hair}
      />
      <path className="poppy" d="M540 330L720 372L706 424L540 396Z" />
      <Ear skin={skin} />
      <circle className="cotton" cx="556" cy="782" r="30" />
      <circle className="poppy" cx="556" cy="782" r="12" />
    </Bust>
  );
}
