import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { addPolicy } from '#build/csp.ts';
import { attribute, elementsOf } from '#build/html.ts';
import { addHashedFiles, isCompressible, isPage, redirectsFile } from '#build/headers.ts';
import { type BuiltFiles, finishScripts } from '#build/scripts.ts';
import { filesIn } from '#build/builtSite.ts';
import { removeUnusedCss } from '#build/unusedCss.ts';
import { isLeftBehind } from '#lib/isLeftBehind.ts';

/** One integration has all steps, because Astro does not document in which order it runs several. */
const PAGE_STEPS: readonly ((html: string, file: string, built: BuiltFiles) => string)[] = [
  (html, _, built) => finishScripts(html, built),
  removeUnusedCss,
  preloadPicture,
  separateWords,
  // The policy comes last, because it hashes the final styles and scripts.
  addPolicy,
];

/** Finishes every page, then writes the files for hosts. Removes files that nothing needs, and fails if one is missing. */
export function finish(site = ''): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
        // Astro publishes whatever is in public/.
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (isLeftBehind(file.replaceAll('\\', '/'))) rmSync(join(folder, file), { recursive: true, force: true });
        const files = filesIn(folder);
        const pages = files.filter(isPage).map((file) => {
          const page = nameByWidth(read(file), (from, to) => copyFileSync(join(folder, from), join(folder, to)));
          const html = PAGE_STEPS.reduce((text, step) => step(text, file, { files, read, write }), page);
          write(file, html);
          return html;
        });
        const scripts = files.filter((file) => file.endsWith('.js')).map(read);
        for (const file of findUnused(files, [...pages, ...scripts])) rmSync(join(folder, file));
        const built = filesIn(folder);
        const texts = new Map(built.filter(isCompressible).map((file) => [file, read(file)]));
        const [missing] = findMissing(built, texts, site);
        if (missing !== undefined) throw Object.assign(new Error(missing), { stack: '' });
        write('_headers', addHashedFiles(read('_headers'), built));
        write('_redirects', redirectsFile(built));
      },
    },
  };
}

/**
 * Names each size of a photograph for its width: the letters that Astro adds do not compress. What has the old name is then unused. A
 * change of quality in content/pictures.ts does not change the name, so it reaches who has the old file only in a year.
 */
function nameByWidth(html: string, copy: (from: string, to: string) => void): string {
  return html.replace(
    /(\/_astro\/photograph\.[\w-]{6})_[\w-]+(\.\w+)((?: (\d+)w)?)/g,
    (address: string, start: string, end: string, after: string, width?: string) => {
      const to = `${start}${width ? `-${width}` : ''}${end}`;
      copy(address.slice(0, address.length - after.length), to);
      return to + after;
    },
  );
}

/** Where nothing is laid out, as in text browsers and copies, "Call 911" would run into "Day and night", and "Email" into the address. */
export function separateWords(html: string): string {
  return html.replace(
    /<\/(a|button|dt|label|nav|summary)>(?=<(a|button|dd|label|span)\b)|<\/a>(?=[A-Z])|(?<=\w)<\/span>(?=<(a\b|span\b[^>]* data-copy=))/g,
    '$& ',
  );
}

/** The attributes of a picture that a preload repeats, and their names there. */
const PRELOADED = { src: 'href', srcset: 'imagesrcset', sizes: 'imagesizes', type: 'type', media: 'media' } as const;

/** Preloads the largest picture of the first screen before the fonts: it is smaller, and would otherwise be painted after them. */
export function preloadPicture(html: string): string {
  const image = elementsOf(parse(html)).find((element) => attribute(element, 'fetchpriority') === 'high');
  if (!image) return html;
  const beside = image.parentNode?.nodeName === 'picture' ? elementsOf(image.parentNode) : [];
  const { attrs } = beside.find(({ tagName }) => tagName === 'source') ?? image;
  const told = attrs.flatMap(({ name, value }) =>
    Object.hasOwn(PRELOADED, name)
      ? [` ${PRELOADED[name as keyof typeof PRELOADED]}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`]
      : [],
  );
  const preload = `<link rel="preload" as="image"${told.join('')} fetchpriority="high">`;
  return html.replace('<link rel="preload"', (first) => preload + first);
}

/** Vite copies every photograph in content/images, an inlined drawing needs no file, and Astro writes a script for hydration. */
function findUnused(files: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('');
  const isNamed = (file: string) => all.includes(encodeURI(file.slice(file.lastIndexOf('/') + 1)));
  return files.filter((file) => /^(_astro|art)\//.test(file) && !isNamed(file));
}

/** Matches a file of the site in an attribute, a srcset, a style or a script. The content check knows which pages links may lead to. */
const FILE = /(?<=["'`]|url\(|srcset="[^"]*, *)\/(?!\/|[\d.]+rem)[\w%./~-]+\.\w+/gi;

/** A sentence for each file that another one asks for and the build has not made. */
export function findMissing(files: readonly string[], texts: ReadonlyMap<string, string>, site: string): string[] {
  return [...texts].flatMap(([file, text]) => {
    const asked = (site === '' ? text : text.replaceAll(new URL(site).origin, '')).match(FILE) ?? [];
    const missing = [...new Set(asked)].filter((address) => !files.includes(decodeURI(address.slice(1))));
    return missing.map((address) => `${file} asks for ${address}, which is not in the built site.`);
  });
}
