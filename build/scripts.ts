import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** The script files of the built site, by path. */
export interface ScriptFiles {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/** Consecutive inline scripts. */
const RUN = /(?:<script(?: defer)?>(?:(?!<\/script>)[\s\S])*<\/script>)+/g;
const SCRIPT = /<script( defer)?>((?:(?!<\/script>)[\s\S])*)<\/script>/g;

/**
 * Minifies a page's inline scripts, as Vite minifies script files.
 * @throws if a script cannot be parsed
 */
export function minifyScripts(html: string, file: string): string {
  return html.replace(/<script( defer)?>([\s\S]*?)<\/script>/g, (_, defer = '', script: string) => {
    const { code, errors } = minifySync(file, script);
    if (errors[0]) throw new Error(`${file}: an inline script cannot be parsed: ${errors[0].message}`);
    return `<script${defer}>${code.trim().replace(/;$/, '')}</script>`;
  });
}

/**
 * Moves scripts that the first view does not need into one deferred file: those marked `defer`, which browsers ignore on
 * inline scripts, and Astro's island loader with the script next to it, our client:interact directive. They run once the page
 * is parsed, before `pageshow`, so that they find what was typed before then.
 */
export function deferScripts(html: string, _file: string, { write }: Pick<ScriptFiles, 'write'>): string {
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

/**
 * All code that a page runs or may load: inline scripts, islands and their imports. `read` returns a built script by path.
 */
export function scriptsOf(html: string, read: (address: string) => string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const addresses = new Set(
    [...html.matchAll(/(?:component-url|<script[^>]* src)="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const loaded: string[] = [];
  for (const address of addresses) {
    const code = read(address);
    loaded.push(code);
    // Adds to the set that is being iterated.
    for (const [, name = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) addresses.add(`/_astro/${name}`);
  }
  return [...inline, ...loaded].join('\n');
}
