import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Numbers the islands of each page. Astro marks every island with a hash that depends on the folder of the project, which
 * nothing in the page reads; with it, the same input would build other bytes on another machine.
 */
export function stableIslands(): AstroIntegration {
  return {
    name: 'stable-islands',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const path = join(folder, file);
          let count = 0;
          const html = readFileSync(path, 'utf8');
          writeFileSync(
            path,
            html.replace(/<astro-island uid="[^"]*"/g, () => `<astro-island uid="${++count}"`),
          );
        }
      },
    },
  };
}
