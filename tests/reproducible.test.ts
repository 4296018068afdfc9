import { expect, test } from 'vitest';
import { type BuiltFiles, buildElsewhere, filesOf } from './buildCopy.ts';
import { FIXTURE_SITE, fixtureTime } from './fixture/build.ts';

test('a clean build in another folder is the same to the byte', () => {
  const one = filesOf(FIXTURE_SITE);
  const other = buildElsewhere('elsewhere with a space/deeper/site', fixtureTime());
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect(
    [...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => difference(file, one, other)),
  ).toEqual([]);
});

function difference(file: string, one: BuiltFiles, other: BuiltFiles): string {
  const [first = Buffer.of(), second = Buffer.of()] = [one.get(file), other.get(file)];
  const at = first.findIndex((byte, index) => byte !== second[index]);
  const around = (bytes: Buffer) => bytes.subarray(Math.max(0, at - 40), at + 40).toString();
  return `${file} differs at byte ${at}: “${around(first)}” and “${around(second)}”`;
}
