import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCopy } from './buildCopy.ts';

const MOMENT = '2025-11-01T12:00:00-04:00';

/** A release build of a copy in which the lines with the address for money are these. */
function release(...lines: string[]) {
  return buildCopy(
    MOMENT,
    'site',
    (copy) => {
      const file = join(copy, 'content/site.yaml');
      const others = readFileSync(file, 'utf8')
        .replaceAll(/^etransferEmail(Again)?: .*\n/gm, '')
        .replace(/^email: .*$/m, 'email: us@home.arpa')
        .replace(/^url: .*$/m, 'url: https://home.arpa');
      writeFileSync(file, `${others}\n${lines.join('\n')}\n`);
    },
    '--release',
  );
}

test('a release is not built with a stand-in for the address for money', { timeout: 120_000 }, () => {
  const address = 'gifts@empowered.example';
  expect(() => release(`etransferEmail: ${address}`, `etransferEmailAgain: ${address}`)).toThrow(
    /no release is built[\s\S]*\ncontent\/site\.yaml, line \d+, "etransferEmail": is a placeholder/,
  );
});

test('nor with an address for money that was typed once, or differently', { timeout: 120_000 }, () => {
  expect(() => release('etransferEmail: gifts@home.arpa')).toThrow('type the address a second time');
  expect(() => release('etransferEmail: gifts@home.arpa', 'etransferEmailAgain: gift@home.arpa')).toThrow(
    'must be the same as etransferEmail, to the letter',
  );
});

test('but it is with the same real address twice', { timeout: 120_000 }, () => {
  const built = release('etransferEmail: gifts@home.arpa', 'etransferEmailAgain: gifts@home.arpa');
  expect(built.get('donate.html')?.toString()).toContain('mailto:gifts@home.arpa');
});
