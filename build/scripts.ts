import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** The script files of the built site, by path. */
export interface ScriptFiles {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/**
 * Minifies a page's inline scripts, as Vite minifies script files, and moves those that the first view does not need into files. Those
 * marked `defer`, which browsers ignore on inline scripts, run once the page is parsed. Astro's loader of islands and our client:interact
 * directive run at the first interaction: the inline script of src/browser/islandLoader.ts gets their address.
 * @throws if a script cannot be parsed
 */
export function finishScripts(html: string, file: string, { write }: Pick<ScriptFiles, 'write'>): string {
  const deferred: string[] = [];
  const islands: string[] = [];
  const page = html.replace(
    /<script( defer)?>([\s\S]*?)<\/script>/g,
    (_, defer: string | undefined, script: string) => {
      const { code, errors } = minifySync(file, script);
      if (errors[0]) throw new Error(`${file}: an inline script cannot be parsed: ${errors[0].message}`);
      const minified = code.trim().replace(/;$/, '');
      const moved = /customElements\.define|astro:interact/.test(minified) ? islands : defer && deferred;
      if (!moved) return `<script>${minified}</script>`;
      moved.push(minified);
      return '';
    },
  );
  const moveTo = (name: string, parts: readonly string[]) => {
    const code = parts.join(';');
    const address = `/_astro/${name}.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    write(address, code);
    return address;
  };
  const loading = islands.length > 0 ? page.replace('island-loader', moveTo('islands', islands)) : page;
  if (deferred.length === 0) return loading;
  return loading.replace('</head>', () => `<script defer src="${moveTo('page', deferred)}"></script></head>`);
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
