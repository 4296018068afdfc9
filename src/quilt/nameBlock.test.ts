import { describe, expect, test } from 'vitest';
import { digitsIn, digitsOf, piecesOf } from './nameBlock.ts';

const NAMES = `Ada Imani Oluwaseun Zahra Aïcha N’Deye Marie-Claire Abiọ́lá Bo Y Wangari Thandiwe
  ሰላም فاطمة ᐊᓇ 李娜 Ольга Ελένη מרים अनीता`.split(/\s+/);

describe('the block of a name', () => {
  test('each of twenty names, in any script, has a block of its own, which its link shows again', () => {
    const blocks = NAMES.map((name) => piecesOf(digitsIn(`#chair=${digitsOf(name)}`) ?? ''));
    expect(new Set(blocks.map((block) => JSON.stringify(block))).size).toBe(NAMES.length);
    for (const block of blocks) expect(block.length).toBeGreaterThanOrEqual(18);
  });

  test('strips that touch have different cloths', () => {
    for (const digits of [...NAMES.map(digitsOf), '0', '4444444444', '0123401234']) {
      const cloths = piecesOf(digits).flatMap(([, look]) => (look.length > 2 && look !== 'poppy' ? [look] : []));
      for (const [index, cloth] of cloths.entries()) {
        expect(
          [1, 3, 4].map((back) => cloths[index - back]),
          `${digits}, strip ${index + 1}`,
        ).not.toContain(cloth);
      }
    }
  });

  test('an address shows nothing but digits 0–4 as cloth', () => {
    for (const found of ['01234012340', '015', '', '%30', '1%00', '<b>1</b>', '1#chair=2', '１', 'Ada', '1&x=2', '-1'])
      expect(digitsIn(`#chair=${found}`), found).toBeUndefined();
  });

  test.each([
    ['accents, marks, spaces and capitals do not count', 'ZOË  o’neal', digitsOf('zoeoneal')],
    ['a name has at most ten letters', 'Wilhelminafredericka', digitsOf('Wilhelmina')],
    ['without a letter there is no block', ' 12 !👑', ''],
  ])('%s', (_, name, digits) => {
    expect(digitsOf(name)).toBe(digits);
  });
});
