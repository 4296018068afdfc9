import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { GIFT_FIELD } from '#quilt/GiftBlock.tsx';
import { quad } from '#quilt/geometry.ts';
import { bars, geese, ninePatch } from '#quilt/patterns.ts';

/** The quilt around the field where a gift is sewn. */
export function GivingQuilt() {
  const patchwork = new Patchwork('give-neighbours');
  geese(
    patchwork,
    quad([0, 0], [700, 0], [700, 103], [0, 113]),
    { goose: ['poppy', 'hibiscus'], sky: ['petal'] },
    { count: 5, to: 'right' },
  );
  bars(
    patchwork,
    quad([0, 887], [700, 879], [700, 960], [0, 960]),
    ['marigold', 'sky', 'poppy', 'petal', 'denim', 'marigold'],
    {
      weights: [1, 1.4, 0.5, 1.2, 0.7, 1],
    },
  );
  bars(patchwork, quad([0, 113], [44, 112], [34, 888], [0, 887]), ['sky', 'oxblood', 'marigold', 'hibiscus', 'sky'], {
    direction: 'down',
    weights: [1, 0.6, 1.4, 0.5, 1],
  });
  ninePatch(
    patchwork,
    quad([644, 104], [700, 103], [700, 879], [648, 880]),
    ['marigold', 'aubergine', 'petal', 'oxblood', 'sky', 'aubergine', 'poppy'],
    { columns: 1, rows: 7 },
  );
  patchwork.piece(GIFT_FIELD, 'indigo');
  return <PatchworkPaths patchwork={patchwork} />;
}
