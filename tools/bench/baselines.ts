import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import sharp from 'sharp';
import { seededRandom } from '../../src/quilt/random.ts';
import { addPolicy } from '../../build/finishing/contentSecurityPolicy.ts';
import { type BuiltPage, named, textOf } from '../../gate/builtPages.ts';

const FONT = fileURLToPath(new URL('../../src/fonts/radio-canada-latin.woff2', import.meta.url));

/** In bytes: a well-compressed photograph at the width of a phone. */
const PICTURE = 36_000;

const CSS =
  'body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 Text,sans-serif}' +
  'h1{font-size:3rem;line-height:1}img{width:100%;height:auto}';
const FONT_FACE =
  '@font-face{font-family:Text;font-weight:400 700;font-display:swap;src:url(/_astro/text.00000000.woff2)}';

/** The same text in the smallest pages that a browser can be given. */
export const BASELINES = ['baseline-text', 'baseline-css', 'baseline-full'] as const;
export type Baseline = (typeof BASELINES)[number];

/**
 * Writes one site for each baseline into `folder`, with the same addresses as the built one: the text and links of every page as bare HTML;
 * the same with a line of CSS; the same with the text font and a picture as well.
 */
export async function writeBaselines(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const baseline of BASELINES) {
    for (const page of pages) {
      const file = join(folder, baseline, page.file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, addPolicy(documentOf(page, baseline), page.file));
    }
  }
  const assets = join(folder, 'baseline-full', '_astro');
  mkdirSync(assets);
  await copyFile(FONT, join(assets, 'text.00000000.woff2'));
  writeFileSync(join(assets, 'picture.00000000.jpg'), await picture());
}

function documentOf(page: BuiltPage, baseline: Baseline): string {
  const title = named(page, 'title').map(textOf).join('');
  const [main] = named(page, 'body');
  const content = main ? bare(main) : '';
  const full = baseline === 'baseline-full';
  const style = baseline === 'baseline-text' ? '' : `<style>${full ? FONT_FACE : ''}${CSS}</style>`;
  const preload = '<link rel="preload" as="font" type="font/woff2" href="/_astro/text.00000000.woff2" crossorigin>';
  const image = '<img src="/_astro/picture.00000000.jpg" alt="" width="800" height="600" fetchpriority="high">';
  return (
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>` +
    `<link rel="icon" href="data:,">${full ? preload : ''}${style}</head>` +
    // After the heading, where the site's drawings begin.
    `<body>${full ? content.replace('</h1>', `</h1>${image}`) : content}</body></html>`
  );
}

const TAGS = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'main', 'header', 'footer', 'nav'];
const WITHOUT_TEXT = ['script', 'style', 'svg', 'template', 'noscript'];

/** The text of an element and its descendants, in a few semantic tags. */
function bare(element: Tree.Element): string {
  const inner = element.childNodes
    .map((node) => {
      if ('value' in node) return escaped(node.value);
      return 'tagName' in node && !WITHOUT_TEXT.includes(node.tagName) ? bare(node) : '';
    })
    .join('');
  const { tagName } = element;
  if (TAGS.includes(tagName)) return `<${tagName}>${inner}</${tagName}>`;
  const href = element.attrs.find(({ name }) => name === 'href')?.value;
  return tagName === 'a' && href ? `<a href="${escaped(href)}">${inner}</a>` : inner;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A JPEG of exactly that size: decoders ignore what follows its end. */
async function picture(): Promise<Buffer> {
  const random = seededRandom('picture');
  const pixels = Uint8Array.from({ length: 20 * 15 * 3 }, () => Math.floor(random.next() * 256));
  const image = await sharp(pixels, { raw: { width: 20, height: 15, channels: 3 } })
    .resize(800, 600, { kernel: 'cubic' })
    .jpeg({ quality: 70 })
    .toBuffer();
  if (image.length > PICTURE) throw new Error(`The picture of the baseline pages weighs ${image.length} bytes.`);
  const padding = Uint8Array.from({ length: PICTURE - image.length }, () => Math.floor(random.next() * 256));
  return Buffer.concat([image, padding]);
}
