import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFiles } from '#finishing/compressFiles.ts';
import { withPolicy } from '#finishing/contentSecurityPolicy.ts';
import { numberIslands } from '#finishing/numberIslands.ts';
import { shortClassNames } from '#finishing/shortClassNames.ts';
import { shortenProperties } from '#finishing/shortenProperties.ts';
import { shortenScripts } from '#finishing/shortenScripts.ts';
import { unshownPictures } from '#finishing/unshownPictures.ts';

/** Makes a finished page from a built one. `file` is its path inside the built folder, for messages. */
export type PageStep = (html: string, file: string) => string;

/** What is done to every built page, in this order. */
export const PAGE_STEPS: readonly PageStep[] = [
  // Each page has its CSS inside it, and its names cost 0.3 kB of its first view.
  shortenProperties,
  // Astro inlines scripts as they are written.
  shortenScripts,
  // Otherwise the same input builds other bytes in another folder.
  numberIslands,
  // Last, since the policy allows the styles and scripts by the hash of their final text.
  withPolicy,
];

/**
 * Finishes the built site: names in CSS become short while Astro builds; then every page goes through `PAGE_STEPS`; then
 * pictures that no page shows are removed, which needs all pages; then the files that remain are compressed.
 * `npm run dev` is left as it is written.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build')
          updateConfig({ vite: { css: { modules: { generateScopedName: shortClassNames() } } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          file.split(sep).join('/'),
        );
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => finishPage(folder, file));
        const unshown = unshownPictures(files, pages);
        for (const file of unshown) rmSync(join(folder, file));
        await compressFiles(
          folder,
          files.filter((file) => !unshown.includes(file)),
        );
      },
    },
  };
}

/** Writes the finished page in place of the built one, and returns it. */
function finishPage(folder: string, file: string): string {
  const path = join(folder, file);
  const html = PAGE_STEPS.reduce((page, step) => step(page, file), readFileSync(path, 'utf8'));
  writeFileSync(path, html);
  return html;
}
