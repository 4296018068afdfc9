import ts from 'typescript';
import { LineCounter, parseDocument, visit } from 'yaml';

/** A piece of prose and the line of its file on which it starts. */
interface Passage {
  text: string;
  line: number;
}

const COMMENT = /(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/gm;

/** Names from code, paths, options, addresses and quotations, which are not English. */
const CODE =
  /`[^`\n]*`|https?:\S+|biome-ignore \S+|@ts-\S+|[\w{}*#:[\]-]*[/.][\w{}*#[\]-]*\.(?:tsx?|jsonc?|ya?ml|md|css|html|ics|png|jpe?g|webp|avif|woff2)\b|[\w{}*-]+\.(?:tsx?|jsonc?|ya?ml|md|css|html|ics|png|jpe?g|webp|avif|woff2)\b|(?<!\w)--[\w-]+|(?<!\w)\.[a-z]\w+|\b[a-z]+\d*[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+\(\)|\b[a-z]+\d\w*/g;

/**
 * The prose of a file: all of a document, the values of a content file, the comments of code, and the messages of code with messages
 * to people. Strings of tests are left out: they have deliberate mistakes.
 */
export function passagesOf(file: string, source: string): Passage[] {
  if (file.endsWith('.md')) return [{ text: source, line: 1 }];
  if (/\.ya?ml$/.test(file)) return file.startsWith('content/') ? valuesOf(source) : yamlCommentsOf(source);
  const hasMessages = /^(src\/(schemas|content)|scripts|verify|cms)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts');
  return [...commentsOf(source), ...(hasMessages ? messagesOf(file, source) : [])];
}

/** Replaces each name from code with a code span of the same length, which the checker skips. */
export function hideCode(text: string): string {
  return text.replaceAll(CODE, (name) =>
    name.startsWith('`') || name.length < 3 ? name : `\`${'x'.repeat(name.length - 2)}\``,
  );
}

/** Functions of the schemas that take an example of a valid value, and the position of that argument. */
const EXAMPLES: Readonly<Record<string, number>> = {
  fact: 0,
  factLike: 0,
  must: 1,
  plainText: 1,
  sentenceLike: 0,
  textLike: 0,
  webAddressLike: 0,
};

/** True for an example of what an editor could write. */
export function isExample(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return /Example$/.test(parent.name.getText());
  if (!ts.isCallExpression(parent)) return false;
  const position = EXAMPLES[parent.expression.getText()];
  return position !== undefined && parent.arguments[position] === node;
}

/** The strings of at least four words that pass `filter`, with `filling` for values. */
export function messagesOf(
  file: string,
  source: string,
  filling = 'Name',
  filter: (node: ts.Node) => boolean = () => true,
): Passage[] {
  const passages: Passage[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const collect = (node: ts.Node): void => {
    const text = textOf(node, filling);
    if (text !== undefined && text.trim().split(/\s+/).length > 3 && filter(node)) {
      passages.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    if (text === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, collect);
  };
  collect(tree);
  return passages;
}

/** The text of a string, of a template, or of several joined by +. */
function textOf(node: ts.Node, filling: string): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, filling), textOf(node.right, filling)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => filling + span.literal.text).join('');
}

/** The values of a content file that have at least two words. */
function valuesOf(source: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || !/[a-z]\s[a-z]/i.test(node.value)) return;
      // A block of text begins on the line after >- or |.
      const folded = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL' ? 1 : 0;
      passages.push({
        text: node.value.replaceAll(/\{\w+\}/g, 'Name'),
        line: lines.linePos(node.range?.[0] ?? 0).line + folded,
      });
    },
  });
  return passages;
}

/** The comments of a workflow. */
function yamlCommentsOf(source: string): Passage[] {
  return [...source.matchAll(/^\s*# (.*)$/gm)].map(({ 1: text = '', index }) => ({
    text,
    line: source.slice(0, index).split('\n').length,
  }));
}

function commentsOf(source: string): Passage[] {
  return [...source.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    // Line breaks stay, so that line numbers stay right.
    text: comment
      .replaceAll(/^[ \t]*(\/\*\*?|\*\/|\*|\/\/) ?|\s*\*\/$/gm, '')
      .replaceAll(/@(throws|param|returns)\b/g, ''),
    line: source.slice(0, index).split('\n').length,
  }));
}
