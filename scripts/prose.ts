import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dialect, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A piece of prose: its text and the line of its file on which it starts. */
interface Passage {
  text: string;
  line: number;
}

/** What the checker found in one file, as sentences for the person who fixes it. */
type Findings = string[];

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheFile = join(root, '.cache', 'prose.json');
const dictionary = readFileSync(join(root, 'scripts', 'prose-dictionary.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

/** Where prose is: the site's copy, the documents, and the comments and messages of the code. */
const SOURCES = [
  '*.md',
  '{docs,content,src,scripts,verify,tests,cms,tools}/**/*.{md,yaml,ts,tsx,astro,css}',
  '.github/**/*.yml',
];
const NOT_PROSE = /(^|\/)(node_modules|fixture|dist)\/|docs\/content\.md$/;

/**
 * Rules of taste, or for prose without code in it. Everything else that Harper checks by default is checked.
 * Harper's own list of rules: https://writewithharper.com/docs/rules
 */
const OFF = [
  // Headings, labels and comments are not whole sentences.
  'SentenceCapitalization',
  'UseTitleCase',
  'LongSentences',
  'DiscourseMarkers',
  // The specification's own lists have no serial comma ("mentorship, leadership training, wellness, entrepreneurship and community").
  'OxfordComma',
  // Units and short names are the field's own: ms, kB, args.
  'ExpandTimeShorthands',
  'ExpandMemoryShorthands',
  'ExpandStandardInputAndOutput',
  'ExpandControl',
  // Names in the code, such as Home and Donate, are capitalized on purpose; CSS values are not.
  'OrthographicConsistency',
  'SplitWords',
  'MergeWords',
  'QuoteSpacing',
  'Spaces',
  'CommaFixes',
  'NoFrenchSpaces',
  'MassNouns',
  'MissingPreposition',
  'CompoundNouns',
  'ExpandConfiguration',
  'Dashes',
  'OkToOkay',
  'SomeWithoutArticle',
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/ .*(?:\n\s*\/\/ .*)*/gm;

const CODE = /\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|[\w/.-]*\.(?:tsx?|ya?ml|md|css|html|ics|png|json)\b|--[\w-]+/g;

const files = globSync(SOURCES, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_PROSE.test(file))
  .sort();
const kept = readCache();
const report = new Map<string, Findings>();
let linter: LocalLinter | undefined;
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8');
  const key = hash(file, source, OFF.join(), dictionary.join());
  report.set(key, kept[key] ?? (await findingsIn(file, source)));
}
mkdirSync(dirname(cacheFile), { recursive: true });
writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(report)));

const findings = [...report.values()].flat();
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(
    `\n${findings.length} places to look at. A right word that the dictionary lacks goes into scripts/prose-dictionary.txt.`,
  );
  process.exitCode = 1;
}

async function findingsIn(file: string, source: string): Promise<Findings> {
  linter ??= await startLinter();
  const findings: Findings = [];
  for (const { text, line } of passagesOf(file, source)) {
    // Names from the code (camelCase, file.ts, --option) are not words; as many letters stand in for them, so that places hold.
    const lints = await linter.lint(
      text.replaceAll(CODE, (name) => 'N'.padEnd(name.length, 'a')),
      { language: 'markdown' },
    );
    for (const lint of lints) {
      const { start, end } = lint.span();
      const at = line + text.slice(0, start).split('\n').length - 1;
      const instead = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
      const offer = instead.length > 0 ? ` Perhaps: ${instead.slice(0, 3).join(', ')}.` : '';
      findings.push(`${file}:${at}: “${text.slice(start, end)}”: ${lint.message()}${offer}`);
    }
  }
  return findings;
}

async function startLinter(): Promise<LocalLinter> {
  const started = new LocalLinter({ binary: binaryInlined, dialect: Dialect.Canadian });
  const rules = await started.getDefaultLintConfig();
  await started.setLintConfig({ ...rules, ...Object.fromEntries(OFF.map((rule) => [rule, false])) });
  await started.importWords(dictionary);
  return started;
}

/** The prose of a file: all of a document, the values of a content file, the comments and messages of code. */
function passagesOf(file: string, source: string): Passage[] {
  if (file.endsWith('.md')) return [{ text: source, line: 1 }];
  if (/\.ya?ml$/.test(file)) return valuesOf(source);
  const messages =
    /^src\/(schemas|content)\/|^(scripts|verify)\//.test(file) && file.endsWith('.ts') ? messagesOf(file, source) : [];
  return [...commentsOf(source), ...messages];
}

/** The values of a YAML file that are sentences or labels of more than one word. */
function valuesOf(source: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || !/[a-z]\s[a-z]/i.test(node.value)) return;
      passages.push({
        text: node.value.replaceAll(/\{\w+\}/g, 'Name'),
        line: lines.linePos(node.range?.[0] ?? 0).line,
      });
    },
    Pair(_, { value }) {
      // Commands of a workflow are not prose.
      return isScalar(value) && typeof value.value === 'string' && value.value.includes('npm ')
        ? visit.SKIP
        : undefined;
    },
  });
  return passages;
}

function commentsOf(source: string): Passage[] {
  return [...source.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    // The marks are replaced one for one, so that lines still count.
    text: comment
      .replaceAll(/^\s*(\/\*\*?|\*\/|\*|\/\/) ?|\s*\*\/$/gm, '')
      .replaceAll(/@(throws|param|returns)\b/g, ''),
    line: source.slice(0, index).split('\n').length,
  }));
}

/** The sentences that code says to people: strings of four words and more. */
function messagesOf(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visitNode = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.split(' ').length > 3) {
      passages.push({ text: node.text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map((span) => `Name${span.literal.text}`).join('');
      if (text.split(' ').length > 3) {
        passages.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(tree);
  return passages;
}

function readCache(): Record<string, Findings> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, Findings>;
  } catch {
    return {};
  }
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 16);
}
