// Prints what must be decided before the site goes public, and fails while anything is left. With --release it looks only for losses:
// refusing builds for the rest would stop all work, and nobody reads a build's warnings.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireContent } from '#content/checkContent.ts';
import type { Path } from '#content/field.ts';
import { contentRoot } from '#content/folder.ts';
import { idOf, siteFile } from '#content/kinds.ts';
import { readContent } from '#content/readContent.ts';
import { formatProblem, YamlFile, yamlFilesIn } from '#content/yamlFile.ts';
import { isReservedHost } from '#lib/links.ts';
import { readOptions } from '#build/options.ts';

interface LeftToDecide {
  /** What would lose visitors' money or messages, or lead them to an address that is nobody's. It stops a release. */
  losses: string[];
  /** What visitors read before the organization has approved it, by page. */
  drafts: string[];
  /** Where the words name Toronto or Ontario, if the organization is elsewhere. */
  elsewhere: string[];
}

/** `files` and `pictures` are as for `checkContent`, `names` those of the files beside content/. @throws the report of mistakes */
export function leftToDecide(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
  names: readonly string[],
): LeftToDecide {
  const { site } = requireContent(files, { pictures });
  const losses: string[] = [];
  const drafts: string[] = [];
  const sources = yamlFilesIn(files);
  for (const source of sources) {
    const lines: number[] = [];
    for (const { path, value } of source.leaves) {
      const problem = source.problem(path, lossBy(source.file, path, value) ?? '');
      if (path.at(-1) === 'draft' && value === true) lines.push(problem.line);
      else if (problem.message) losses.push(formatProblem(problem));
    }
    if (lines.length > 0) drafts.push(`${addressOf(source)}  (${source.file}, line ${lines.join(', ')})`);
  }
  const source = new YamlFile(siteFile, files[siteFile] ?? '');
  const say = (field: string, message: string) => formatProblem(source.problem([field], message));
  if (site.etransferEmailAgain === undefined)
    losses.push(
      say(
        'etransferEmail',
        'is typed only once. Type it again as etransferEmailAgain, in the forms “Email for e-Transfers, again”, letter by letter',
      ),
    );
  if (site.charity === 'unknown')
    drafts.push(say('charity', 'decides what visitors are told about tax receipts: nonprofit or registered'));
  if (site.drawingsReviewed === undefined) drafts.push(say('drawingsReviewed', DRAWINGS));
  if (site.consentReviewed === undefined)
    drafts.push(
      say(
        'consentReviewed',
        'is missing. Let somebody who knows Canada’s anti-spam law read what is said where people ask for the newsletter, then add the day',
      ),
    );
  if (!names.some((name) => /^licen[cs]e(\.|$)/i.test(name)))
    drafts.push(
      'LICENSE: is missing. Decide who may copy the words, the drawings and the code, and say so in a file of that name.',
    );
  return { losses, drafts, elsewhere: site.city === 'Toronto' ? [] : local(sources, site.city) };
}

/** “Toronto time” stays true everywhere. */
function local(sources: readonly YamlFile[], city: string): string[] {
  return sources
    .flatMap((source) =>
      source.problemsWhere(({ value }) => {
        const [place] = /\b(Toronto|Ontario)\b(?! time)/.exec(String(value)) ?? [];
        return place && `names ${place}, and you are in ${city}`;
      }),
    )
    .map(formatProblem);
}

const DRAWINGS =
  'is missing. Show the drawings of women to a Black woman artist, a braider and a woman who uses a wheelchair; once all have approved them, add the day';

function lossBy(file: string, path: Path, value: unknown): string | undefined {
  if (typeof value !== 'string') return;
  if (hostsIn(value).some(isReservedHost))
    return 'is a placeholder, or an address of this machine alone. Write the real one';
  // This is the path of the network’s front page alone.
  if (file === siteFile && path[0] === 'social' && URL.canParse(value) && new URL(value).pathname === '/')
    return 'leads to the network, not to the organization. Write the address of its own page, or delete the item';
  return;
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(/@([\w.-]*\w)|https:\/\/([\w.-]*\w)/g)].map(([, mail, web]) => mail ?? web ?? '');
}

/** The page that shows a file, or the file’s name in the forms. */
function addressOf({ file, kind }: YamlFile): string {
  if (kind?.address === undefined) return kind?.label ?? file;
  return kind.folder === undefined ? kind.address : `${kind.address}#${idOf(file)}`;
}

if (import.meta.main) {
  const { release } = readOptions({ release: { type: 'boolean' } });
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { files, pictures } = readContent(contentRoot(root));
  try {
    const { losses, drafts, elsewhere } = leftToDecide(files, pictures, readdirSync(root));
    const left: string[] = [];
    if (losses.length > 0) left.push('No release is built until these are replaced:', ...losses);
    if (drafts.length > 0 && !release)
      left.push(
        '\nVisitors read these until the organization decides. Once it has approved a draft, switch Draft off, or delete "draft: true":',
        ...drafts,
      );
    if (elsewhere.length > 0 && !release)
      left.push('\nThese name another place than yours. Change what is not so:', ...elsewhere);
    if (left.length > 0) throw new Error(left.join('\n').trim());
    if (!release) console.log('Nothing is left to decide. The site can go public.');
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
