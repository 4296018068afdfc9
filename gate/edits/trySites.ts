import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { readContent } from '#content/read-content.ts';
import { pagesIn } from '../builtPages.ts';
import { nameOf } from '../checkFiles.ts';
import { buildContent, checkOnly } from '../verifyContent.ts';
import { verifySite } from '../verifySite.ts';
import { readEditable, writeContent } from './editableContent.ts';
import { EDITS, type Edit } from './edits.ts';

const SITES = fileURLToPath(new URL('../../.cache/sites', import.meta.url));

/** Before the fixture's three events, in seconds since 1970. */
const BUILD_TIME = String(Date.parse('2025-11-01T12:00:00-04:00') / 1000);

/** How many sites are built and checked in parallel. */
const CONCURRENCY = 2;

/** Makes the edits of each site together, and returns what is refused, by site, as staff would read it: nothing should be. */
export async function trySites(browser: Browser): Promise<Record<string, string[]>> {
  process.env['SOURCE_DATE_EPOCH'] = BUILD_TIME;
  const waiting = [...Map.groupBy(EDITS, ({ site }) => site)];
  const refused: Record<string, string[]> = {};
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const [site, edits] = task;
      const refusals = await refusalsOf(site, edits, browser);
      if (refusals.length > 0) refused[`site ${site}: ${edits.map(({ name }) => name).join('; ')}`] = refusals;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return refused;
}

/** Pages that have passed. They are not checked again in another site where they are byte-for-byte identical. */
const passed = new Set<string>();

/** The refusals of the fixture with some edits, made one after the other. Only the pages of the first site are checked completely. */
async function refusalsOf(site: number, edits: readonly Edit[], browser: Browser): Promise<string[]> {
  const content = readEditable();
  for (const edit of edits) await edit.change(content);
  const root = join(SITES, `edits-${site}`);
  const built = join(root, 'dist');
  writeContent(content, root);
  const mistakes = await checkOnly(root);
  if (mistakes.length > 0) return mistakes.map(({ sentence }) => sentence);
  const failure = await buildContent(root, built);
  if (failure !== undefined) return [failure];
  const quick = site > 1;
  const fresh = pagesIn(built)
    .map((page) => ({ name: nameOf(page), key: createHash('sha256').update(`${quick} ${page.html}`).digest('hex') }))
    .filter(({ key }) => !passed.has(key));
  const pages = fresh.map(({ name }) => name);
  const verdicts = await verifySite(built, readContent(root).files, browser, { quick, pages });
  const refusals = verdicts.filter(({ kind }) => kind === 'refusal').map(({ sentence }) => sentence);
  if (refusals.length === 0) for (const { key } of fresh) passed.add(key);
  return refusals;
}
