import { createHash } from 'node:crypto';
import { minifySync, type Plugin } from 'vite';
import { FORMS } from '#browser/firstUse.ts';
import { SCRIPT_TARGETS } from '#build/targets.ts';

export interface ScriptFiles {
  read: (address: string) => string;
  write: (address: string, code: string) => void;
}

/** The address of the forms' script in the built site: '/_astro/….js'. */
let formsScript = FORMS;

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
    generateBundle(_options, bundle) {
      const file = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(FORMS));
      if (file) formsScript = `/${file.fileName}`;
    },
  };
}

/**
 * Minifies a page's inline scripts. One marked `async`, which browsers ignore there, goes to a file. With `defer`, a file that never
 * arrives would keep the page from scrolling to its fragment, and from restoring what was typed. @throws if a script cannot be parsed
 */
export function finishScripts(html: string, file: string, { write }: Pick<ScriptFiles, 'write'>): string {
  return html.replace(/<script( async)?>([\s\S]*?)<\/script>/g, (_, isFile: string | undefined, script: string) => {
    const { code, errors } = minifySync(file, script.replace(FORMS, formsScript), {
      compress: { target: SCRIPT_TARGETS },
    });
    if (errors[0]) throw new Error(`${file}: an inline script cannot be parsed: ${errors[0].message}`);
    const minified = code.trim().replace(/;$/, '');
    if (!isFile) return `<script>${minified}</script>`;
    const address = `/_astro/page.${createHash('sha256').update(minified).digest('base64url').slice(0, 8)}.js`;
    write(address, minified);
    return `<script async src="${address}"></script>`;
  });
}

/** All code that a page runs or may load: inline scripts and script files. */
export function scriptsOf(html: string, read: (address: string) => string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const files = [...html.matchAll(/["'`](\/_astro\/[\w.-]+\.js)["'`]/g)].map(([, address = '']) => read(address));
  return [...inline, ...files].join('\n');
}
