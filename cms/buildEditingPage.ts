import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { siteFile } from '#content/kinds.ts';
import { readOptions } from '#build/options.ts';
import { type Backend, configFor, targets } from './config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

function policyFor({ base_url: signIn }: Backend): string {
  return [
    "default-src 'none'",
    // Sveltia CMS decodes HEIC and encodes WebP with WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Sveltia CMS adds inline styles.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    `connect-src 'self' blob: data: https://api.github.com ${signIn ?? ''}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export function headersFor(backend: Backend): Record<string, string> {
  return {
    'Content-Security-Policy': `${policyFor(backend)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    // The sign-in window sends its result to this one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-cache',
  };
}

/** Writes the policy into the page too, for hosts that take no headers. A page itself cannot say who may frame it. */
const policyInPage = (backend: Backend): Plugin => ({
  name: 'policy-in-page',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(backend) },
      injectTo: 'head-prepend',
    },
  ],
});

/** Installs the packages of the editing page unless they are there. The site does not need them. */
function install(): void {
  const npm = (args: string[], stdio: 'ignore' | 'inherit') =>
    spawnSync('npm', args, { cwd: join(here, 'sveltia'), stdio, shell: process.platform === 'win32' }).status;
  if (npm(['ls'], 'ignore') === 0) return;
  console.log('Installing the editing page.');
  if (npm(['ci', '--no-audit', '--no-fund'], 'inherit') !== 0)
    throw new Error(
      'The editing page could not be installed. Check that this computer is online, then run the command again.',
    );
}

export async function buildEditingPage(folder: string, backend: Backend, review = false): Promise<void> {
  install();
  await build({
    configFile: false,
    root: here,
    base: './',
    logLevel: 'warn',
    plugins: [policyInPage(backend)],
    resolve: { alias: { '@sveltia/cms': createRequire(join(here, 'sveltia/')).resolve('@sveltia/cms') } },
    define: {
      CMS_CONFIG: JSON.stringify(configFor(backend, review)),
      TARGETS: JSON.stringify(targets),
      SITE: JSON.stringify(readFileSync(join(root, siteFile), 'utf8')),
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      // Left out: grammars of 270 programming languages, 8 of 17 MB. Sveltia CMS would load them only for a field of code.
      rolldownOptions: { external: /^@shikijs\/(langs|themes)\// },
    },
  });
  const headers = Object.entries(headersFor(backend)).map(([name, value]) => `  ${name}: ${value}`);
  // Cloudflare Pages and Netlify read this file. docs/hosting.md has the other hosts.
  writeFileSync(join(folder, '_headers'), `/*\n${headers.join('\n')}\n`);
}

if (import.meta.main) {
  const values = readOptions({
    repository: { type: 'string' },
    branch: { type: 'string', default: 'main' },
    'sign-in': { type: 'string' },
    // Saves each change as a draft, which somebody then publishes: docs/editing.md.
    review: { type: 'boolean', default: false },
    out: { type: 'string', default: 'release/cms' },
  });
  if (!/^[\w.-]+\/[\w.-]+$/.test(values.repository ?? '')) {
    console.error(
      'Name the repository of the site: npm run build:editing-page -- --repository owner/name [--branch main] [--sign-in https://…] [--review]',
    );
    process.exit(1);
  }
  const signIn = values['sign-in'];
  const folder = resolve(root, values.out);
  const backend: Backend = {
    name: 'github',
    repo: values.repository ?? '',
    branch: values.branch,
    ...(signIn === undefined ? { auth_methods: ['token'] } : { base_url: signIn }),
  };
  await buildEditingPage(folder, backend, values.review);
  console.log(
    `The editing page is in ${values.out}. Publish that folder at its own address: docs/hosting.md says how.`,
  );
}
