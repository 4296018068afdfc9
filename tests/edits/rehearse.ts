import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { readContent } from '#content/read-content.ts';
import { pagesIn } from '../../verify/builtPages.ts';
import { nameOf } from '../../verify/checkFiles.ts';
import { buildContent, checkOnly } from '../../verify/verifyContent.ts';
import { verifySite } from '../../verify/verifySite.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { EDITS, type Edit } from './edits.ts';

const SITES = fileURLToPath(new URL('../../.cache/sites', import.meta.url));

/** Before the fixture's three events, in seconds since 1970. */
const MOMENT = String(Date.parse('2025-11-01T12:00:00-04:00') / 1000);

/** Sites that are built and looked at side by side. */
const TOGETHER = 2;

/** A page that was found right once is not looked at again in a site where it is the same to the byte. */
const right = new Set<string>();

/** What the content check refuses in a draft, in sentences. */
export async function mistakesOf(draft: Draft, name: string): Promise<string[]> {
  process.env['SOURCE_DATE_EPOCH'] = MOMENT;
  writeDraft(draft, join(SITES, name));
  return (await checkOnly(join(SITES, name))).map(({ sentence }) => sentence);
}

/** What keeps an edited site from being published, as staff would read it; without a browser, what its files alone show. */
export async function refusalsOf(draft: Draft, name: string, browser: Browser | undefined): Promise<string[]> {
  process.env['SOURCE_DATE_EPOCH'] = MOMENT;
  const root = join(SITES, name);
  writeDraft(draft, root);
  const mistakes = await checkOnly(root);
  if (mistakes.length > 0) return mistakes.map(({ sentence }) => sentence);
  const built = join(root, 'dist');
  const failure = await buildContent(root, built, true);
  if (failure !== undefined) return [failure];
  const pages = pagesIn(built).map((page) => ({
    name: nameOf(page),
    key: createHash('sha256').update(page.html).digest('hex'),
  }));
  const fresh = pages.filter(({ key }) => !right.has(key));
  const verdicts = await verifySite(
    built,
    readContent(root).files,
    browser,
    fresh.map(({ name: page }) => page),
  );
  const refusals = verdicts.filter(({ kind }) => kind === 'refusal').map(({ sentence }) => sentence);
  if (browser && refusals.length === 0) for (const { key } of fresh) right.add(key);
  return refusals;
}

/** The same for some edits, made one after the other on the fixture. */
export async function refusalsOfEdits(edits: readonly Edit[], name: string, browser: Browser): Promise<string[]> {
  const draft = readDraft();
  for (const edit of edits) await edit.change(draft);
  return refusalsOf(draft, name, browser);
}

/** Makes every edit for itself and prints what came of it. Gives the number of those that did not come out as they should. */
export async function rehearseEdits(browser: Browser, wanted = /./): Promise<number> {
  // What no edit touches is looked at once.
  await refusalsOfEdits([], `slot-${process.pid}-0`, browser);
  const waiting = Object.values(EDITS)
    .flat()
    .filter(({ name }) => wanted.test(name));
  return inTurn(waiting, async (edit, slot) => {
    const refusals = await refusalsOfEdits([edit], slot, browser);
    return { name: edit.name, wrong: wrongIn(edit, refusals) };
  });
}

/** What is wrong about the answer to an edit: refusals that should not be, or the lack of the one that should. */
export function wrongIn({ refused }: Edit, refusals: readonly string[]): string[] {
  if (!refused) return [...refusals];
  const unlike = refusals.filter((sentence) => !refused.test(sentence));
  return refusals.length === 0 ? [`was published, and should have been refused with ${refused}`] : unlike;
}

/** Builds that many sites from a rule and prints what came of them. Gives the number of those that were refused. */
export async function rehearseGenerated(browser: Browser, count: number, seed?: string): Promise<number> {
  const { generatedDrafts } = await import('./generate.ts');
  const first = seed === undefined ? Date.now() % 1_000_000 : Number(seed);
  console.log(`Seed ${first}`);
  const drafts = generatedDrafts(first, count).map((draft, index) => ({
    draft,
    name: `site ${index + 1} of ${count}`,
  }));
  return inTurn(drafts, async ({ draft, name }, slot) => ({ name, wrong: await refusalsOf(draft, slot, browser) }));
}

async function inTurn<Task>(
  tasks: readonly Task[],
  work: (task: Task, slot: string) => Promise<{ name: string; wrong: string[] }>,
): Promise<number> {
  const waiting = [...tasks];
  let failed = 0;
  const worker = async (slot: string) => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const { name, wrong } = await work(task, slot);
      if (wrong.length > 0) failed++;
      console.log([`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...wrong].join('\n       '));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, (_, index) => worker(`slot-${process.pid}-${index}`)));
  console.log(`${tasks.length - failed} of ${tasks.length} came out as they should.`);
  return failed;
}
