import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkLetters } from '../../gate/checkLetters.ts';
import { report } from '../../gate/report.ts';

const SENTENCE =
  'content/site.yaml, line 3, "blurb": must be plain text: <b>, **, _, `, [a], | and ~ are 100% visible.\nFound: "<b>".';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('GitHub shows a refusal on its line of the content, and verbatim in the summary of the run; the editing page gets it in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const summary = join(folder, 'summary.md');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
  const source = { file: 'content/site.yaml', line: 3, field: 'blurb' };
  const refusal = { kind: 'refusal', sentence: SENTENCE, source } as const;
  report([refusal, { ...refusal, kind: 'warning', source: { ...source, line: 0 } }], 1);
  const notes = log.mock.calls.flat().filter((line) => String(line).startsWith('::'));
  const found = '::.* 100%25 visible\\.%0AFound: "<b>"\\.$';
  expect(notes[0]).toMatch(RegExp(`^::error file=content/site.yaml,line=3${found}`));
  expect(notes[1]).toMatch(RegExp(`^::warning file=content/site.yaml,line=1${found}`));
  const escaped = '\\<b\\>, \\*\\*, \\_, \\`, \\[a\\], \\| and \\~ are';
  expect(readFileSync(summary, 'utf8')).toMatch(/^## Not published\n[^#]*\n### Published, but worth a look\n/);
  expect(readFileSync(summary, 'utf8').split(escaped)).toHaveLength(3);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`refusals<<END\n• ${SENTENCE.replace('\n', ' ')}\nEND\n`);
  rmSync(summary);
  report([], 1);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('can be published'));
  expect(readFileSync(summary, 'utf8')).toMatch(/^## This can be published\n[^#]*$/);
  rmSync(folder, { recursive: true });
});

test('letters and symbols that the fonts lack are warned of where they are, and emoji are not', () => {
  const words = ['Fête à l’Île: Ọ̀ṣun, ẹ́ and Ș', 'Sisters 💜👩🏿‍🦱', 'Ƙauna, ǹ → peace'];
  const found = checkLetters({ 'content/a.yaml': words.map((text, index) => `field${index}: "${text}"`).join('\n') });
  expect(found).toMatchObject([
    {
      kind: 'warning',
      sentence: expect.stringMatching(/^content\/a\.yaml, line 3, "field2": has Ƙ ǹ →, which the fonts/),
      source: { file: 'content/a.yaml', line: 3 },
    },
  ]);
});
