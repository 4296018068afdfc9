// Prints what must be decided before the site goes public and what has aged since, or with --year will have in a year, and fails while
// anything is left. With --release it prints only what blocks a publication: refusing builds for the rest would stop all work.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agedIn, type Finding } from '#content/aged.ts';
import { requireContent } from '#content/checkContent.ts';
import type { Leaf } from '#content/field.ts';
import { programFolder, siteFile } from '#content/kinds.ts';
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

/** Each is what is true once something is done, and below it a line for each place where it is not. */
interface Left {
  /** What would lose visitors' money or messages, or lead them to an address that is nobody's. It stops a release. */
  blocking: string[];
  others: string[];
}

/** @throws the report of mistakes in the content */
export function leftToDecide({ files, pictures, downloads, names, now }: Input): Left {
  requireContent(files, { pictures, downloads, now });
  const sources = yamlFilesIn(files);
  const otherDomain = otherDomainsIn(sources, downloads);
  const city = sources.find(({ file }) => file === siteFile)?.value(['city']);
  const isLicensed = names.some((name) => /^licen[cs]e(\.|$)/i.test(name));
  const found = sources.flatMap((source) =>
    [
      ...(source.file === siteFile ? undecidedIn(source) : []),
      ...source.leaves.flatMap(
        (leaf) => placeholder(source, leaf) ?? otherDomain(leaf) ?? otherCity(source, leaf, city) ?? [],
      ),
      ...agedIn(source, now),
    ].map(({ blocks, done, ...finding }) => ({ blocks, done, line: lineAbout(source, finding) })),
  );
  const { blocking = [], others = [] } = Object.groupBy(found, ({ blocks }) => (blocks ? 'blocking' : 'others'));
  return {
    blocking: byTask(blocking),
    others: byTask([...others, ...(isLicensed ? [] : [NO_LICENCE]), ...sources.flatMap(draftsIn)]),
  };
}

function byTask(found: readonly { done: string; line: string }[]): string[] {
  const tasks = Map.groupBy(found, ({ done }) => done);
  return Array.from(tasks, ([done, places]) =>
    [`Done when ${done}:`, ...places.map(({ line }) => line)].join('\n  - '),
  );
}

/** “The organization › Email (content/site.yaml, line 4) …” An empty field has its name in the file in place of a line. */
function lineAbout(source: YamlFile, { path, what }: Omit<Finding, 'done'>): string {
  const { label, line, field, found } = source.problem(path, what);
  const place = source.value(path) === undefined ? `“${field}”` : `line ${line}`;
  const quoted = found === undefined ? '' : ` Found: “${found}”.`;
  return `${[source.nameInForms, ...label.split(' > ')].join(' › ')} (${source.file}, ${place}) ${what}.${quoted}`;
}

function placeholder({ file }: YamlFile, { path, value }: Leaf): Finding | undefined {
  const text = String(value);
  const host = hostsIn(text).find((each) => isReservedHost(each.host))?.host;
  if (host !== undefined) {
    const done = 'the real address is there, in place of a placeholder or of an address of this machine alone';
    return { path, what: `names ${host}`, done, blocks: true };
  }
  // This is the path of the network’s front page alone.
  if (file !== siteFile || path[0] !== 'social' || URL.parse(text)?.pathname !== '/') return undefined;
  const done = 'your own page’s address is there, or the item is deleted';
  return { path, what: 'leads to the network, not to you', done, blocks: true };
}

/** Fields of site.yaml that may be empty or unknown until the launch, and what is true once they are not. */
const OPEN: Readonly<Record<string, string>> = {
  etransferEmailAgain:
    'the email for e-Transfers is typed here a second time, by hand, because money sent to a wrong one is lost',
  charity: 'nonprofit or registered is chosen, which decides what visitors are told about tax receipts',
  drawingsReviewed:
    'a Black woman artist, a braider and a woman who uses a wheelchair have approved the drawings of women, and the day is there',
  consentReviewed:
    'somebody who knows Canada’s anti-spam law has read what is said where people ask for the newsletter, and the day is there',
};

function undecidedIn(site: YamlFile): Finding[] {
  return Object.entries(OPEN).flatMap(([field, done]) => {
    const value = site.value([field]) ?? 'empty';
    const blocks = field === 'etransferEmailAgain';
    return value === 'empty' || value === 'unknown' ? [{ path: [field], what: `is ${value}`, done, blocks }] : [];
  });
}

/** A line for all drafts in a file. */
function draftsIn(source: YamlFile) {
  const drafts = source.leaves.filter(({ path, value }) => path.at(-1) === 'draft' && value === true);
  const lines = drafts.map(({ path }) => source.problem(path, '').line);
  const done = 'the words, which visitors read already, are approved, and Draft is off';
  return lines.length > 0 ? [{ done, line: `${source.nameInForms} (${source.file}, line ${lines.join(', ')})` }] : [];
}

const NO_LICENCE = {
  done: 'a file of that name, beside content/, says who may copy the words, the drawings and the code',
  line: 'LICENSE is missing.',
};

/**
 * Finds a domain of ours that is not the site's. A domain is ours if an email of ours is there, a file of ours, or, with or without www, the
 * site.
 */
function otherDomainsIn(sources: readonly YamlFile[], downloads: readonly string[]) {
  const home = hostOf(String(sources.find(({ file }) => file === siteFile)?.value(['url'])));
  const own = new Set([bare(home)]);
  const linked = new Set<string>();
  for (const { value, field } of sources.flatMap(({ leaves }) => leaves))
    for (const { host, path, isEmail } of hostsIn(String(value))) {
      if (!isEmail) linked.add(bare(host));
      if (isEmail ? field.format === 'email' : downloads.some((name) => path === `/files/${name}`)) own.add(bare(host));
    }
  return ({ path, value }: Leaf): Finding | undefined => {
    // The host of an email alone may be that of a mail service.
    const old = hostsIn(String(value)).find(
      ({ host, isEmail }) => host !== (isEmail ? bare(home) : home) && own.has(bare(host)) && linked.has(bare(host)),
    );
    const done = 'an email has the domain that you use, and a link only what follows it, such as /about';
    return old && { path, what: `names ${old.host}, and the site is at ${home}`, done };
  };
}

/** Finds the city of the texts that the site comes with. An event, or news, may be of any city, and the clock is Toronto's. */
function otherCity({ kind }: YamlFile, { path, value, field }: Leaf, city: unknown): Finding | undefined {
  const isOurs = kind?.folder === undefined || kind.folder === programFolder;
  if (city === 'Toronto' || !isOurs || !field.textRule || !/\bToronto\b(?! time)/.test(String(value))) return undefined;
  return { path, what: `names Toronto, and City is ${city}`, done: 'it is true of where you are' };
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

/** The hosts of the links and emails in a text. */
function hostsIn(text: string): { host: string; path: string; isEmail: boolean }[] {
  return Array.from(text.matchAll(/(https:\/\/|@)([\w.-]*\w)([^\s)#?]*\w)?/gi), ([, sign, host = '', path = '']) => ({
    host: host.toLowerCase(),
    path,
    isEmail: sign === '@',
  }));
}

if (import.meta.main) {
  const { release, year } = readOptions({ release: { type: 'boolean' }, year: { type: 'boolean' } });
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    const { builtAt } = await import('#lib/clock.ts');
    const { blocking, others } = leftToDecide({
      ...readContent(contentRoot(root)),
      downloads: readDownloads(root),
      names: readdirSync(root),
      now: new Date(builtAt.getTime() + (year ? 365 * 86_400_000 : 0)),
    });
    const lines = [
      ...blocking.map((line) => `- Blocks publication. ${line}`),
      ...(release ? [] : others.map((line) => `- Does not block. ${line}`)),
    ];
    if (lines.length > 0) {
      console.log(lines.join('\n'));
      process.exitCode = 1;
    } else if (!release) console.log('Nothing is left to decide, and nothing has aged. The site can go public.');
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
