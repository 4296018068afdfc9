import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { FORMS } from '#forms/loadOnUse.ts';
import { SCRIPT_TARGETS } from '#build/targets.ts';

/** The files of the built site. Addresses begin with a slash. */
export interface BuiltFiles {
  files: readonly string[];
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

const INLINE = '?inline-script';

/**
 * Lets a page import a script for its HTML: `import menuScript from './menu.client.ts?inline-script'` is the minified text of a bundle that
 * the oldest browsers understand.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(INLINE)) return undefined;
      const file = await this.resolve(source.slice(0, -INLINE.length), importer);
      return file && `\0${file.id}${INLINE}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(INLINE)) return undefined;
      const { define = {} } = this.environment.config;
      const rolldownOptions = { input: id.slice(1, -INLINE.length), output: { format: 'iife' } } as const;
      const result = await build({
        configFile: false,
        logLevel: 'error',
        define,
        build: { write: false, target: SCRIPT_TARGETS, modulePreload: false, rolldownOptions },
      });
      const { output } = result as Extract<typeof result, { output: unknown }>;
      for (const file of output[0].moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(output[0].code.trim().replace(/;$/, ''))}`;
    },
  };
}

/** Astro builds this module for components that hydrate, although there are none. It would put React into a file apart from the forms. */
const HYDRATION = '@astrojs/react/client.js';

/** Lets Vite build the module of the forms, which pages load only when a form is used. */
export function buildFormsModule(): Plugin {
  return {
    name: 'forms-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: (id) => (id === HYDRATION ? id : undefined),
    load: (id) => (id === HYDRATION ? 'export default {}' : undefined),
    buildStart() {
      this.emitFile({ type: 'chunk', id: FORMS });
    },
  };
}

/**
 * Puts the address of the forms' built module into a page, and a script marked `data-file` into a file. If the mark names a path, the page's
 * own script imports that. With `defer` instead of `async`, a file that never arrives would keep the page from scrolling to its fragment,
 * and from restoring what was typed.
 */
export function finishScripts(html: string, { files, write }: Pick<BuiltFiles, 'files' | 'write'>): string {
  const forms = files.find((file) => /^_astro\/forms\.client\.[\w-]+\.js$/.test(file));
  const addresses = new Map([[FORMS, forms === undefined ? FORMS : `/${forms}`]]);
  const page = html.replace(
    /<script data-file(?:="(.*?)")?>([\s\S]*?)<\/script>/g,
    (_, path: string | undefined, script: string) => {
      const address = `/_astro/page.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      write(address, script);
      if (path === undefined) return `<script async src="${address}"></script>`;
      addresses.set(path, address);
      return '';
    },
  );
  return [...addresses].reduce((text, [path, address]) => text.replaceAll(path, address), page);
}

/** All code that a page runs or may load: inline scripts and script files. */
export function scriptsOf(html: string, read: (address: string) => string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const files = [...html.matchAll(/["'`](\/_astro\/[\w.-]+\.js)["'`]/g)].map(([, address = '']) => read(address));
  return [...inline, ...files].join('\n');
}
