// Prints what must be decided before the site goes public and what has aged since, and fails while anything is left. With --release it
// looks only for what blocks a publication: refusing builds for the rest would stop all work, and nobody reads a build's warnings.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agedIn } from '#content/aged.ts';
import { requireContent } from '#content/checkContent.ts';
import type { Leaf, Path } from '#content/field.ts';
import { siteFile } from '#content/kinds.ts';
import { contentRoot, readContent, readDownloads } from '#content/readContent.ts';
import { type YamlFile, yamlFilesIn } from '#content/yamlFile.ts';
import { hostOf, isReservedHost } from '#lib/links.ts';
import { readOptions } from '#build/options.ts';

interface Input {
  files: Readonly<Record<string, string>>;
  /** The names in content/images, in public/files and beside content/. */
  pictures: readonly string[];
  downloads: readonly string[];
  names: readonly string[];
  now: Date;
}

interface Left {
  /** What would lose visitors' money or messages, or lead them to an address that is nobody's. It stops a release. */
  blocking: string[];
  others: string[];
}

/** What is left, a line each. @throws the report of mistakes in the content */
export function leftToDecide({ files, pictures, downloads, names, now }: Input): Left {
  requireContent(files, { pictures, downloads, now });
  const sources = yamlFilesIn(files);
  const organization = sources.filter(({ file }) => file === siteFile);
  return {
    blocking: [
      ...sources.flatMap(placeholdersIn),
      ...organization.flatMap((site) => missing(site, 'etransferEmailAgain')),
    ],
    others: [
      ...sources.flatMap(draftsIn),
      ...organization.flatMap(undecidedIn),
      ...licenceMissing(names),
      ...otherDomainsIn(sources, downloads),
      ...sources.flatMap((source) =>
        agedIn(source, now).map(({ path, what, done }) => lineAbout(source, path, what, done)),
      ),
    ],
  };
}

/** “The organization › Email (content/site.yaml, line 4) … Done when …” An empty field has its name in the file in place of a line. */
function lineAbout(source: YamlFile, path: Path, what: string, done: string, part?: string): string {
  const { label, line, field, found } = source.problem(path, what);
  const place = source.value(path) === undefined ? `“${field}”` : `line ${line}`;
  const quoted = found === undefined ? '' : ` Found: “${part ?? found}”.`;
  return `${[source.nameInForms, ...label.split(' > ')].join(' › ')} (${source.file}, ${place}) ${what}.${quoted} Done when ${done}.`;
}

/** A line about each value for which there are words. */
function linesAbout(
  source: YamlFile,
  wordsFor: (leaf: Leaf) => [what: string, done: string, part?: string] | undefined,
): string[] {
  return source.leaves.flatMap((leaf) => {
    const words = wordsFor(leaf);
    return words ? [lineAbout(source, leaf.path, ...words)] : [];
  });
}

function placeholdersIn(source: YamlFile): string[] {
  return linesAbout(source, ({ path, value }) => {
    const text = String(value);
    const { host } = hostsIn(text).find(({ host }) => isReservedHost(host)) ?? {};
    if (host !== undefined)
      return ['is a placeholder, or an address of this machine alone', 'the real address is there', host];
    // This is the path of the network’s front page alone.
    return source.file === siteFile && path[0] === 'social' && URL.parse(text)?.pathname === '/'
      ? ['leads to the network, not to you', 'your own page’s address is there, or the item is deleted']
      : undefined;
  });
}

/** Fields of site.yaml that may be empty until the launch, and what is true once they are not. */
const EMPTY = {
  etransferEmailAgain:
    'the email for e-Transfers is typed here a second time, by hand: money sent to a wrong one is lost',
  drawingsReviewed:
    'a Black woman artist, a braider and a woman who uses a wheelchair have approved the drawings of women, and the day is there',
  consentReviewed:
    'somebody who knows Canada’s anti-spam law has read what is said where people ask for the newsletter, and the day is there',
};

function missing(site: YamlFile, field: keyof typeof EMPTY): string[] {
  return site.value([field]) === undefined ? [lineAbout(site, [field], 'is empty', EMPTY[field])] : [];
}

/** A line for all drafts in a file. */
function draftsIn(source: YamlFile): string[] {
  const drafts = source.leaves
    .filter(({ path, value }) => path.at(-1) === 'draft' && value === true)
    .map(({ path }) => source.problem(path, ''));
  if (drafts.length === 0) return [];
  const fields = drafts.map(({ label }) => label.replaceAll(' > ', ' › ')).join(', ');
  const lines = drafts.map(({ line }) => line).join(', ');
  const page = source.kind?.address === undefined ? '' : ` on ${source.kind.address}`;
  return [
    `${source.nameInForms} › ${fields} (${source.file}, ${drafts.length > 1 ? 'lines' : 'line'} ${lines}): visitors read this${page}. Done when the organization has approved the words, and Draft is off.`,
  ];
}

function undecidedIn(site: YamlFile): string[] {
  const [what, done] = ['decides what visitors are told about tax receipts', 'one of the others is chosen'] as const;
  return [
    ...(site.value(['charity']) === 'unknown' ? [lineAbout(site, ['charity'], what, done)] : []),
    ...missing(site, 'drawingsReviewed'),
    ...missing(site, 'consentReviewed'),
  ];
}

function licenceMissing(names: readonly string[]): string[] {
  const line =
    'LICENSE, beside content/, is missing. Done when a file of that name says who may copy the words, the drawings and the code.';
  return names.some((name) => /^(licence|license)(\.|$)/i.test(name)) ? [] : [line];
}

/**
 * Where the content names a domain of ours that is not the site's. A domain is ours if an email of ours is there, a file of ours, or, with
 * or without www, the site.
 */
function otherDomainsIn(sources: readonly YamlFile[], downloads: readonly string[]): string[] {
  const leaves = sources.flatMap(({ leaves }) => leaves);
  const home = hostOf(String(sources.find(({ file }) => file === siteFile)?.value(['url'])));
  const own = new Set([bare(home)]);
  const linked = new Set<string>();
  for (const { value, field } of leaves)
    for (const { host, path, isEmail } of hostsIn(String(value))) {
      if (!isEmail) linked.add(bare(host));
      if (isEmail ? field.format === 'email' : downloads.some((name) => path === `/files/${name}`)) own.add(bare(host));
    }
  // The host of an email alone may be that of a mail service.
  const isOld = ({ host, isEmail }: Named) =>
    host !== (isEmail ? bare(home) : home) && own.has(bare(host)) && linked.has(bare(host));
  const done = 'an email has the domain that you use, and a link only what follows it: /about';
  return sources.flatMap((source) =>
    linesAbout(source, ({ value }) => {
      const old = hostsIn(String(value)).find(isOld);
      return old && [`names ${old.host}, and the site is at ${home}`, done];
    }),
  );
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

type Named = { host: string; path: string; isEmail: boolean };

/** The hosts of the links and emails in a text. */
function hostsIn(text: string): Named[] {
  return Array.from(text.matchAll(/(https:\/\/|@)([\w.-]*\w)([^\s)#?]*)/gi), ([, sign, host = '', path = '']) => ({
    host: host.toLowerCase(),
    path,
    isEmail: sign === '@',
  }));
}

if (import.meta.main) {
  const { release } = readOptions(
    { release: { type: 'boolean' } },
    '. To look a year ahead: SOURCE_DATE_EPOCH=$(($(date +%s) + 31536000)) npm run launch-check',
  );
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    const { builtAt } = await import('#lib/clock.ts');
    const { blocking, others } = leftToDecide({
      ...readContent(contentRoot(root)),
      downloads: readDownloads(root),
      names: readdirSync(root),
      now: builtAt,
    });
    const lines = [
      ...blocking.map((line) => `- Blocks publication: ${line}`),
      ...(release ? [] : others.map((line) => `- Does not block: ${line}`)),
    ];
    if (lines.length > 0) throw new Error(lines.join('\n'));
    if (!release) console.log('Nothing is left to decide, and nothing has aged. The site can go public.');
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
