import { describe, expect, test } from 'vitest';
import { hideCode, passagesOf } from '../scripts/passages.ts';
import { findingsIn } from '../scripts/prose.ts';

describe('a spelling mistake is found, with its file and line', () => {
  test.each([
    ['content/pages/home.yaml', 'hero:\n  lead: >-\n    We meet here. We\n    welcom everybody.\n', 3],
    ['content/pages/home.yaml', 'title: Home\nlead: You are welcom here.\n', 2],
    ['docs/guide.md', '# A guide\n\nEverybody is\nwelcom here.\n', 4],
    ['src/lib/money.ts', 'const a = 1;\n/**\n * Everybody is\n * welcom here.\n */\n', 4],
    ['src/lib/money.ts', 'const a = 1; // Everybody is welcom here.\n', 1],
    ['src/content/schemas/event.ts', "const a = 1;\nconst message = 'Everybody is welcom here.';\n", 2],
    ['verify/checks.ts', 'const message = `\n$' + '{name} is always welcom here.`;\n', 2],
  ])('in %s: %j', async (file, source, line) => {
    const findings = await findingsIn(file, source);
    expect(findings).toEqual([expect.stringMatching(new RegExp(`^${file}:${line}: “welcom”`))]);
  });
});

test('names from code, paths and options are not English', async () => {
  const source =
    '// See build/hosting/policy.ts, `hreflang`, --no-sandbox and https://example.org/abc for getByRole.\n';
  expect(await findingsIn('src/lib/money.ts', source)).toEqual([]);
  expect(hideCode('see getByRole now')).toBe('see `xxxxxxx` now');
});

test('messages of tests and short strings are not checked', () => {
  const source = "const message = 'Everybody is welcom here.';\n";
  expect(passagesOf('src/content/schemas/event.test.ts', source)).toEqual([]);
  expect(passagesOf('src/content/schemas/event.ts', "const word = 'welcom here';\n")).toEqual([]);
});
