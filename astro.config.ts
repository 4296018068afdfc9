import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { siteFile } from '#content/kinds.ts';
import { contentRoot, readContent } from '#content/readContent.ts';
import { YamlFile } from '#content/yamlFile.ts';
import { SCRIPT_TARGETS } from '#build/targets.ts';
import { finish } from '#build/finish.ts';
import { buildFormsModule, inlineScripts } from '#build/scripts.ts';

const project = resolve(fileURLToPath(new URL('.', import.meta.url)));
const folder = contentRoot(project);
// The content may have mistakes. A page reports them.
const content = new YamlFile(siteFile, readContent(folder).files[siteFile] ?? '');
const url = content.value(['url']);
const site = typeof url === 'string' ? url : undefined;

const cssModules = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/** Under `npm run dev` a class name tells its file: Hero-module-text is .text in Hero.module.css. */
const isDev = process.argv.includes('dev');

/** Letters for the file, and a number for the place there. Hashes of four characters would add 120 to 290 bytes to a first view. */
function generateScopedName(name: string, file: string, css: string): string {
  const number = cssModules.indexOf(relative(join(project, 'src'), file)).toString(26);
  // h1 to h6 are elements, which scripts name: their rules would seem used on every page.
  const letters = number.replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit))).replace(/^h$/, 'hh');
  return letters + [...new Set(css.match(/(?<=\.|@keyframes )[a-z]\w*/gi))].indexOf(name);
}

export default defineConfig({
  ...(site === undefined ? {} : { site }),
  // The tests' sites keep their compressed photographs apart from this site's.
  ...(folder === project ? {} : { cacheDir: join(project, '.cache', 'astro') }),
  trailingSlash: 'never',
  // CSS is inlined. On a slow phone Home then takes 688 ms instead of 1,080, and Programs after it 308 instead of 448, although each is 4 kB
  // larger. Measure again once CSS is more than half of a first view.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScripts(), buildFormsModule()],
    css: {
      modules: { generateScopedName: isDev ? '[name]-[local]' : generateScopedName },
      // palette.css asks whether the browser knows light-dark().
      lightningcss: { exclude: Features.LightDark },
    },
    resolve: { alias: { '@content': join(folder, 'content') } },
    // These are constants, so that the script leaves out the code for sending a form that is not connected.
    define: {
      'import.meta.env.CONTACT_CONNECTED': String(content.value(['contact']) !== undefined),
      'import.meta.env.GIVING_CONNECTED': String(content.value(['giving']) !== undefined),
    },
    build: {
      target: SCRIPT_TARGETS,
      // Addresses leave out the name of a photograph, which a telephone or a person chose, with its spaces and accents.
      rolldownOptions: {
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            `_astro/${/\.(jpe?g|png|webp|avif)$/i.test(name) ? 'photograph' : '[name]'}.[hash:6][extname]`,
        },
      },
    },
  },
  integrations: [
    react(),
    {
      name: 'forms',
      hooks: {
        'astro:config:setup': ({ command, addWatchFile, injectScript }) => {
          // Under `npm run dev`, React in the browser needs this before it loads. Astro loads it only for islands.
          if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
          // This configuration reads from that file which forms are connected.
          addWatchFile(join(folder, siteFile));
        },
        // Pages read content/ themselves, so that all that reads it reads the same.
        'astro:server:setup': ({ server }) => {
          server.watcher.add(join(folder, 'content')).on('all', (_, file) => {
            if (relative(join(folder, 'content'), file).startsWith('..')) return;
            for (const { hot, moduleGraph } of Object.values(server.environments)) {
              moduleGraph.invalidateAll();
              hot.send({ type: 'full-reload' });
            }
          });
        },
      },
    },
    finish(site),
  ],
});
