import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFiles } from '#finishing/compressFiles.ts';
import { withPolicy } from '#finishing/contentSecurityPolicy.ts';
import { deferScripts } from '#finishing/deferScripts.ts';
import { joinStyles } from '#finishing/joinStyles.ts';
import { numberIslands } from '#finishing/numberIslands.ts';
import { removeUnusedCss } from '#finishing/removeUnusedCss.ts';
import { shortClassNames } from '#finishing/shortClassNames.ts';
import { shortenProperties } from '#finishing/shortenProperties.ts';
import { shortenScripts } from '#finishing/shortenScripts.ts';
import { unusedPictures } from '#finishing/unusedPictures.ts';

/** The scripts of the built site, by their addresses. */
export interface Scripts {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/** Makes a finished page from a built one. `file` is its path inside the built folder, for messages. */
export type PageStep = (html: string, file: string, scripts: Scripts) => string;

/** What is done to every built page, in this order. */
export const PAGE_STEPS: readonly PageStep[] = [
  // Astro inlines scripts as they are written.
  shortenScripts,
  // Before what stands between two scripts goes: those that follow each other become one file.
  deferScripts,
  // Each style costs a hash of 40 bytes in the policy, and the next step has to see all CSS at once.
  joinStyles,
  // A page has the CSS of all that its route imports: 0.8 kB of its first view are for what it does not show.
  removeUnusedCss,
  // The names that remain cost 0.3 kB. Which are frequent is known now.
  shortenProperties,
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
        const scripts: Scripts = {
          read: (address) => readFileSync(join(folder, address), 'utf8'),
          write: (address, code) => {
            writeFileSync(join(folder, address), code);
            if (!files.includes(address.slice(1))) files.push(address.slice(1));
          },
        };
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => finishPage(folder, file, scripts));
        const unused = unusedPictures(files, pages);
        for (const file of unused) rmSync(join(folder, file));
        await compressFiles(
          folder,
          files.filter((file) => !unused.includes(file)),
        );
      },
    },
  };
}

/** Writes the finished page in place of the built one, and returns it. */
function finishPage(folder: string, file: string, scripts: Scripts): string {
  const path = join(folder, file);
  const html = PAGE_STEPS.reduce((page, step) => step(page, file, scripts), readFileSync(path, 'utf8'));
  writeFileSync(path, html);
  return html;
}
