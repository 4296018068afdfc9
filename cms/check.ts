import { stringify } from 'yaml';
import { checkEntry } from '#content/checkContent.ts';
import { doubtsIn } from '#content/doubts.ts';
import { identityOf } from '#content/crossCheck.ts';
import { siteFile } from '#content/kinds.ts';
import { webAddress } from '#content/schemas/addresses.ts';
import { pictureKey } from '#content/schemas/fields.ts';
import { inFormWords, type Problem, YamlFile } from '#content/yaml.ts';

/**
 * The mistakes in a file that is about to be saved, in the words of the form. What depends on other files is left to the check before
 * publishing.
 */
export function mistakesIn(file: string, text: string): string[] {
  return checkEntry(file, text).map(asItem);
}

/** What is more likely a slip in a file, by the text of site.yaml too. */
export function doubtsAbout(file: string, text: string, now: Date, site: string): string[] {
  return doubtsIn(new YamlFile(file, text), now, new YamlFile(siteFile, site)).map(asItem);
}

/** Texts of several lines, which a file has no longer, and visitors see as one paragraph. `data` is as it has been typed. */
export function linesIn(file: string, data: object): string[] {
  return new YamlFile(file, stringify(data))
    .problemsWhere(({ value }) =>
      typeof value === 'string' && /\S\s*\n\s*\S/.test(value)
        ? 'is of several lines, which visitors see as one paragraph. Make sentences of them'
        : undefined,
    )
    .map(asItem);
}

/** What the other files say, as far as the form has opened them: it has them all, and names of none. */
export class OtherFiles {
  /** The photographs of which each description is, and the places of which each street address is. */
  readonly #said = new Map<string, Set<string>>();
  readonly #entries = new Set<string>();
  /** Photographs of which it was asked whether what is said is true of them. */
  readonly #asked = new Set<unknown>();
  /** The files of each title, also as they were. */
  readonly #files = new Map<unknown, YamlFile[]>();
  /** The title of the entry to which something belongs. */
  readonly #owners = new Map<string, string>();

  learn(file: string, text: string): void {
    const source = new YamlFile(file, text);
    for (const { text, of } of saidIn(source)) this.#said.set(text, (this.#said.get(text) ?? new Set()).add(of));
    for (const { value, of } of ownOf(source)) this.#owners.set(value, of);
    const title = source.value(['title']);
    this.#files.set(title, [...(this.#files.get(title) ?? []), source]);
    const { identity } = identityOf(source) ?? {};
    if (identity !== undefined) this.#entries.add(identity);
  }

  /** What is more likely a slip in a file beside them: words and consent of the photograph before, or an entry that there is. */
  doubtsAbout(file: string, text: string, isNew: boolean): string[] {
    const source = new YamlFile(file, text);
    const doubts = saidIn(source).flatMap(({ text, of, path, doubt }) => {
      const known = this.#said.get(text);
      return known && !known.has(of) ? [source.problem(path, doubt([...known]))] : [];
    });
    if (isNew) doubts.push(...this.#copiedIn(source));
    else doubts.push(...this.#changedIn(source));
    const same = identityOf(source);
    if (isNew && same && this.#entries.has(same.identity))
      doubts.push(
        source.problem(
          same.path,
          `is that of another ${same.what}, and two of one are not published. Change one of the two`,
        ),
      );
    return doubts.map(asItem);
  }

  /** What was said of an event or a photograph, and is that of another day or another photograph now. */
  #changedIn(source: YamlFile): Problem[] {
    const known = this.#files.get(source.value(['title'])) ?? [];
    const isPostponed = source.value(['status']) === 'postponed';
    const isMoved = known.length > 0 && !known.some((file) => file.value(['date']) === source.value(['date']));
    const pictures = source.leaves.flatMap(({ path, value, field }) => {
      if (field.refersTo !== 'pictures') return [];
      const before = known.flatMap((file) => file.value(path) ?? []).map((name) => pictureKey(String(name)));
      if (before.length === 0 || before.includes(pictureKey(String(value)))) return [];
      const of = (name: string) => [...path.slice(0, -1), name];
      const consent = ['consent', 'nobodyShown'].find((name) => source.value(of(name)) === true);
      // Of one that is described as the other is, saidIn has asked.
      if (this.#said.has(String(source.value(of('alt'))))) this.#asked.add(value);
      return consent && !this.#asked.has(value)
        ? [source.problem(of(consent), 'was said of another photograph. Is it true of this one, too?')]
        : [];
    });
    return isPostponed && isMoved
      ? [
          source.problem(
            ['status'],
            'is still postponed, and the date is another. If it is the new day, choose rescheduled',
          ),
          ...pictures,
        ]
      : pictures;
  }

  /** What a duplicate has of its original, and a new entry seldom. */
  #copiedIn(source: YamlFile): Problem[] {
    const [hidden, status] = ['hidden', 'status'].map((field) => source.value([field]));
    return [
      ...(hidden === true ? [source.problem(['hidden'], 'is on, so that nobody sees it. Switch it off')] : []),
      ...(status === undefined || status === 'scheduled'
        ? []
        : [source.problem(['status'], 'is seldom that of a new event. Empty it')]),
      ...ownOf(source).flatMap(({ path, value, of }) => {
        const title = this.#owners.get(value);
        // A series has one description, and a link for each day.
        if (title === undefined || (title === of && path[0] !== 'registrationUrl')) return [];
        return source.problem(path, `is that of “${title}”. Is it meant for this one, too?`);
      }),
    ];
  }
}

/**
 * What an entry has of its own: time and place, where people register, without what tells nothing of it (trackers, and a slash at the
 * end), description and photograph.
 */
function ownOf(source: YamlFile) {
  const address = webAddress.safeParse(source.value(['registrationUrl'])).data;
  const picture = source.value(['image', 'file']);
  const [date, start] = ['date', 'start'].map((field) => source.value([field]));
  const values = [
    { path: ['date'], value: start && `${date} ${start} ${source.value(['location'])}`.toLowerCase() },
    { path: ['registrationUrl'], value: address?.replace(/\/$/, '') },
    { path: ['description'], value: source.value(['description']) },
    { path: ['image', 'file'], value: typeof picture === 'string' ? pictureKey(picture) : undefined },
  ];
  const of = String(source.value(['title']));
  return values.flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value, of }] : []));
}

const SAID_OF_ANOTHER =
  'was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown';

/** What a file says of something that has a name: of a photograph what it shows, of a place its street address. */
function saidIn(source: YamlFile) {
  const pictures = source.leaves.flatMap(({ path, value, field }) =>
    field.refersTo === 'pictures'
      ? [{ path: [...path.slice(0, -1), 'alt'], of: pictureKey(String(value)), doubt: () => SAID_OF_ANOTHER }]
      : [],
  );
  const place = {
    path: ['facts', 'address', 'street'],
    of: String(source.value(['location'])),
    doubt: (places: readonly string[]) => `is that of “${places.join('”, “')}”. Check it, or the location`,
  };
  return [...pictures, place].flatMap((each) => {
    const text = source.value(each.path);
    return typeof text === 'string' ? [{ ...each, text }] : [];
  });
}

function asItem(problem: Problem): string {
  return `• ${inFormWords(problem)}`;
}
