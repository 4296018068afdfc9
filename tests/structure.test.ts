import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom. A folder's own files may always import files beside or below them.
 * `types`: folders of which only types may be imported. `packages`: the only packages it may use (any, if absent).
 */
const FOLDERS: Record<string, { imports: string[]; types?: string[]; packages?: string[]; instead: string }> = {
  'src/art': {
    imports: ['src/art'],
    packages: ['react', 'react-dom/server'],
    instead: 'A drawing knows only its own geometry: hand it what it needs as props.',
  },
  'src/browser': {
    imports: [],
    packages: ['astro'],
    instead: 'It is sent to every visitor, so it must stand alone.',
  },
  'src/components': {
    imports: ['src/components', 'src/browser', 'src/art', 'src/content', 'src/calendar', 'src/format', 'src/styles'],
    types: ['src/schemas'],
    instead: 'A component knows nothing of pages, sections or content files: hand it what it needs as props.',
  },
  'src/fonts': { imports: [], instead: 'Fonts and their licences only.' },
  'src/gallery': {
    imports: ['src/gallery', 'src/art', 'src/styles'],
    instead: 'The gallery shows drawings; what stands on pages is seen there.',
  },
  'src/islands': {
    imports: ['src/islands', 'src/components', 'src/art', 'src/content', 'src/calendar', 'src/format'],
    types: ['src/schemas'],
    instead: 'All an island imports is sent to the browser: hand it what it needs as props.',
  },
  'src/layouts': {
    imports: [
      'src/browser',
      'src/components',
      'src/islands',
      'src/art',
      'src/content',
      'src/calendar',
      'src/format',
      'src/sharing',
      'src/styles',
      'src/fonts',
    ],
    instead: 'The layout is the document around every page; what differs between pages comes from the page.',
  },
  'src/content': {
    imports: ['src/content', 'src/calendar', 'src/format', 'src/schemas'],
    instead: 'Reading and checking content needs no mark-up: move mark-up to a component.',
  },
  'src/calendar': {
    imports: ['src/calendar', 'src/content', 'src/format', 'src/schemas'],
    instead: 'Days, times and calendar files need no mark-up.',
  },
  'src/format': {
    imports: ['src/format'],
    packages: [],
    instead: 'Plain functions that may go to a browser: hand them what they need as arguments.',
  },
  'src/finishing': {
    imports: ['src/finishing', 'src/hosting'],
    instead: 'What is done to finished pages knows no section.',
  },
  'src/integrations': {
    imports: ['src/integrations', 'src/content'],
    instead: 'What Astro is told about the project needs no mark-up.',
  },
  'src/pages': {
    imports: [
      'src/layouts',
      'src/sections',
      'src/islands',
      'src/components',
      'src/browser',
      'src/art',
      'src/content',
      'src/calendar',
      'src/format',
      'src/sharing',
      'src/styles',
    ],
    instead: 'A page reads content through src/content/content.ts and lists its sections.',
  },
  'src/schemas': {
    imports: ['src/schemas', 'src/art'],
    instead: 'A schema describes content: of the site it needs only the names of the blocks that can be drawn.',
  },
  'src/sections': {
    imports: ['src/components', 'src/art', 'src/content', 'src/calendar', 'src/format'],
    types: ['src/schemas'],
    instead:
      'What two sections share is a component: move it to src/components. Content comes as props, from the page.',
  },
  'src/sharing': {
    imports: ['src/sharing', 'src/art', 'src/content', 'src/calendar', 'src/format', 'src/styles', 'src/fonts'],
    types: ['src/schemas'],
    instead: 'What others are told of the site knows no page: hand it what it needs as arguments.',
  },
  'src/styles': { imports: ['src/styles'], instead: 'Global styles know no component.' },
  'src/hosting': {
    imports: ['src/hosting'],
    instead: 'The policy for hosts must be usable without the site: hand it what it needs as arguments.',
  },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.astro',
  '.cache',
  'test-results',
  'playwright-report',
  'release',
]);
const TEXT = new Set([
  '.astro',
  '.css',
  '.html',
  '.json',
  '.jsonc',
  '.md',
  '.svg',
  '.ts',
  '.tsx',
  '.txt',
  '.yaml',
  '.yml',
  '',
]);

const files = list(root);
const texts = new Map(
  files.filter((file) => TEXT.has(extname(file))).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const code = [...texts].filter(([file]) => /\.(ts|tsx|astro)$/.test(file));
const site = code.filter(([file]) => file.startsWith('src/'));
const styles = [...texts].filter(([file]) => file.endsWith('.css'));

describe('folders', () => {
  test('every folder of src/ has a row in the table', () => {
    const unknown = new Set(
      site.map(([file]) => folderOf(file)).filter((folder) => folder.split('/').length > 1 && !FOLDERS[folder]),
    );
    expect(
      [...unknown].map((folder) => `${folder} has no row in tests/structure.test.ts: say what it may import.`),
    ).toEqual([]);
  });

  test('imports go in the directions of the table', () => {
    const wrong = code
      .filter(([file]) => FOLDERS[folderOf(file)] && !isTest(file))
      .flatMap(([file, text]) => importsOf(file, text).flatMap((found) => problemWith(file, found)));
    expect(wrong).toEqual([]);
  });

  test('sections, components and islands are told their words; they read no content', () => {
    const readers = /^src\/(pages|layouts|content|sharing)\//;
    const wrong = code
      .filter(
        ([file, text]) =>
          !readers.test(file) && importsOf(file, text).some(({ from }) => from === '#content/content.ts'),
      )
      .map(([file]) => `${file}: take the words as props, and let the page read them from #content/content.ts.`);
    expect(wrong).toEqual([]);
  });

  test('imports between folders are written #folder/File.tsx', () => {
    const wrong = site.flatMap(([file, text]) =>
      importsOf(file, text)
        .filter(({ from }) => from.startsWith('../') || /^#.*\/[^./]+$/.test(from))
        .map(({ from }) => `${file}: write '${from}' as '#folder/File.tsx', with its ending.`),
    );
    expect(wrong).toEqual([]);
  });

  test('the gate knows nothing of the tests', () => {
    const wrong = code
      .filter(([file]) => file.startsWith('verify/'))
      .flatMap(([file, text]) =>
        importsOf(file, text)
          .filter(({ from }) => /(^|\/)(tests|scripts|editor)\//.test(from))
          .map(({ from }) => `${file}: take ${from} into verify/, where tests may import it.`),
      );
    expect(wrong).toEqual([]);
  });

  test('scripts import nothing from the tests', () => {
    const wrong = code
      .filter(([file]) => file.startsWith('scripts/') && !isTest(file))
      .flatMap(([file, text]) =>
        (text.match(/(?<=(?:from|import\()\s*')[^']*\btests\/[^']*/g) ?? []).map(
          (from) => `${file}: start ${from} as a program, or take it into verify/ or scripts/.`,
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('content/ holds words and pictures only', () => {
    const others = files.filter(
      (file) => /^content\//.test(file) && !/\.(yaml|avif|jpe?g|png|webp|svg|md)$/.test(file),
    );
    expect(others.map((file) => `${file} is neither words nor a picture: move it out of content/.`)).toEqual([]);
  });
});

describe('names', () => {
  test('a component or section lives in a folder of its own name', () => {
    const wrong = files.flatMap((file) => {
      const match = /^src\/(components|sections|islands)\/(.+)$/.exec(file);
      if (!match) return [];
      const [, kind, path = ''] = match;
      const [folder = '', name = '', ...deeper] = path.split('/');
      const main = `src/${kind}/${folder}/${folder}${kind === 'islands' ? '.island' : ''}.tsx`;
      if (deeper.length > 0 || name === '') return [`${file}: move it to src/${kind}/Name/.`];
      return files.includes(main) ? [] : [`${file}: its folder needs ${main}, or the file belongs elsewhere.`];
    });
    expect(wrong).toEqual([]);
  });

  test('only islands are named Thing.island.tsx, and only islands are hydrated', () => {
    const misnamed = files
      .filter((file) => file.includes('.island.') && !file.startsWith('src/islands/'))
      .map((file) => `${file}: an island belongs in src/islands/.`);
    const hydrated = site.flatMap(([file, text]) =>
      [...text.matchAll(/<(\w+)\b[^<>]*\sclient:\w+/g)]
        .filter(([, name]) => !importsOf(file, text).some(({ from }) => from.endsWith(`/${name}.island.tsx`)))
        .map(
          ([, name]) =>
            `${file}: ${name} runs in the browser, so it must be an island: src/islands/${name}/${name}.island.tsx.`,
        ),
    );
    expect([...misnamed, ...hydrated]).toEqual([]);
  });

  test('every island has a decision that says why HTML was not enough', () => {
    const decisions = [...texts].filter(([file]) => file.startsWith('docs/decisions/')).map(([, text]) => text);
    const missing = files
      .filter((file) => file.endsWith('.island.tsx'))
      .map((file) => basename(file, '.island.tsx'))
      .filter((name) => !decisions.some((text) => text.includes(name)));
    expect(
      missing.map((name) => `Write in docs/decisions/ why ${name} must run in the browser, and name it there.`),
    ).toEqual([]);
  });

  test('no file is called index, utils or misc', () => {
    const vague = files.filter((file) => /(^|\/)((index|utils?|misc|helpers?)\.tsx?|utils?|misc)$/.test(file));
    expect(vague.map((file) => `${file}: name it after what it exports.`)).toEqual([]);
  });
});

describe('code', () => {
  test('nothing is exported without a name', () => {
    // Astro asks for a default export from a directive; the other exceptions are configuration.
    const free =
      /^src\/browser\/interact\.ts$|^src\/content\.config\.ts$|^cms\/sveltia\.d\.ts$|^((cms\/tests|tools)\/)?[\w.-]+\.config\.ts$/;
    const unnamed = code
      .filter(([file, text]) => !free.test(file) && nodes(file, text).some((node) => isDefaultExport(node)))
      .map(([file]) => `${file}: export it by name.`);
    expect(unnamed).toEqual([]);
  });

  test('no words in the code: they live in content/', () => {
    const folders = /^src\/(art|components|sections|islands)\//;
    const inCode = site
      .filter(([file]) => folders.test(file) && file.endsWith('.tsx') && !isTest(file) && !file.includes('.examples.'))
      .flatMap(([file, text]) =>
        nodes(file, text)
          .flatMap((node) => wordsIn(node))
          .map((words) => [file, words] as const),
      );
    const inTemplates = site
      .filter(([file]) => file.endsWith('.astro') && !file.startsWith('src/gallery/'))
      .flatMap(([file, text]) => templateWords(text).map((words) => [file, words] as const));
    expect(
      [...inCode, ...inTemplates].map(
        ([file, words]) => `${file}: move “${words}” to content/ and hand it over as a prop.`,
      ),
    ).toEqual([]);
  });

  test('no inline style: the content security policy forbids it', () => {
    const inline = site
      .filter(([file]) => !isTest(file))
      .flatMap(([file, text]) => {
        const inTemplate = file.endsWith('.astro') && /\sstyle(:list)?=/.test(markup(text));
        const inJsx = nodes(file, text).filter((node) => ts.isJsxAttribute(node) && node.name.getText() === 'style');
        // An island may move things once it runs; it says why on the line above.
        const unexplained = file.endsWith('.island.tsx') ? inJsx.filter((node) => !explained(node, text)) : inJsx;
        return inTemplate || unexplained.length > 0
          ? [`${file}: use a data attribute and a rule in the CSS module.`]
          : [];
      });
    expect(inline).toEqual([]);
  });

  test('a component is told what it means, not how it looks', () => {
    const styled = site
      .filter(([file]) => /^src\/(components|sections|islands)\//.test(file))
      .filter(([file, text]) =>
        nodes(file, text).some((node) => ts.isPropertySignature(node) && node.name.getText() === 'className'),
      )
      .map(([file]) => `${file}: offer a named prop instead of className.`);
    expect(styled).toEqual([]);
  });

  test('a day is never made from text by Date', () => {
    // new Date('2025-11-15') is November 14 in Toronto.
    const dates = code
      .filter(([file, text]) => nodes(file, text).some((node) => isDateFromText(node)))
      .map(([file]) => `${file}: read the text with src/calendar/dates.ts instead of new Date('…').`);
    expect(dates).toEqual([]);
  });

  test('tests find things as a visitor does', () => {
    const name = ['test', 'id'].join('');
    const marked = code.filter(([, text]) => new RegExp(`data-?${name}|by-?${name}`, 'i').test(text));
    expect(marked.map(([file]) => `${file}: find it by role and name.`)).toEqual([]);
  });

  test('no path of one machine stands in the project', () => {
    const own = [...texts]
      .filter(([file]) => file !== 'package-lock.json')
      .flatMap(([file, text]) =>
        [
          ...text.matchAll(/(?<![\w.:*}])\/(?:home|root|tmp|work|Users|mnt|private)\/\w[^\s'"`)]*|[A-Z]:\\Users\\\w+/g),
        ].map(([path]) => `${file}: replace ${path} with a path relative to the project.`),
      );
    expect(own).toEqual([]);
  });
});

describe('styles', () => {
  test('colours stand in the palette only', () => {
    const palette = styles
      .filter(([file]) => isPalette(file))
      .map(([, text]) => text)
      .join('\n')
      .toLowerCase();
    const inStyles = styles
      .filter(([file]) => !isPalette(file))
      .flatMap(([file, text]) => coloursInCss(text).map((colour) => [file, colour] as const));
    const inCode = site
      .filter(([file]) => !isTest(file))
      .flatMap(([file, text]) => coloursInCode(file, text).map((colour) => [file, colour] as const))
      // The browser's own frame cannot read a custom property; the colour must still be one of the palette's.
      .filter(([file, colour]) => !(file.startsWith('src/layouts/') && palette.includes(colour.toLowerCase())));
    expect(
      [...inStyles, ...inCode].map(
        ([file, colour]) => `${file}: move ${colour} to src/styles/palette.css and use a role.`,
      ),
    ).toEqual([]);
  });

  test('what is somewhere in the page decides about no element that holds all of it', () => {
    // Each piece of the page that arrives would have the style of every element worked out anew. Paper is laid out once.
    const print = /@media print\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
    const onScreen = styles.map(([file, text]) => [file, withoutComments(text).replace(print, '')] as const);
    const asked = onScreen.filter(([, css]) => /(?:^|[\s,{}])(?::root|html|body|main)[^\s,{]*:has\(/.test(css));
    expect(asked.map(([file]) => `${file}: ask with :has() inside a part of the page, or set an attribute.`)).toEqual(
      [],
    );
  });

  test('the order of the global layers is declared first, and components stay out of them', () => {
    const index = texts.get('src/styles/index.css') ?? '';
    expect(withoutComments(index).trim()).toMatch(/^@layer reset, tokens, base, layouts, utilities;/);
    const layered = styles.filter(
      ([file, text]) => file.endsWith('.module.css') && withoutComments(text).includes('@layer'),
    );
    expect(
      layered.map(
        ([file]) => `${file}: take the rules out of @layer, so that a component always wins over global styles.`,
      ),
    ).toEqual([]);
  });

  test('rules select by class, never by id', () => {
    const ids = styles.flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(/([^{};]+)\{/g)]
        .filter(([, selector = '']) => !selector.trim().startsWith('@') && /#[a-z]/i.test(selector))
        .map(([, selector = '']) => `${file}: give ${selector.trim()} a class.`),
    );
    expect(ids).toEqual([]);
  });
});

interface Import {
  from: string;
  typeOnly: boolean;
}

function list(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? list(path) : [relative(root, path).split(sep).join('/')];
    });
}

function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' && file.split('/').length > 2 ? `${first}/${second}` : first;
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
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

function problemWith(file: string, { from, typeOnly }: Import): string[] {
  const folder = folderOf(file);
  const row = FOLDERS[folder];
  if (!row) return [];
  const bare = from.replace(/\?.*$/, '');
  const inProject = bare.startsWith('#') ? `src/${bare.slice(1)}` : posix.join(dirname(file), bare);
  if (!bare.startsWith('#') && !bare.startsWith('.')) {
    const free = !row.packages || row.packages.includes(bare);
    return free ? [] : [`${file} may not import the package ${from}. ${row.instead}`];
  }
  if (inProject.startsWith(`${dirname(file)}/`)) return [];
  const target = folderOf(inProject);
  if (row.imports.includes(target) || (typeOnly && row.types?.includes(target))) return [];
  if (row.types?.includes(target))
    return [`${file}: write “import type” for ${from}; only types of ${target} are for ${folder}.`];
  return [`${file} may not import ${from}. ${row.instead}`];
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function isDateFromText(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Date') return false;
  const [first] = node.arguments ?? [];
  return first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
}

const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
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

function explained(node: ts.Node, text: string): boolean {
  const lines = text.slice(0, node.getStart()).split('\n');
  return /\/\//.test(lines.at(-2) ?? '') || /\/\//.test(lines.at(-1) ?? '');
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
