import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { SCRIPT_TARGETS } from '#build/browsers.ts';

/** The script files of the built site, by path. */
export interface ScriptFiles {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/** The built scripts of forms by their modules: '/src/forms/….client.tsx' is '/_astro/….js'. */
const addresses = new Map<string, string>();

/** Lets Vite build the modules of forms (*.client.tsx), which no page loads before their use: src/browser/firstUse.ts. */
export function buildClientModules(project: string): Plugin {
  const pathOf = (module: string) => `/${relative(project, module).split(sep).join('/')}`;
  return {
    name: 'client-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of globSync('src/forms/**/*.client.tsx', { cwd: project }).sort())
        this.emitFile({ type: 'chunk', id: `/${id.split(sep).join('/')}` });
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('.client.tsx')) continue;
        addresses.set(pathOf(file.facadeModuleId), `/${file.fileName}`);
      }
    },
  };
}

/**
 * Minifies a page's inline scripts, as Vite minifies script files, and writes the address of a form's script in place of its module. Those
 * marked `async`, which browsers ignore on inline scripts, go to a file. It holds nothing up: a file that never comes would keep a page with
 * `defer` from scrolling to what its address leads to, and from putting back what was typed.
 * @throws if a script cannot be parsed
 */
export function finishScripts(html: string, file: string, { write }: Pick<ScriptFiles, 'write'>): string {
  return html.replace(/<script( async)?>([\s\S]*?)<\/script>/g, (_, isFile: string | undefined, script: string) => {
    const located = script.replace(/\/src\/[\w/]+\.client\.tsx/g, (module) => addresses.get(module) ?? module);
    const { code, errors } = minifySync(file, located, { compress: { target: SCRIPT_TARGETS } });
    if (errors[0]) throw new Error(`${file}: an inline script cannot be parsed: ${errors[0].message}`);
    const minified = code.trim().replace(/;$/, '');
    if (!isFile) return `<script>${minified}</script>`;
    const address = `/_astro/page.${createHash('sha256').update(minified).digest('base64url').slice(0, 8)}.js`;
    write(address, minified);
    return `<script async src="${address}"></script>`;
  });
}

/** All code that a page runs or may load: inline scripts, script files and their imports. `read` returns a built script by path. */
export function scriptsOf(html: string, read: (address: string) => string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const addresses = new Set(
    [...html.matchAll(/["'`](\/_astro\/[\w.-]+\.js)["'`]/g)].map(([, address = '']) => address),
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
