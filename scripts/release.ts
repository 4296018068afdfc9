import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from '#content/read-site.ts';
import { hostOf, isReservedHost } from '#lib/links.ts';
import { HOSTS, type Host, writeRelease } from '#build/hosting/release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Writes the files and the configuration that one host needs, from the built site.

  npm run release -- HOST        HOST is one of: ${HOSTS.join(', ')}
  npm run release -- editing-page --repository owner/name [--branch main] [--sign-in https://…]
                                 the editing page, into release/cms

Options
  --folder PATH   the built site, otherwise dist
  --out PATH      where to write, otherwise release/HOST
  --at PATH       the path that the release will have on the server (nginx and caddy), otherwise where it is written`;

try {
  if (process.argv[2] === 'editing-page') {
    runEditingPageBuild(process.argv.slice(3));
  } else {
    const folder = run();
    if (folder) console.log(`${folder} is ready.`);
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

function run(): string | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      out: { type: 'string' },
      at: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return undefined;
  }
  const host = HOSTS.find((known) => known === positionals[0]);
  if (!host || positionals.length !== 1) throw new Error(USAGE);

  const out = values.out ?? join(root, 'release', host);
  writeRelease(host satisfies Host, values.folder ?? join(root, 'dist'), out, {
    at: values.at,
    name: projectName(),
    domain: domain(),
  });
  return relative(process.cwd(), out) || out;
}

/** The editing page has its own build and options. */
function runEditingPageBuild(options: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'cms', 'build.ts'), ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function projectName(): string {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  return name;
}

/** The domain of the site's address; undefined for a reserved one, which nobody can own. */
function domain(): string | undefined {
  const url = readSite(root).url;
  const host = url && URL.canParse(url) ? hostOf(url) : undefined;
  return host === undefined || isReservedHost(host) ? undefined : host;
}
