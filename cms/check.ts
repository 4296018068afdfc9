import { checkEntry } from '#content/checkContent.ts';
import { doubtsIn } from '#content/doubts.ts';
import { siteFile } from '#content/kinds.ts';
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

function inFormWords({ label, message, found }: Problem): string {
  // Without names of fields in files.
  const sentence = `${label || 'The file'} ${message}`.replace(/ \(\w+(: true)?\)/g, '').replace(/[^.?]$/, '$&.');
  return `• ${sentence}${found === undefined ? '' : ` Found: “${found}”.`}`;
}
