import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** The script files of the built site, by path. */
export interface ScriptFiles {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

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
 * Moves scripts that the first view does not need into files. Those marked `defer`, which browsers ignore on inline scripts, run
 * once the page is parsed. Astro's loader of islands and our client:interact directive run at the first interaction: the inline
 * script of src/browser/islandLoader.ts gets their address.
 */
export function deferScripts(html: string, _file: string, { write }: Pick<ScriptFiles, 'write'>): string {
  const file = (name: string, parts: readonly string[]) => {
    const code = parts.join(';');
    const address = `/_astro/${name}.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    write(address, code);
    return address;
  };
  const deferred: string[] = [];
  const islands: string[] = [];
  const rest = html.replace(SCRIPT, (script, defer: string | undefined, code: string) => {
    const moved = /customElements\.define|astro:interact/.test(code) ? islands : defer && deferred;
    if (!moved) return script;
    moved.push(code);
    return '';
  });
  const page = islands.length > 0 ? rest.replace('island-loader', file('islands', islands)) : rest;
  if (deferred.length === 0) return page;
  return page.replace('</head>', () => `<script defer src="${file('page', deferred)}"></script></head>`);
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
