import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { quad } from '#quilt/geometry.ts';
import { bars, logCabin } from '#quilt/patterns.ts';

/** An empty chair with a log cabin as its back. The page shows its link on the seat, 352 to 470 down. */
export function EmptyChair() {
  const patchwork = new Patchwork('pull up a chair');
  // The far legs, the two posts and the back.
  patchwork
    .piece(quad([128, 440], [156, 440], [160, 690], [136, 690]), 'oxblood')
    .piece(quad([326, 440], [352, 440], [346, 690], [322, 690]), 'oxblood')
    .piece(quad([84, 22], [122, 26], [134, 392], [98, 392]), 'poppy')
    .piece(quad([356, 30], [396, 24], [384, 392], [346, 392]), 'poppy');
  logCabin(
    patchwork,
    quad([104, 48], [374, 40], [364, 282], [116, 286]),
    { lights: ['marigold', 'petal', 'marigold'], darks: ['indigo', 'hibiscus', 'indigo'], centre: 'poppy' },
    { rounds: 3 },
  );
  // The seat seen from above, its edge, the near legs and the rung.
  patchwork.piece(quad([92, 348], [388, 344], [430, 474], [50, 478]), 'hibiscus');
  bars(
    patchwork,
    quad([48, 470], [432, 466], [430, 512], [50, 516]),
    ['saffron', 'marigold', 'poppy', 'marigold', 'saffron'],
    { weights: [0.7, 1.4, 0.5, 1.2, 0.8] },
  );
  patchwork
    .piece(quad([74, 606], [406, 600], [406, 630], [74, 634]), 'poppy')
    .stitch('M80 620L400 614')
    .piece(quad([58, 514], [104, 514], [98, 760], [66, 760]), 'poppy')
    .stitch('M82 522L82 756')
    .piece(quad([378, 512], [424, 512], [416, 760], [384, 760]), 'poppy')
    .stitch('M400 520L400 756');
  return <PatchworkPaths patchwork={patchwork} />;
}
