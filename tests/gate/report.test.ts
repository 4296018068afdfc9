import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { report } from '../../gate/report.ts';
import { findSource, linesOf } from '../../gate/sources.ts';
import { table } from '../table.ts';

const SENTENCE = 'content/site.yaml, line 3, "blurb": must be plain text: <b> is 100% visible.\nFound: "<b>".';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('GitHub shows each verdict beside the run, and the editing page gets each refusal in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
  report([], 1);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('can be published'));
  report(
    [
      { kind: 'refusal', sentence: SENTENCE },
      { kind: 'warning', sentence: '/about weighs more.' },
    ],
    1,
  );
  const notes = log.mock.calls.flat().filter((line) => String(line).startsWith('::'));
  expect(notes).toEqual([
    '::error::content/site.yaml, line 3, "blurb": must be plain text: <b> is 100%25 visible. Found: "<b>".',
    '::warning::/about weighs more.',
  ]);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`refusals<<END\n• ${SENTENCE.replace('\n', ' ')}\nEND\n`);
  rmSync(folder, { recursive: true });
});

// A text on a page, and the line that is named. A wrong line would send an editor to words that are right.
test.each(
  table(`
Joan’s next gala  | content/events/gala.yaml, line 2
next gala         | content/events/gala.yaml, line 2
next\u00a0ga\u00adla  | content/events/gala.yaml, line 2
ext               | content/events/gala.yaml, line 3
ex                | nowhere
Next gala         | nowhere
the evening       | several
`),
)('“%s” comes from: %s', (text = '', says) => {
  const files = {
    'content/events/gala.yaml':
      'group: past\ntitle: Joan’s next gala for the evening\ntelephone: 416 555 0199 ext. 22\n',
    'content/pages/home.yaml': 'lead: Come in the evening\n',
  };
  const found = findSource(text, linesOf(files));
  expect(found instanceof Object ? `${found.file}, line ${found.line}` : found).toBe(says);
});
