import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Photographs and drawings, which are there for the pages alone. Icons and share cards lie elsewhere and are asked for by others. */
const PICTURE = /^(_astro|art)[\\/].+\.(jpe?g|png|webp|avif|svg)$/;

/**
 * Takes out of the built site every picture that no page shows. The bundler copies each photograph in content/images as
 * it is, with whatever the camera wrote into it, even one that no event or program names yet; and a drawing that stands
 * inside a page needs no file.
 */
export function unpublishedPictures(): AstroIntegration {
  return {
    name: 'unpublished-pictures',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const pages = files
          .filter((file) => file.endsWith('.html'))
          .map((file) => readFileSync(join(folder, file), 'utf8'))
          .join('');
        for (const file of files.filter((file) => PICTURE.test(file))) {
          const name = file.split(/[\\/]/).at(-1) ?? file;
          if (!pages.includes(encodeURI(name))) rmSync(join(folder, file));
        }
      },
    },
  };
}
