import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { IS_TEST_BUILD } from '#content/folder.ts';
import { compressFiles } from '#build/finishing/compressFiles.ts';
import { addPolicy } from '#build/finishing/contentSecurityPolicy.ts';
import { deferScripts } from '#build/finishing/deferScripts.ts';
import { joinStyles } from '#build/finishing/joinStyles.ts';
import { numberIslands } from '#build/finishing/numberIslands.ts';
import { removeUnusedCss } from '#build/finishing/removeUnusedCss.ts';
import { minifyScripts } from '#build/finishing/minifyScripts.ts';
import { findUnusedPictures } from '#build/finishing/findUnusedPictures.ts';

/** The script files of the built site, by path. */
export interface Scripts {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/** Changes a page. `file` is its path inside the built folder, for messages. */
type PageStep = (html: string, file: string, scripts: Scripts) => string;

/** The steps for every built page, in order. */
export const PAGE_STEPS: readonly PageStep[] = [
  // Astro does not minify inline scripts.
  minifyScripts,
  // Joins consecutive scripts, so nothing may be removed between them yet.
  deferScripts,
  // Each style element adds a hash of 53 bytes to the policy, and the next step needs all CSS at once.
  joinStyles,
  // Vite adds the CSS of everything that a route imports: 0.8 kB that the page does not use.
  removeUnusedCss,
  // Otherwise a build in another folder would differ.
  numberIslands,
  // Last, because the policy hashes the final styles and scripts.
  addPolicy,
];

/**
 * Finishes a build: `PAGE_STEPS` for every page, then removal of pictures that no
 * page shows, then compression. Does nothing under `npm run dev`.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          file.split(sep).join('/'),
        );
        const scripts: Scripts = {
          read: (address) => readFileSync(join(folder, address), 'utf8'),
          write: (address, code) => {
            writeFileSync(join(folder, address), code);
            if (!files.includes(address.slice(1))) files.push(address.slice(1));
          },
        };
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => finishPage(folder, file, scripts));
        const unused = findUnusedPictures(files, pages);
        for (const file of unused) rmSync(join(folder, file));
        if (IS_TEST_BUILD) return;
        await compressFiles(
          folder,
          files.filter((file) => !unused.includes(file)),
        );
      },
    },
  };
}

/** Replaces a built page with the finished one, and returns it. */
function finishPage(folder: string, file: string, scripts: Scripts): string {
  const path = join(folder, file);
  const html = PAGE_STEPS.reduce((page, step) => step(page, file, scripts), readFileSync(path, 'utf8'));
  writeFileSync(path, html);
  return html;
}
