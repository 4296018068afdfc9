import { createHash } from 'node:crypto';
import type { Scripts } from '#finishing/finishPages.ts';

/** Inline scripts that follow each other directly. */
const RUN = /(?:<script(?: defer)?>(?:(?!<\/script>)[\s\S])*<\/script>)+/g;
const SCRIPT = /<script( defer)?>((?:(?!<\/script>)[\s\S])*)<\/script>/g;

/** In characters. Astro writes some 5,000 for its islands, and no script of a page comes near. */
const LONG = 3000;

/**
 * Moves out of a page what is not needed for its first view, into one file that is loaded while the page shows: scripts
 * marked `defer`, which on an inline script means nothing to a browser, and scripts longer than 3,000 characters together
 * with those right before and after them, which are Astro's loader of islands and our directive. They run once the page
 * has been read, and before `pageshow`, so that what was typed until then is found.
 */
export function deferScripts(html: string, _file: string, { write }: Pick<Scripts, 'write'>): string {
  const deferred: string[] = [];
  const rest = html.replace(RUN, (run) => {
    const scripts = [...run.matchAll(SCRIPT)];
    const isLong = scripts.some(([, , code = '']) => code.length > LONG);
    const stays = scripts.filter(([, defer, code = '']) => {
      const moves = isLong || defer !== undefined;
      if (moves) deferred.push(code);
      return !moves;
    });
    return stays.map(([script]) => script).join('');
  });
  if (deferred.length === 0) return html;
  const code = deferred.join(';');
  const address = `/_astro/page.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  write(address, code);
  return rest.replace('</head>', () => `<script defer src="${address}"></script></head>`);
}
