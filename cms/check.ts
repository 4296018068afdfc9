import { checkEntry } from '#content/checkContent.ts';
import { doubtsIn } from '#content/doubts.ts';
import { eventIdentity } from '#content/crossCheck.ts';
import { eventFolder, siteFile } from '#content/kinds.ts';
import { pictureKey } from '#content/schemas/fields.ts';
import { type Problem, YamlFile } from '#content/yaml.ts';

/**
 * The mistakes in a file that is about to be saved, in the words of the form. What depends on other files is left to the check before
 * publishing.
 */
export function mistakesIn(file: string, text: string): string[] {
  return checkEntry(file, text).map(inFormWords);
}

/** What is more likely a slip in a file, by the text of site.yaml too. */
export function doubtsAbout(file: string, text: string, now: Date, site: string): string[] {
  return doubtsIn(new YamlFile(file, text), now, new YamlFile(siteFile, site)).map(inFormWords);
}

/** What the other files say, as far as the form has opened them: it has them all, and names of none. */
export class OtherFiles {
  /** The photographs of which each description is. */
  readonly #described = new Map<string, Set<string>>();
  readonly #events = new Set<string>();

  learn(file: string, text: string): void {
    const source = new YamlFile(file, text);
    for (const { picture, alt } of picturesIn(source))
      this.#described.set(alt, (this.#described.get(alt) ?? new Set()).add(picture));
    if (file.startsWith(eventFolder)) this.#events.add(eventIdentity(source));
  }

  /** What is more likely a slip in a file beside them: words and consent of the photograph before, or an event that there is. */
  doubtsAbout(file: string, text: string, isNew: boolean): string[] {
    const source = new YamlFile(file, text);
    const doubts = picturesIn(source)
      .filter(({ picture, alt }) => this.#described.get(alt)?.has(picture) === false)
      .map(({ path }) => source.problem(path, SAID_OF_ANOTHER));
    if (isNew && file.startsWith(eventFolder) && this.#events.has(eventIdentity(source)))
      doubts.push(
        source.problem(['title'], 'is that of another event on the same day, at the same time. Change it, or the date'),
      );
    return doubts.map(inFormWords);
  }
}

const SAID_OF_ANOTHER =
  'was said of another photograph. Say what this one shows, and whether everyone in it has agreed to be shown';

function picturesIn(source: YamlFile) {
  return source.leaves.flatMap(({ path, value, field }) => {
    const altPath = [...path.slice(0, -1), 'alt'];
    const alt = source.value(altPath);
    return field.refersTo === 'pictures' && typeof alt === 'string'
      ? { picture: pictureKey(String(value)), alt, path: altPath }
      : [];
  });
}

function inFormWords({ label, message, found }: Problem): string {
  // Without names of fields in files.
  const sentence = `${label || 'The file'} ${message}`.replace(/ \(\w+(: true)?\)/g, '').replace(/[^.?]$/, '$&.');
  return `• ${sentence}${found === undefined ? '' : ` Found: “${found}”.`}`;
}
