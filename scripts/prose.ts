import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalLinter } from 'harper.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheFile = join(root, '.cache', 'prose.json');
const dictionaryFile = 'scripts/prose-dictionary.txt';
const dictionary = readFileSync(join(root, dictionaryFile), 'utf8').split('\n').filter(Boolean);
/** Their ’s is hidden, because Harper refuses possessives of added words. */
const POSSESSIVES = new RegExp(`(?<=\\b(?:${dictionary.join('|')}))['’]s\\b`, 'g');

/** Files with prose: the site's copy, the documents, and the comments and messages of the code. */
const SOURCES = [
  '*.md',
  '{docs,content,src,scripts,verify,tests,cms,tools}/**/*.{md,yaml,ts,tsx,astro,css}',
  '.github/**/*.yml',
];
/** Generated and copied files, and planted mistakes. */
const NOT_PROSE = /(^|\/)(node_modules|fixture|dist)\/|docs\/content\.md$|tests\/prose\.test\.ts$/;

/**
 * Rules of taste, or for prose without code in it. Everything else that Harper checks by default is checked.
 * Harper's own list of rules: https://writewithharper.com/docs/rules
 */
const OFF = [
  // Headings, labels and comments are not always whole sentences.
  'SentenceCapitalization',
  'UseTitleCase',
  'LongSentences',
  'DiscourseMarkers',
  // The specification has no serial comma ("mentorship, leadership training, wellness, entrepreneurship and community").
  'OxfordComma',
  // Units and usual short names: ms, kB, Ctrl.
  'ExpandTimeShorthands',
  'ExpandMemoryShorthands',
  'ExpandControl',
  // Names in the code, such as Home and Donate, are capitalized on purpose; CSS values are not.
  'OrthographicConsistency',
  // These take names from code, fragments and lists for mistakes.
  'MergeWords',
  'Spaces',
  'MassNouns',
  'MissingPreposition',
  'CompoundNouns',
  'Dashes',
  'NumericRangeEnDash',
  'UseEllipsisCharacter',
  'UnclosedQuotes',
  // These take correct English, or English with `Name` in it, for a mistake: "under way", "what is out of date", "some 25", "one of the two", "there are".
  'DisjointPrefixes',
  'OutOfDate',
  'QuantifierNumeralConflict',
  'OneOfTheSingular',
  'ThereToTheir',
];

/** One sentence for each finding in a file. */
export async function findingsIn(file: string, source: string): Promise<string[]> {
  // Loaded on demand: a run with every file in its cache needs neither the checker nor the compiler.
  const { hideCode, passagesOf } = await import('./passages.ts');
  linter ??= startLinter();
  const findings: string[] = [];
  // One call for the file: a call for each passage takes twice as long.
  const starts: { offset: number; line: number }[] = [];
  let whole = '';
  for (const { text, line } of passagesOf(file, source)) {
    starts.push({ offset: whole.length, line });
    whole += `${hideCode(text).replaceAll(POSSESSIVES, '  ')}\n\n`;
  }
  if (whole === '') return [];
  for (const lint of await (await linter).lint(whole, { language: 'markdown' })) {
    const { start, end } = lint.span();
    const passage = starts.findLast(({ offset }) => offset <= start) ?? { offset: 0, line: 1 };
    const line = passage.line + whole.slice(passage.offset, start).split('\n').length - 1;
    const suggestions = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
    const advice = suggestions.length > 0 ? ` Perhaps: ${suggestions.slice(0, 3).join(', ')}.` : '';
    findings.push(`${file}:${line}: “${whole.slice(start, end)}”: ${lint.message()}${advice}`);
  }
  return findings;
}

let linter: Promise<LocalLinter> | undefined;

async function startLinter(): Promise<LocalLinter> {
  const { Dialect, LocalLinter } = await import('harper.js');
  const { binaryInlined } = await import('harper.js/binaryInlined');
  const started = new LocalLinter({ binary: binaryInlined, dialect: Dialect.Canadian });
  const rules = await started.getDefaultLintConfig();
  await started.setLintConfig({ ...rules, ...Object.fromEntries(OFF.map((rule) => [rule, false])) });
  await started.importWords(dictionary);
  return started;
}

/** Checks every file that has changed since its last check. */
async function checkProse(): Promise<string[]> {
  const cached = readCache();
  const checked: Record<string, string[]> = {};
  const files = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_PROSE.test(file))
    .sort();
  const rules = [OFF.join(), dictionary.join(), readFileSync(join(root, 'scripts', 'passages.ts'), 'utf8')];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const key = hash(file, source, ...rules);
    checked[key] = cached[key] ?? (await findingsIn(file, source));
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(checked));
  return Object.values(checked).flat();
}

function readCache(): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string[]>;
  } catch {
    return {};
  }
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 16);
}

if (import.meta.main) {
  const findings = await checkProse();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    console.error(
      `\nFix the ${findings.length === 1 ? 'finding' : `${findings.length} findings`} above. If a word is correct, add it to ${dictionaryFile}.`,
    );
    process.exitCode = 1;
  }
}
