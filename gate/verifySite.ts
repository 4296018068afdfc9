import type { Browser } from '@playwright/test';
import { checkFiles } from './checkFiles.ts';
import { checkInBrowser, type Scope } from './checkInBrowser.ts';
import { checkLetters } from './checkLetters.ts';
import { type Finding, sentenceOf } from './finding.ts';
import { type Source, Sources } from './sources.ts';

/** A finding as a sentence, with its source in the content. */
export interface Verdict {
  kind: Finding['kind'];
  sentence: string;
  source: Source | undefined;
}

/**
 * Checks what every page of a built site must have, whatever its content. `files` is the content it was built from, as from
 * `readContent`. Without a browser only the files are checked.
 */
export async function verifySite(
  folder: string,
  files: Readonly<Record<string, string>>,
  browser: Browser | undefined,
  scope?: Scope,
): Promise<Verdict[]> {
  const sources = new Sources(files);
  const findings = await checkFiles(folder);
  // A site that cannot be read cannot be opened.
  const canOpen = !findings.some(({ page }) => page === 'The built site');
  if (canOpen && browser) findings.push(...(await checkInBrowser(folder, browser, scope)));
  const verdicts = onceForAllPages(findings).map(({ finding, pages }) => {
    const source = sourceOf(finding, sources);
    return { kind: finding.kind, sentence: sentenceOf(finding, source, pages), source };
  });
  return [...verdicts, ...checkLetters(files)];
}

/** Findings about the same text or picture, such as an address in the footer, once: on the first page, with the number of pages. */
function onceForAllPages(findings: readonly Finding[]): { finding: Finding; pages: number }[] {
  const alike = Map.groupBy(findings, ({ kind, page, what, text, picture }) =>
    JSON.stringify([kind, what, text, picture, text || picture ? undefined : page]),
  );
  return [...alike.values()].flatMap((group) => {
    const [finding] = group;
    return finding ? [{ finding, pages: new Set(group.map(({ page }) => page)).size }] : [];
  });
}

function sourceOf({ text, picture }: Finding, sources: Sources): Source | undefined {
  if (picture) return sources.ofPicture(picture);
  return text ? sources.ofText(text) : undefined;
}
