import { checkEntry } from '#content/checkContent.ts';
import { doubtsIn } from '#content/doubts.ts';
import { identityOf } from '#content/crossCheck.ts';
import type { Path } from '#content/field.ts';
import { siteFile } from '#content/kinds.ts';
import { pictureKey } from '#content/schemas/fields.ts';
import { inFormWords, type Problem, YamlFile } from '#content/yamlFile.ts';

/** The mistakes in a file that is about to be saved, in the words of the form. */
export function mistakesIn(file: string, text: string): string[] {
  return checkEntry(file, text).map(asItem);
}

/** The files that the form has read or saved. It reads them all, but does not tell the names of those of a list. */
export class KnownFiles {
  /** site.yaml. Until the form has read it, it is as when the page was built. */
  #site: YamlFile;
  readonly #identities = new Set<string>();
  /** The photographs that each description has described, and that each place in an entry has shown. */
  readonly #photographs = new Map<string, Set<string>>();
  /** Questions that files raise as they are, or that have been answered. They are not asked again. */
  readonly #settled = new Set<string>();

  constructor(site: string) {
    this.#site = new YamlFile(siteFile, site);
  }

  learn(file: string, text: string, now: Date): void {
    const source = new YamlFile(file, text);
    if (file === siteFile) this.#site = source;
    const { identity } = identityOf(source) ?? {};
    if (identity !== undefined) this.#identities.add(identity);
    for (const { name, description, place } of photographsIn(source)) {
      this.#remember(description, name);
      this.#remember(place, name);
    }
    this.settle(this.#slipsIn(source, now));
  }

  settle(doubts: readonly string[]): void {
    for (const doubt of doubts) this.#settled.add(doubt);
  }

  /** What is more likely a slip in a file. A copy raises the questions of its original, so a new entry is asked about those, too. */
  doubtsAbout(file: string, text: string, isNew: boolean, now: Date): string[] {
    const source = new YamlFile(file, text);
    const doubts = photographsIn(source).flatMap((photograph) => this.#consentFor(photograph, source));
    const same = identityOf(source);
    if (isNew && same && this.#identities.has(same.identity))
      doubts.push(
        source.problem(
          same.path,
          `is that of another ${same.what}, and two of one are not published. Change one of the two`,
        ),
      );
    const slips = this.#slipsIn(source, now).filter((doubt) => isNew || !this.#settled.has(doubt));
    return [...slips, ...doubts.map(asItem)];
  }

  #slipsIn(source: YamlFile, now: Date): string[] {
    return doubtsIn(source, now, this.#site).map(asItem);
  }

  #remember(key: string, photograph: string): void {
    this.#photographs.set(key, (this.#photographs.get(key) ?? new Set()).add(photograph));
  }

  /** Asks if the description or the consent was given for another photograph. */
  #consentFor({ name, description, place, pathTo }: Photograph, source: YamlFile): Problem[] {
    if (this.#photographs.get(description)?.has(name) === false) {
      // This question names the consent too, so it is not asked about again.
      this.#remember(place, name);
      const doubt =
        'was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown';
      return [source.problem(pathTo('alt'), doubt)];
    }
    if (this.#photographs.get(place)?.has(name) !== false) return [];
    const consent = source.value(pathTo('consent')) === true ? 'consent' : 'nobodyShown';
    return [source.problem(pathTo(consent), 'was said of another photograph. Is it true of this one, too?')];
  }
}

interface Photograph {
  name: string;
  description: string;
  place: string;
  pathTo: (field: string) => Path;
}

function photographsIn(source: YamlFile): Photograph[] {
  return source.leaves.flatMap(({ path, value, field }) => {
    if (field.refersTo !== 'pictures' || field.logo) return [];
    const pathTo = (name: string) => [...path.slice(0, -1), name];
    return {
      name: pictureKey(String(value)),
      description: String(source.value(pathTo('alt'))),
      place: [source.kind?.folder ?? source.file, source.value(['title']), ...path].join('\n'),
      pathTo,
    };
  });
}

function asItem(problem: Problem): string {
  return `• ${inFormWords(problem)}`;
}
