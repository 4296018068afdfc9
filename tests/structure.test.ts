import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOREIGN = /(^|[/\\])(node_modules|dist|\.git|\.astro|\.cache|test-results|playwright-report|release)$/;
const TEXT = /\.(astro|css|html|jsonc?|md|svg|tsx?|txt|ya?ml)$|(^|\/)[^.]+$/;

const files = globSync('**', { cwd: root, withFileTypes: true, exclude: ({ name }) => FOREIGN.test(name) })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
const texts = new Map(
  files.filter((file) => TEXT.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const code = [...texts].filter(([file]) => /\.(ts|tsx|astro)$/.test(file));
const site = code.filter(([file]) => file.startsWith('src/'));
const styles = [...texts].filter(([file]) => file.endsWith('.css'));
const parts = site.filter(([file]) => /^src\/(components|sections|islands)\//.test(file));

/** Who may import whom, by folder: the table in CONTRIBUTING.md. */
const allowed = new Map<string, string[]>();
for (const [, folder = '', cell = ''] of texts.get('CONTRIBUTING.md')?.matchAll(/^\| `([\w/]+)\/` \|.*\| (.+) \|$/gm) ??
  []) {
  const above = [...allowed.keys()].map((name) => name.replace('src/', ''));
  allowed.set(folder, cell === 'everything above' ? above : cell.split(', '));
}

/** Each rule of the sources, and what breaks it: sentences that say what to do. */
const RULES: Record<string, () => (string | undefined)[]> = {
  'every folder of src/ has a row in the table of CONTRIBUTING.md': () =>
    site
      .filter(([file]) => folderOf(file) !== 'src' && !allowed.has(folderOf(file)))
      .map(([file]) => `${folderOf(file)}/ has no row in CONTRIBUTING.md: say what it may import.`),

  'imports go in the directions of the table': () =>
    code
      .filter(([file]) => !isTest(file))
      .flatMap(([file, text]) => importsOf(file, text).map((found) => problemWith(file, found))),

  'what is drawn, plain or sent to every visitor uses no package but React': () =>
    site
      .filter(([file]) => /^src\/(art|browser|format)\//.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .flatMap(([file, text]) =>
        importsOf(file, text)
          .filter(({ from, typeOnly }) => !/^([#.]|react(-dom\/server)?$)/.test(from) && !typeOnly)
          .map(({ from }) => `${file}: do without the package ${from}.`),
      ),

  'sections, components and islands get their text as props; they read no content': () =>
    code
      .filter(([file]) => !/^src\/(pages|layouts|content|sharing)\//.test(file))
      .filter(([file, text]) => importsOf(file, text).some(({ from }) => from === '#content/content.ts'))
      .map(([file]) => `${file}: take the words as props, and let the page read them from #content/content.ts.`),

  'imports between folders are written #folder/File.tsx': () =>
    site
      .filter(([file]) => !isTest(file))
      .flatMap(([file, text]) =>
        importsOf(file, text)
          .filter(({ from }) => from.startsWith('../') || /^#.*\/[^./]+$/.test(from))
          .map(({ from }) => `${file}: write '${from}' as '#folder/File.tsx', with its extension.`),
      ),

  'a component or section lives in a folder of its own name': () =>
    files.map((file) => {
      const [, kind = '', folder = '', deeper] =
        /^src\/(components|sections|islands)\/(?:([^/]+)\/[^/]+(\/)?)?/.exec(file) ?? [];
      const main = `src/${kind}/${folder}/${folder}${kind === 'islands' ? '.island' : ''}.tsx`;
      if (kind === '' || (folder !== '' && !deeper && files.includes(main))) return undefined;
      return `${file}: move it to src/${kind}/Name/, beside Name.tsx.`;
    }),

  'only islands are hydrated': () =>
    site.flatMap(([file, text]) =>
      [...text.matchAll(/<(\w+)\b[^<>]*\sclient:\w+/g)]
        .filter(([, name]) => !importsOf(file, text).some(({ from }) => from.endsWith(`/${name}.island.tsx`)))
        .map(([, name]) => `${file}: make ${name} an island, src/islands/${name}/${name}.island.tsx.`),
    ),

  'every island has a decision that says why HTML was not enough': () =>
    files
      .filter((file) => file.endsWith('.island.tsx'))
      .map((file) => basename(file, '.island.tsx'))
      .filter((name) => ![...texts].some(([file, text]) => file.startsWith('docs/decisions/') && text.includes(name)))
      .map((name) => `Write in docs/decisions/ why ${name} must run in the browser, and name it there.`),

  'no file is called index, utils or misc': () =>
    files
      .filter((file) => /(^|\/)((index|utils?|misc|helpers?)\.tsx?|utils?|misc)$/.test(file))
      .map((file) => `${file}: name it after what it exports.`),

  'no words in the code: they live in content/': () =>
    site
      .filter(([file]) => !isTest(file) && !file.startsWith('src/gallery/'))
      .flatMap(([file, text]) => {
        const spoken = /^src\/(art|components|sections|islands)\/.*\.tsx$/.test(file)
          ? nodes(file, text).flatMap((node) => wordsIn(node))
          : [];
        const written = file.endsWith('.astro') ? templateWords(text) : [];
        return [...spoken, ...written].map(
          (words) => `${file}: move “${words}” to content/ and hand it over as a prop.`,
        );
      }),

  'components take no className': () =>
    parts
      .filter(([file, text]) =>
        nodes(file, text).some((node) => ts.isPropertySignature(node) && node.name.getText() === 'className'),
      )
      .map(([file]) => `${file}: offer a named prop instead of className.`),

  // new Date('2025-11-15') is November 14 in Toronto.
  'a day is never made from text by Date': () =>
    code
      .filter(([file, text]) => nodes(file, text).some((node) => isDateFromText(node)))
      .map(([file]) => `${file}: read the text with src/lib/dates.ts instead of new Date('…').`),

  'tests find things as a visitor does': () =>
    code.filter(([, text]) => /(data|by)-?testid/i.test(text)).map(([file]) => `${file}: find it by role and name.`),

  'no absolute path of one machine is in the project': () =>
    [...texts]
      .filter(([file]) => file !== 'package-lock.json')
      .flatMap(([file, text]) => {
        const path = /(?<![\w.:*}])\/(?:home|root|tmp|work|Users|mnt|private)\/\w[^\s'"`)]*|[A-Z]:\\Users\\\w+/g;
        return [...text.matchAll(path)].map(
          ([path]) => `${file}: replace ${path} with a path relative to the project.`,
        );
      }),

  'colours are defined in the palette only': () => {
    const inStyles = styles
      .filter(([file]) => !isPalette(file))
      .flatMap(([file, text]) => coloursInCss(text).map((colour) => [file, colour] as const));
    const inCode = site
      .filter(([file]) => !isTest(file))
      .flatMap(([file, text]) => coloursInCode(file, text).map((colour) => [file, colour] as const));
    return [...inStyles, ...inCode].map(
      ([file, colour]) => `${file}: move ${colour} to src/styles/palette.css and use a role.`,
    );
  },

  // Each piece of the page that arrives would have the style of every element worked out anew. Paper is laid out once.
  'no style of a whole page depends on what is in it': () => {
    const print = /@media print\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
    const asks = /(?:^|[\s,{}])(?::root|html|body|main)[^\s,{]*:has\(/;
    return styles
      .filter(([, text]) => asks.test(withoutComments(text).replace(print, '')))
      .map(([file]) => `${file}: ask with :has() inside a part of the page, or set an attribute.`);
  },

  'the order of the global layers is declared first': () =>
    /^@layer reset, tokens, base, layouts, utilities;/.test(
      withoutComments(texts.get('src/styles/index.css') ?? '').trim(),
    )
      ? []
      : ['src/styles/index.css: begin with @layer reset, tokens, base, layouts, utilities;'],

  'components stay out of the global layers, so that they always win over global styles': () =>
    styles
      .filter(([file, text]) => file.endsWith('.module.css') && withoutComments(text).includes('@layer'))
      .map(([file]) => `${file}: take the rules out of @layer.`),

  'rules select by class, never by id': () =>
    styles.flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(/([^{};]+)\{/g)]
        .filter(([, selector = '']) => !selector.trim().startsWith('@') && /#[a-z]/i.test(selector))
        .map(([, selector = '']) => `${file}: give ${selector.trim()} a class.`),
    ),
};

test.each(Object.entries(RULES))('%s', (_rule, broken) => {
  expect([...new Set(broken())].filter((problem) => problem !== undefined)).toEqual([]);
});

interface Import {
  from: string;
  typeOnly: boolean;
}

/** `src/quilt` for `src/quilt/Block.tsx`, `verify` for `gate/checkFiles.ts`. */
function folderOf(file: string): string {
  return /^src\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? '';
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$|\/tests\//.test(file);
}

function isPalette(file: string): boolean {
  return /^src\/styles\/palette[-\w]*\.css$/.test(file);
}

/** The script part of an Astro file, or the whole of any other. */
function script(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  return /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
}

/** The template of an Astro file. */
function markup(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---/, '');
}

const parsed = new Map<string, ts.Node[]>();
function nodes(file: string, text: string): ts.Node[] {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const all: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, script(file, text), ts.ScriptTarget.Latest, true, kind));
  parsed.set(file, all);
  return all;
}

function importsOf(file: string, text: string): Import[] {
  return nodes(file, text).flatMap((node): Import[] => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      return [
        { from: node.moduleSpecifier.text, typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword },
      ];
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      return [{ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly }];
    }
    const [argument] =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    return argument && ts.isStringLiteral(argument) ? [{ from: argument.text, typeOnly: false }] : [];
  });
}

/** Why an import is not for its file; undefined where it is. A file may import what is beside or below it. */
function problemWith(file: string, { from, typeOnly }: Import): string | undefined {
  if (!/^[#.]/.test(from)) return undefined;
  const target = from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(dirname(file), from);
  const [folder, other] = [folderOf(file), folderOf(target)];
  const names = allowed.get(folder);
  if (!names || target.startsWith(`${dirname(file)}/`) || names.includes('all')) return undefined;
  // What two sections share is a component.
  if (other === folder && folder !== 'src/sections') return undefined;
  const name = other.replace('src/', '');
  if (names.includes(name) || (typeOnly && names.includes(`${name} (types)`))) return undefined;
  return `${file} may not import ${from}: the table in CONTRIBUTING.md says what ${folder}/ may import.`;
}

function isDateFromText(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Date') return false;
  const [first] = node.arguments ?? [];
  return first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
}

const SPOKEN = new Set(
  'alt aria-label aria-description aria-roledescription aria-valuetext label placeholder title'.split(' '),
);
const LETTERS = /\p{L}/u;

/** Words that a visitor would read or hear, written straight into JSX at this node. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return LETTERS.test(node.text) ? [node.text.trim()] : [];
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    return value ? literals(value) : [];
  }
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild && node.expression ? literals(node.expression) : [];
}

function literals(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return LETTERS.test(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return parts.filter((part) => LETTERS.test(part));
  }
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  return ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken
    ? literals(node.right)
    : [];
}

/** Text between the tags of an Astro template. */
function templateWords(text: string): string[] {
  let rest = markup(text).replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<!doctype[^>]*>/gi, '');
  // Expressions nest: the innermost braces go first, until none are left.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/g, '');
  }
  return rest
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^'">])*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => LETTERS.test(line));
}

const HEX = /(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const NAMES =
  'aqua|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow|rebeccapurple|(?:dark|light|medium|pale|deep|hot)[a-z]+';
const NAMED = new RegExp(
  `(?:^|[;{\\s])(?:--[\\w-]+|color|[\\w-]+-color|background(?:-image)?|border[\\w-]*|outline|fill|stroke|box-shadow|text-shadow|text-decoration):[^;{}]*?(?<![\\w-])(${NAMES})(?![\\w-(])`,
  'gi',
);

function coloursInCss(text: string): string[] {
  // Quoted are names of fonts and images, not colours.
  const css = withoutComments(text).replace(/"[^"]*"|'[^']*'/g, "''");
  // Selectors hold ids and fragments, which look like hexadecimal colours.
  const values = css.replace(/[^{};]+\{/g, '{');
  return [
    ...[...values.matchAll(HEX)].map(([colour]) => colour),
    ...[...values.matchAll(FUNCTION)].map(([colour]) => `${colour}…)`),
    ...[...css.matchAll(NAMED)].map(([, colour = '']) => colour),
  ];
}

function coloursInCode(file: string, text: string): string[] {
  const strings = nodes(file, text)
    .filter(
      (node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
    )
    .map((node) => (node as ts.LiteralLikeNode).text);
  const template = file.endsWith('.astro') ? [markup(text).replace(/href=("[^"]*"|'[^']*')/g, '')] : [];
  return [...strings.filter((string) => !/^#[a-z-]+$/.test(string)), ...template].flatMap((string) => [
    ...[...string.matchAll(HEX)].map(([colour]) => colour),
    ...[...string.matchAll(FUNCTION)].map(([colour]) => `${colour}…)`),
  ]);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
