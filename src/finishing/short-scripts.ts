import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { rewritePages } from '#finishing/rewritePages.ts';

/** Shortens the scripts that stand in built pages, as Vite has shortened those that are files. */
export function shortScripts(): AstroIntegration {
  return rewritePages('short-scripts', (file, html) =>
    html.replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => `<script>${shortened(file, script)}</script>`),
  );
}

function shortened(file: string, script: string): string {
  const { code, errors } = minifySync(file, script);
  if (errors[0]) throw new Error(`${file}: a script in the page cannot be read: ${errors[0].message}`);
  return code.trim();
}
