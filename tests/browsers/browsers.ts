import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';

/** What package-lock.json names besides libraries: the browser of the pictures, and the oldest that the site is for. */
type Name = 'chromium' | 'chromium-109';

const PACKAGES = ['package.json', 'package-lock.json'];

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/browsers', import.meta.url));

/** Other versions have another folder. */
const folder = join(cache, hash('sha256', readFileSync(join(here, 'package-lock.json'))).slice(0, 12));

export const haveBrowsers = process.platform === 'linux' && process.arch === 'x64';

/** In other locales Chromium cannot write downloads into a folder whose path has an accent. */
export const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

export const pictureBrowser = optionsFor('chromium');

export const oldBrowser = optionsFor('chromium-109');

/** These browsers bring their own fonts, so no picture depends on the machine's. The path of the cache must be absolute. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir>${join(folder, 'fonts', 'cache')}</cachedir></fontconfig>
`;

function optionsFor(name: Name): LaunchOptions {
  return {
    executablePath: join(folder, name),
    env: { ...ENVIRONMENT, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/**
 * Fetches both browsers unless they are there. Another run may do so at the same time, so the folder appears once, and complete.
 * @throws with one sentence if that fails
 */
export async function fetchBrowsers(): Promise<void> {
  if (existsSync(folder)) return;
  console.log('Fetching the browsers of the tests, once: 130 MB');
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    for (const file of PACKAGES) cpSync(join(here, file), join(fresh, file));
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', ['ci', ...options], { cwd: fresh }).catch(({ stderr }) => {
      throw new Error(`The tests' browsers could not be fetched. Is this machine online? (${stderr.split('\n', 1)})`);
    });
    for (const name of ['chromium', 'chromium-109'] satisfies Name[]) {
      const program = unpacked(join(fresh, 'node_modules', name, 'bin', 'chromium.br'));
      writeFileSync(join(fresh, name), program, { mode: 0o755 });
    }
    const fonts = unpacked(join(fresh, 'node_modules', 'chromium', 'bin', 'fonts.tar.br'));
    spawnSync('tar', ['--extract', '--directory', fresh], { input: fonts });
    // Most machines have one of the fallback fonts that the site's styles name.
    for (const font of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'])
      cpSync(join(fresh, 'node_modules', 'dejavu-fonts-ttf', 'ttf', font), join(fresh, 'fonts', font));
    writeFileSync(join(fresh, 'fonts.conf'), FONTS);
    for (const name of ['chromium', 'chromium-109', 'dejavu-fonts-ttf'])
      rmSync(join(fresh, 'node_modules', name), { recursive: true });
    renameSync(fresh, folder);
  } catch (problem) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw problem;
  }
}

/** A library of package-lock.json, which drives another engine. Its types are not installed. */
export const library = createRequire(join(folder, 'package.json'));

function unpacked(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}
