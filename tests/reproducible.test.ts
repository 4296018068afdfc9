import { expect, test } from 'vitest';
import { type Built, buildCopy } from './buildCopy.ts';

const MOMENT = '2026-11-21T12:00:00-05:00';

test('two builds at the same moment, in different folders, are the same to the last byte', { timeout: 300_000 }, () => {
  const one = buildCopy(MOMENT);
  const other = buildCopy(MOMENT, 'elsewhere with a space/deeper/site');
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect(
    [...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => difference(file, one, other)),
  ).toEqual([]);
});

function difference(file: string, one: Built, other: Built): string {
  const [first = Buffer.of(), second = Buffer.of()] = [one.get(file), other.get(file)];
  const at = first.findIndex((byte, index) => byte !== second[index]);
  const around = (bytes: Buffer) => bytes.subarray(Math.max(0, at - 40), at + 40).toString();
  return `${file} differs at byte ${at}: “${around(first)}” and “${around(second)}”`;
}
