import { entriesOf } from '#content/anchors.ts';
import type { Field, Leaf } from '#content/field.ts';
import { OTHER_IDS } from '#content/ids.ts';
import { eventFolder, idOf, newsFolder, newsId, programFolder, siteFile, testimonialFolder } from '#content/kinds.ts';
import { cardFields } from '#content/model.ts';
import { registeredPages } from '#content/pages.ts';
import { type Problem, fileProblem, type YamlFile } from '#content/yamlFile.ts';
import { torontoDay } from '#lib/dates.ts';
import { isLeftBehind } from '#lib/isLeftBehind.ts';
import { isPictureName, pictureKey } from '#content/schemas/fields.ts';
import { LINKED_WORDS } from '#lib/text.ts';

/** A mistake in a picture. With `always` it counts even if no file names the picture. */
export interface PictureProblem {
  message: string;
  always?: boolean;
  /** The mistake in a logo of this size; undefined if there is none. In its absence, the message is of logos, too. */
  inLogos?: string | undefined;
}

export interface Surroundings {
  /** The names of the files in content/images; undefined where they are not known. */
  pictures: readonly string[] | undefined;
  /** The names of the files in public/files; undefined where they are not known. */
  downloads: readonly string[] | undefined;
  /** The result of `checkPictures`. */
  pictureProblems: ReadonlyMap<string, PictureProblem>;
  now: Date;
}

/** Two entries of a folder look the same to a visitor if these fields agree. */
const IDENTITIES: Record<string, { what: string; fields: [string, ...string[]] }> = {
  [eventFolder]: { what: 'event on the same day, at the same time', fields: ['title', 'date', 'month', 'start'] },
  [programFolder]: { what: 'program', fields: ['title'] },
  [testimonialFolder]: { what: 'testimonial', fields: ['quotation'] },
  [newsFolder]: { what: 'news item of the same day', fields: ['title', 'date'] },
};

/**
 * Checks references, repetitions, pictures and dates across files. `invalid` names files with mistakes of their own. The editing page
 * passes one file alone: its references cannot be checked.
 */
export function crossCheck(
  sources: readonly YamlFile[],
  invalid: ReadonlySet<string>,
  { pictures, downloads, pictureProblems, now }: Surroundings,
): Problem[] {
  const today = torontoDay(now);
  const [events, programs] = [visibleIn(eventFolder, sources), visibleIn(programFolder, sources)];
  const address = sources.find(({ file }) => file === siteFile)?.value(['url']);
  const site = typeof address === 'string' ? address.replace(/\/?$/, '/') : undefined;

  // Home shows the next program instead of one that is gone: goneFromHome().
  type Reference = Exclude<NonNullable<Field['refersTo']>, 'programs'>;
  const mistakes: Record<Reference, (name: string, isLogo?: boolean) => string | undefined> = {
    addresses(to) {
      if (site !== undefined && `${to}/`.startsWith(site))
        return `is of this site. Write only what follows its name: /${to.slice(site.length)}`;
      if (/^https?:/i.test(to)) return undefined;
      if (to.startsWith('/files/')) return downloadMistake(to, downloads);
      const [address = '', part] = to.split('#');
      const page = registeredPages.find((page) => page.address === address);
      if (!page)
        return `leads to a page that does not exist. The pages are ${registeredPages.flatMap(({ address = [] }) => address).join(', ')}. A file of ours begins with /files/, another website with https://`;
      const isKnown = sources.length > 1 && sources.some(({ file, data }) => file === page.file && data);
      if (part === undefined || !isKnown) return undefined;
      const parts = partsOf(page, sources);
      return parts.includes(part)
        ? undefined
        : `leads to a part of ${address} that does not exist. Its parts are ${parts.map((name) => `${address}#${name}`).join(', ')}`;
    },
    pictures(file, isLogo) {
      const same = pictures?.find((name) => pictureKey(name) === pictureKey(file));
      if (same !== undefined || !pictures) {
        const problem = pictureProblems.get(same ?? file);
        return isLogo && problem && 'inLogos' in problem ? problem.inLogos : problem?.message;
      }
      const other = pictures.find((name) => name.toLowerCase() === file.toLowerCase());
      if (other !== undefined) return `has other capitals than the picture. Write ${other}`;
      return 'is not among the pictures. Choose one that is, or add it';
    },
    events(name) {
      const event = events.find(({ file }) => idOf(file) === name);
      return !event || invalid.has(event.file) || isComplete(event)
        ? undefined
        : 'names an event with a missing field, such as its date, time or place. Name one that has them all';
    },
  };

  const messageFor = ({ value, field }: Leaf) => {
    if (typeof value !== 'string') return undefined;
    if (field.refersTo && field.refersTo !== 'programs') return mistakes[field.refersTo](value, field.logo);
    if (field.textRule === 'paragraphs') return mistakeInLinks(value);
    return dayMistake(value, field, today);
  };
  const mistakeInLinks = (text: string) =>
    [...text.matchAll(LINKED_WORDS)].flatMap(([, , to = '']) => {
      const message = mistakes.addresses(to);
      return message === undefined ? [] : `has a link to ${to}, which ${message}`;
    })[0];
  const named = new Set(
    sources.flatMap(({ leaves }) =>
      leaves.flatMap(({ field, value }) => (field.refersTo === 'pictures' ? pictureKey(String(value)) : [])),
    ),
  );
  const unnamed = (pictures ?? []).filter((name) => !named.has(pictureKey(name)));
  return [
    ...sources.flatMap((source) => source.problemsWhere(messageFor)),
    ...unnamed.flatMap((name) => unnamedPictureProblem(name, pictureProblems.get(name))),
    ...repeated(sources),
    ...sharedNames(events, programs, sources),
  ];
}

function downloadMistake(to: string, downloads: Surroundings['downloads']): string | undefined {
  const there = downloads?.map((name) => `/files/${name}`);
  if (!there || there.includes(to)) return undefined;
  return `leads to a file that is not there or is no whole PDF. Choose it under “PDF of the link”, or ask a developer: “Please put ${to.slice('/files/'.length)} into public/files, and push it.” Those there: ${there.join(', ') || 'none yet'}`;
}

/** The names that may follow # in the address of a page. */
export function partsOf(page: (typeof registeredPages)[number], sources: readonly YamlFile[]): string[] {
  const { parts, entries = [] } = page;
  const source = sources.find(({ file }) => file === page.file);
  return [
    ...parts,
    ...(source?.leaves ?? []).flatMap(({ value, field }) => (field.anchor === 'id' ? String(value) : [])),
    ...entriesOf(page, source?.data).map(([name]) => name),
    ...entries.flatMap((kind) =>
      idsOf(visibleIn(`content/${kind}/`, sources)).map((id) => (kind === 'news' ? newsId(id) : id)),
    ),
  ];
}

function visibleIn(folder: string, sources: readonly YamlFile[]): YamlFile[] {
  return sources.filter((source) => source.file.startsWith(folder) && source.value(['hidden']) !== true);
}

function idsOf(sources: readonly YamlFile[]): string[] {
  return sources.map(({ file }) => idOf(file));
}

function isComplete(event: YamlFile): boolean {
  return cardFields.every((field) => event.value([field]) !== undefined);
}

/** Reports each hidden or deleted event or program that Home names. Home shows the next one instead; the editing page cannot know. */
export function goneFromHome(sources: readonly YamlFile[]): Problem[] {
  const [events, programs] = [visibleIn(eventFolder, sources).filter(isComplete), visibleIn(programFolder, sources)];
  return sources.flatMap((source) =>
    source.problemsWhere(({ value, field: { refersTo } }) => {
      if (refersTo !== 'events' && refersTo !== 'programs') return undefined;
      const [entries, what] = refersTo === 'events' ? [events, 'an event'] : [programs, 'a program'];
      if (entries.some(({ file }) => idOf(file) === value)) return undefined;
      const others = entries.map((entry) => `, or choose “${String(entry.value(['title']))}” (${idOf(entry.file)})`);
      return `names ${what} that is hidden or deleted, so Home shows the next one. Leave it out${others.join('')}`;
    }),
  );
}

/** What must differ between two entries for a visitor to tell them apart; undefined for a page. */
export function identityOf(source: YamlFile): { identity: string; path: [string]; what: string } | undefined {
  const [folder = '', known] = Object.entries(IDENTITIES).find(([folder]) => source.file.startsWith(folder)) ?? [];
  if (!known) return undefined;
  const values = known.fields.map((field) => source.value([field]));
  // Entries that differ only in punctuation and spaces are the same.
  const letters = [folder, ...values].join('\n').toLowerCase().replaceAll('&', 'and');
  const identity = letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return values[0] === undefined ? undefined : { identity, path: [known.fields[0]], what: known.what };
}

function repeated(sources: readonly YamlFile[]): Problem[] {
  const entries = sources.flatMap((source) => {
    const known = identityOf(source);
    return known && source.value(['hidden']) !== true ? { source, ...known } : [];
  });
  return [...Map.groupBy(entries, ({ identity }) => identity).values()].flatMap((same) => {
    // The editing page adds -1 to the name of a copy, so the original has the shortest name.
    const [, ...others] = same.toSorted((a, b) => a.source.file.length - b.source.file.length);
    return others.map(({ source, path, what }) =>
      source.problem(path, `is that of another ${what}. Change one of the two, or delete one of them`),
    );
  });
}

/** Reports an event or program with the name of another part: the names become `id`s on pages and of letters on Contact. */
function sharedNames(
  events: readonly YamlFile[],
  programs: readonly YamlFile[],
  sources: readonly YamlFile[],
): Problem[] {
  const fields = sources.flatMap(({ leaves }) =>
    leaves.filter(({ field }) => field.anchor === 'id').map(({ value }) => value),
  );
  const parts = registeredPages.flatMap(({ parts, entries }) => (entries ? parts : []));
  const taken = new Set<unknown>([...OTHER_IDS, ...parts, ...fields]);
  return [
    ...programs.filter(({ file }) => taken.has(idOf(file))),
    ...events.filter(({ file }) => taken.has(idOf(file)) || idsOf(programs).includes(idOf(file))),
  ].map(({ file }) =>
    fileProblem(
      file,
      'has the name of another part of the site, so that links would lead to the wrong one. Give it another title: in the editing page, add it anew and delete this one; elsewhere, rename its file',
    ),
  );
}

function unnamedPictureProblem(name: string, problem: PictureProblem | undefined): Problem[] {
  const file = `content/images/${name}`;
  if (problem?.always) return [fileProblem(file, `${problem.message}. No page shows it: you can also delete it`)];
  if (isPictureName(name) || name.endsWith('.md') || isLeftBehind(name)) return [];
  if (/\.hei[cf]$/i.test(name))
    return [fileProblem(file, 'is a HEIC photograph, which few browsers show. Export it as a JPEG')];
  if (/\.(jpe?g|png|webp|avif)$/i.test(name))
    return [fileProblem(file, 'has a name that cannot be used. Rename it: letters, digits and hyphens')];
  return [fileProblem(file, 'is not a picture. Delete it here: the site has no place for it')];
}

/** A day in an earlier or later year is a typing error. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 5;

function dayMistake(value: string, { format, happened }: Field, today: string): string | undefined {
  if (format !== 'date' && format !== 'month') return undefined;
  const year = Number(value.slice(0, 4));
  const lastYear = Number(today.slice(0, 4)) + YEARS_AHEAD;
  if (year < FIRST_YEAR || year > lastYear)
    return `must be in a year from ${FIRST_YEAR} to ${lastYear}, because today is ${today}. Check the digits of the year`;
  if (happened === undefined || value <= today) return undefined;
  return `is in the future: today is ${today}. Correct the day on which ${happened}`;
}
