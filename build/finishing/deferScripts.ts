import { createHash } from 'node:crypto';
import type { Scripts } from '#build/finishing/finishPages.ts';

/** Consecutive inline scripts. */
const RUN = /(?:<script(?: defer)?>(?:(?!<\/script>)[\s\S])*<\/script>)+/g;
const SCRIPT = /<script( defer)?>((?:(?!<\/script>)[\s\S])*)<\/script>/g;

/**
 * Moves scripts that the first view does not need into one deferred file: those marked `defer`, which browsers ignore on
 * inline scripts, and Astro's island loader with the script next to it, our client:interact directive. They run once the page
 * is parsed, before `pageshow`, so that they find what was typed before then.
 */
export function deferScripts(html: string, _file: string, { write }: Pick<Scripts, 'write'>): string {
  const deferred: string[] = [];
  const rest = html.replace(RUN, (run) => {
    const scripts = [...run.matchAll(SCRIPT)];
    const loadsIslands = scripts.some(([, , code = '']) => code.includes('astro-island'));
    const stays = scripts.filter(([, defer, code = '']) => {
      const moves = loadsIslands || defer !== undefined;
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
