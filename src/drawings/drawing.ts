import { posix } from 'node:path';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { artAddress } from '#lib/artAddress.ts';
import stitches from '#styles/stitches.css?inline';
import palette from '#styles/palette.css?inline';
import { colourNamed } from '#styles/palette.ts';

const SOURCES = import.meta.glob<string>('./**/*.svg', { query: '?raw', import: 'default', eager: true });

/** The id of the style element that shows a source in its colours in drawing programs and browsers. It is not published. */
const SOURCE_COLOURS = 'art-cloth';

/** Every cloth from which a piece can be cut (poppy, skin3, lipA), and its colour in the light theme. */
const CLOTHS = new Map([...palette.matchAll(/--(\w+):/g)].map(([, name = '']) => [name, colourNamed(name)]));

/** An optimized drawing, which contains the drawings that it places. */
export interface Drawing {
  viewBox: string;
  /** In units of the viewBox. */
  width: string;
  height: string;
  svg: string;
  inside: string;
}

/** The names of the drawings that can be shown, such as home-hero. The women and hands that they place are in folders of their own. */
export const DRAWINGS = Object.keys(SOURCES).flatMap((path) => /^\.\/([\w-]+)\.svg$/.exec(path)?.[1] ?? []);

const cache = new Map<string, Drawing>();

/** As a file, a drawing has its own CSS for both themes; `inline`, it has the page's. @throws if its file is missing or has a mistake */
export function drawing(name: string, { inline = false } = {}): Drawing {
  const key = `${name} ${inline}`;
  const found = cache.get(key) ?? read(name, inline);
  cache.set(key, found);
  return found;
}

export function drawingAddress(name: string): string {
  return artAddress(name, drawing(name).svg);
}

/** An artist's mistake in a drawing. Astro prints the sentence without a stack trace. */
export function mistake(path: string, sentence: string): Error {
  return Object.assign(new Error(`src/drawings/${path}: ${sentence}`), { stack: '' });
}

function read(name: string, inline: boolean): Drawing {
  const path = `${name}.svg`;
  const { viewBox = '', width = '', height = '' } = parse(path).attributes;
  const svg = optimizeDrawing(sourceOf(path), { path, inline });
  return { viewBox, width, height, svg, inside: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<')) };
}

/** Gives a document its CSS unless it is inline. A block never has CSS of its own: a page gives each role its cloth. */
export function optimizeDrawing(source: string, { path = '', inline = false } = {}): string {
  // Addresses such as signs.svg#transit end in these ids.
  const views = [...source.matchAll(/<view id="([^"]+)"/g)].map(([, id = '']) => id);
  const { data } = optimize(source, {
    path,
    plugins: [
      ...CLEAN,
      placeDrawings(path),
      nameCloths(path),
      // Lowered lids lie invisible over open eyes. Only drawings whose CSS lifts them need them.
      ...(source.includes('.lid') ? [] : [{ name: 'removeElementsByAttr' as const, params: { class: ['lid'] } }]),
      inline || source.includes('blocks/') ? 'removeStyleElement' : addCss,
      // CSS of drawings never names an id.
      { name: 'cleanupIds', params: { preserve: views, minify: !inline, force: true } },
      'removeUselessStrokeAndFill',
      'collapseGroups',
      'removeEmptyContainers',
      // The coordinates of a woman stay whole numbers, and her group keeps its transform.
      { name: 'convertPathData', params: { applyTransforms: false, floatPrecision: 0, ...(inline && EXACT) } },
      'convertTransform',
      ...(inline ? [] : ['mergePaths' as const]),
      'removeXlink',
      { name: 'sortAttrs', params: { order: ['class'] } },
      'minifyStyles',
    ],
  });
  return withoutNeedlessProperties(fillCloths(data));
}

/** Fills each piece with its cloth by an attribute, which is shorter than a rule for each class. */
function fillCloths(svg: string): string {
  return svg.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const { cloth = [], other = [] } = Object.groupBy(names.split(' '), (name) =>
      CLOTHS.has(name) ? 'cloth' : 'other',
    );
    return (
      (other.length > 0 ? ` class="${other.join(' ')}"` : '') + cloth.map((name) => ` fill="var(--${name})"`).join('')
    );
  });
}

const CLEAN = [
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'convertStyleToAttrs',
  'convertColors',
] as const;

/** Approximates nothing: in small drawings every curve is seen. */
const EXACT = {
  straightCurves: false,
  curveSmoothShorthands: false,
  convertToQ: false,
  // It would join stitches that meet.
  convertToZ: false,
  lineShorthands: false,
  makeArcs: { threshold: 0, tolerance: 0 },
};

function sourceOf(path: string): string {
  const source = SOURCES[`./${path}`];
  if (source === undefined) throw new Error(`src/drawings/${path} is missing.`);
  return source;
}

function parse(path: string): XastElement {
  const elements: XastElement[] = [];
  const keep: CustomPlugin = { name: 'keep', fn: () => ({ element: { exit: (node) => void elements.push(node) } }) };
  optimize(sourceOf(path), { path, plugins: [...CLEAN, nameCloths(path), keep] });
  const svg = elements.at(-1);
  if (svg?.name !== 'svg') throw new Error(`src/drawings/${path} is not an SVG.`);
  return svg;
}

/** Replaces each <image> with the drawing that it names. */
function placeDrawings(path: string): CustomPlugin {
  const enter = (node: XastElement) => {
    const { 'xlink:href': href, transform = '', x = 0, y = 0, width, height, ...others } = node.attributes;
    if (node.name !== 'image' || href === undefined) return;
    const { attributes, children } = parse(posix.join(posix.dirname(path), href));
    const [left = 0, top = 0, wide = 1, high = 1] = (attributes.viewBox ?? '').split(' ').map(Number);
    const scale = `scale(${Number(width) / wide} ${Number(height) / high})`;
    node.name = 'g';
    node.attributes = {
      ...others,
      transform: `${transform} translate(${x} ${y}) ${scale} translate(${-left} ${-top})`,
    };
    node.children = children;
  };
  return { name: 'place-drawings', fn: () => ({ element: { enter } }) };
}

/** Turns a colour picked in a drawing program into its class: a cloth of the palette or, in a block, a role with an example colour. */
function nameCloths(path: string): CustomPlugin {
  const isBlock = path.startsWith('blocks/');
  const classes = isBlock ? new Map<string, string>() : CLOTHS;
  const fail = (found: string): never => {
    const known = isBlock
      ? `Its roles are ${[...classes].map((role) => role.join(' ')).join(', ')}`
      : 'The palette is in src/styles/palette.css';
    throw mistake(path, `${found}. ${known}.`);
  };
  const readColours = (css: string) => {
    for (const [, name = '', colour = ''] of css.matchAll(/\.(\w+)\s*\{\s*fill:\s*(#\w+)/g)) {
      const twin = isBlock && [...classes].find(([, other]) => other === colour)?.[0];
      if (twin) fail(`.${name} has the colour of .${twin}; each role needs one of its own`);
      if (isBlock) classes.set(name, colour);
      else if (CLOTHS.get(name) !== colour) fail(`.${name} is ${colour}, but in the palette ${CLOTHS.get(name)}`);
    }
  };
  return {
    name: 'name-cloths',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (node.attributes.id === SOURCE_COLOURS) {
            readColours(node.children.map((child) => ('value' in child ? child.value : '')).join(''));
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          const { fill, class: given = '' } = node.attributes;
          if (fill === undefined || !fill.startsWith('#')) return;
          const [name] =
            [...classes].findLast(([, colour]) => colour === fill) ??
            fail(`${fill} is not the colour of a ${isBlock ? 'role' : 'cloth'}`);
          const others = given.split(' ').filter((one) => one !== '' && !classes.has(one));
          node.attributes.class = [...others, name].join(' ');
          delete node.attributes.fill;
        },
      },
    }),
  };
}

const addCss: CustomPlugin = {
  name: 'add-css',
  fn: () => ({
    element: {
      enter: (node) => {
        if (node.name !== 'svg') return;
        const css: XastElement = { type: 'element', name: 'style', attributes: {}, children: [] };
        css.children.push({ type: 'text', value: palette + stitches });
        node.children.unshift(css);
      },
    },
  }),
};

/** Replaces a custom property by its value, if that is one in both themes or a fallback. Removes those that nothing reads. */
function withoutNeedlessProperties(svg: string): string {
  const written = svg.replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (use, name: string, fallback = use) => {
    const values = [...svg.matchAll(new RegExp(`${name}:([^;{}]+)`, 'g'))].map(([, value = '']) => value);
    if (values.length > 1) return use;
    return values[0] ?? fallback;
  });
  const left = written.replace(/(--[\w-]+):[^;{}]+;?/g, (declaration, name: string) =>
    written.includes(`var(${name})`) ? declaration : '',
  );
  return left === svg ? svg.replace(/[^{}>]+\{\}/g, '') : withoutNeedlessProperties(left);
}
