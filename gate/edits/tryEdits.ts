import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { readContent } from '#content/read-content.ts';
import { pagesIn } from '../builtPages.ts';
import { nameOf } from '../checkFiles.ts';
import { checkOnly } from '../verifyContent.ts';
import { verifySite } from '../verifySite.ts';
import { buildSite } from './buildSite.ts';
import { type EditableContent, readEditable, writeContent } from './editableContent.ts';
import { EDITS, type Edit } from './edits.ts';

const SITES = fileURLToPath(new URL('../../.cache/sites', import.meta.url));

/** Before the fixture's three events, in seconds since 1970. */
const BUILD_TIME = String(Date.parse('2025-11-01T12:00:00-04:00') / 1000);

/** How many sites are built and checked in parallel. */
const CONCURRENCY = 2;

/** Pages that have passed. They are not checked again in another site where they are byte-for-byte identical. */
const passed = new Set<string>();

/** The refusals of an edited site, as staff would read them. `quick` is explained in gate/checkInBrowser.ts. */
async function refusalsOf(content: EditableContent, name: string, browser: Browser, quick = false): Promise<string[]> {
  process.env['SOURCE_DATE_EPOCH'] = BUILD_TIME;
  const root = join(SITES, name);
  writeContent(content, root);
  const mistakes = await checkOnly(root);
  if (mistakes.length > 0) return mistakes.map(({ sentence }) => sentence);
  const built = join(root, 'dist');
  const failure = await buildSite(root, built);
  if (failure !== undefined) return [failure];
  const pages = pagesIn(built).map((page) => ({
    name: nameOf(page),
    key: createHash('sha256').update(`${quick} ${page.html}`).digest('hex'),
  }));
  const fresh = pages.filter(({ key }) => !passed.has(key));
  const verdicts = await verifySite(built, readContent(root).files, browser, {
    quick,
    pages: fresh.map(({ name: page }) => page),
  });
  const refusals = verdicts.filter(({ kind }) => kind === 'refusal').map(({ sentence }) => sentence);
  if (refusals.length === 0) for (const { key } of fresh) passed.add(key);
  return refusals;
}

/** The same for some edits, made one after the other on the fixture. */
async function refusalsOfEdits(
  edits: readonly Edit[],
  name: string,
  browser: Browser,
  quick = false,
): Promise<string[]> {
  const content = readEditable();
  for (const edit of edits) await edit.change(content);
  return refusalsOf(content, name, browser, quick);
}

/** The result of one edit, or of all edits of one site. Nothing should be refused. */
export interface Outcome {
  name: string;
  refusals: string[];
}

/** Makes every edit separately. `onOutcome` receives each result as soon as it is known. */
export async function tryEdits(browser: Browser, onOutcome: (outcome: Outcome) => void): Promise<Outcome[]> {
  // Pages that no edit touches are checked once.
  await refusalsOfEdits([], `slot-${process.pid}-0`, browser);
  return runInParallel(EDITS, onOutcome, async (edit, slot) => ({
    name: edit.name,
    refusals: await refusalsOfEdits([edit], slot, browser),
  }));
}

/** Makes the edits of each site together; only the pages of the first are checked completely. */
export async function trySites(browser: Browser): Promise<Outcome[]> {
  const sites = Map.groupBy(EDITS, ({ site }) => site);
  return runInParallel(
    [...sites],
    () => {},
    async ([site, edits], slot) => ({
      name: `site ${site}: ${edits.map(({ name }) => name).join('; ')}`,
      refusals: await refusalsOfEdits(edits, slot, browser, site > 1),
    }),
  );
}

async function runInParallel<Task>(
  tasks: readonly Task[],
  onOutcome: (outcome: Outcome) => void,
  work: (task: Task, slot: string) => Promise<Outcome>,
): Promise<Outcome[]> {
  const waiting = [...tasks];
  const outcomes: Outcome[] = [];
  const worker = async (slot: string) => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const outcome = await work(task, slot);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => worker(`slot-${process.pid}-${index}`)));
  return outcomes;
}
