import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A step of the build that makes every finished page anew from its file's name and its mark-up. */
export function rewritePages(name: string, rewrite: (file: string, html: string) => string): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const path = join(folder, file);
          writeFileSync(path, rewrite(file, readFileSync(path, 'utf8')));
        }
      },
    },
  };
}
