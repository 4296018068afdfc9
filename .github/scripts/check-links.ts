// links.yml runs this every week. It asks whether the other sites that the content names still answer, and lists those that do not in one
// issue. It stops nothing: another site's bad day is no reason not to publish.
import { fileURLToPath } from 'node:url';
import { contentRoot, readContent } from '#content/readContent.ts';
import { formatProblem, yamlFilesIn } from '#content/yamlFile.ts';
import { linkedParts } from '#lib/linkedText.ts';
import { isReservedHost } from '#lib/links.ts';
import { type AskGitHub, askGitHub } from './github.ts';

const TITLE = 'Links to other sites that do not answer';

/** How long a site may take to answer, in milliseconds. */
const PATIENCE = 30_000;

/** @returns why an address does not answer; undefined if it does */
export type AskSite = (address: string) => Promise<string | undefined>;

export async function deadLinks(files: Readonly<Record<string, string>>, ask: AskSite): Promise<string[]> {
  const sentences: string[] = [];
  for (const source of yamlFilesIn(files)) {
    for (const { path, value } of source.leaves) {
      // `{amount}` stands for what a visitor chooses.
      for (const part of linkedParts(String(value).replace(/\{\w+\}/g, '1'))) {
        const address = typeof part === 'string' ? '' : part.to;
        if (!/^https:/.test(address) || !URL.canParse(address) || isReservedHost(new URL(address).hostname)) continue;
        const reason = await ask(address);
        if (reason !== undefined) sentences.push(formatProblem(source.problem(path, `${reason}: ${address}`)));
      }
    }
  }
  return sentences;
}

/** What shows that no browser opens a site either. Others refuse programs, or this network, or send more than Node takes. */
const DEAD: Readonly<Record<string, string>> = {
  ENOTFOUND: 'is at a website that does not exist',
  ECONNREFUSED: 'does not answer',
  CERT_HAS_EXPIRED: 'has a certificate that has expired, so browsers stop',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has the certificate of another website, so browsers stop',
};

/** Of all answers only those count that say that the page is gone: Instagram, LinkedIn and others refuse programs. */
export const askSite: AskSite = async (address) => {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return status === 404 || status === 410 ? `answers that the page is not there (${status})` : undefined;
  } catch (problem) {
    return DEAD[((problem as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? ''];
  }
};

export async function keepIssue(sentences: readonly string[], ask: AskGitHub): Promise<void> {
  const open = (await ask('GET', 'issues?state=open&creator=github-actions[bot]&per_page=100')) as {
    title: string;
    number: number;
  }[];
  const issue = open.find(({ title }) => title === TITLE);
  const body = `Open each in a browser. If it has moved, write the new address; if it is gone, delete it.\n\n${sentences.map((sentence) => `- ${sentence}\n`).join('')}`;
  if (sentences.length === 0) {
    if (issue) await ask('PATCH', `issues/${issue.number}`, { state: 'closed' });
  } else if (issue) await ask('PATCH', `issues/${issue.number}`, { body });
  else await ask('POST', 'issues', { title: TITLE, body });
}

if (import.meta.main) {
  const { files } = readContent(contentRoot(fileURLToPath(new URL('../..', import.meta.url))));
  const sentences = await deadLinks(files, askSite);
  for (const sentence of sentences) console.log(sentence);
  if (process.env['GITHUB_TOKEN']) await keepIssue(sentences, askGitHub);
}
