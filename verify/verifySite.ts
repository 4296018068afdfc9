import type { Browser } from '@playwright/test';
import { checkFiles } from './checkFiles.ts';
import { checkInBrowser, type Look } from './checkInBrowser.ts';
import { type Finding, sentenceOf } from './finding.ts';
import { type Source, Sources } from './sources.ts';

/** A finding ready to be read, with the place in the content that causes it. */
export interface Verdict {
  kind: Finding['kind'];
  sentence: string;
  source: Source | undefined;
}

/**
 * Holds a built site against what every page must keep, whatever it says. `files` is the content it was built from, as
 * `readContent` gives it. Without a browser only the files are checked.
 */
export async function verifySite(
  folder: string,
  files: Readonly<Record<string, string>>,
  browser: Browser | undefined,
  look?: Look,
): Promise<Verdict[]> {
  const sources = new Sources(files);
  const found = await checkFiles(folder);
  // Where the site cannot even be read, there is nothing to open.
  const canOpen = !found.some(({ page }) => page === 'The built site');
  if (canOpen && browser) found.push(...(await checkInBrowser(folder, browser, look)));
  const verdicts = found.map((finding) => {
    const source = sourceOf(finding, sources);
    return { kind: finding.kind, sentence: sentenceOf(finding, source), source };
  });
  // The same words may stand on every page: one of them is enough to mend them all.
  return [...new Map(verdicts.map((verdict) => [verdict.sentence, verdict])).values()];
}

function sourceOf({ text, picture }: Finding, sources: Sources): Source | undefined {
  if (picture) return sources.ofPicture(picture);
  return text ? sources.ofText(text) : undefined;
}
