import type { Browser } from '@playwright/test';
import { ERROR_DOCUMENTS, isPage, urlPathOf } from '#build/headers.ts';
import { filesIn } from '#build/site.ts';
import { checkInBrowser } from './checkInBrowser.ts';
import { type Verdict, verdictsOf } from './finding.ts';
import { linesOf } from './sources.ts';

/**
 * Checks what content can break on the pages of a built site. `files` is the content it was built from, as from `readContent`. What only
 * code can break, the tests hold. `quick` takes a tenth of the time: only where long content fails first.
 */
export async function verifySite(
  folder: string,
  files: Readonly<Record<string, string>>,
  browser: Browser,
  { quick = false } = {},
): Promise<Verdict[]> {
  const pages = filesIn(folder)
    .filter(isPage)
    .map((file) => ({ file, name: ERROR_DOCUMENTS.includes(file) ? file : urlPathOf(file) }));
  return verdictsOf(await checkInBrowser(folder, pages, browser, quick), linesOf(files));
}
