// The script of the editing page: Sveltia CMS with the forms of this site. build.ts bundles it.
import CMS from '@sveltia/cms';
import { fieldOf } from '#content/field.ts';
import { kindOf, kinds } from '#content/kinds.ts';
import { doubtsAbout, mistakesIn } from './check.ts';
import type { Config } from './config.ts';
import { say, watchPublishing } from './publishing.ts';
import { readFile, writeFile } from './yaml.ts';

/** From build.ts. */
declare const CMS_CONFIG: Config;
declare const SITE: string;

/** Questions that the files raise as they are, or that have been answered. They are not asked again. */
const settled = new Set<string>();

for (const kind of kinds) {
  const schema = fieldOf(kind.schema);
  CMS.registerCustomFormat(kind.name, 'yaml', {
    fromFile(text) {
      const file = kind.file ?? `${kind.folder}entry.yaml`;
      for (const doubt of doubtsAbout(file, text, new Date(), SITE)) settled.add(doubt);
      return readFile(schema, text);
    },
    toFile: (value) => writeFile(schema, value),
  });
}

/** Sveltia CMS shows the cause of an error with this message, after “Please try again later”. */
const refuse = (reason: string): never => {
  throw new Error('saving_failed', {
    cause: new Error(`This is not saved yet, and trying later does not help. Please correct:\n${reason}`),
  });
};

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const file = entry.get('path');
    const data = entry.get('data').toJS();
    const kind = kindOf(file, data);
    const text = kind ? writeFile(fieldOf(kind.schema), data) : '';
    const mistakes = mistakesIn(file, text);
    if (mistakes.length > 0) return refuse(mistakes.join('\n'));
    // A copy has what another file raises, and nobody has been asked about it.
    const doubts = doubtsAbout(file, text, new Date(), SITE).filter(
      (doubt) => entry.get('newRecord') || !settled.has(doubt),
    );
    if (doubts.length > 0) {
      const question = doubts.join('\n');
      if (!confirm(`${question}\n\nTo save it all the same, press OK.`)) return refuse(question);
      for (const doubt of doubts) settled.add(doubt);
    }
    return entry;
  },
});

// Sveltia CMS keeps a copy of what is typed only after a pause.
let isTyped = false;
addEventListener('input', () => (isTyped = true));
addEventListener('hashchange', () => (isTyped = false));
addEventListener('beforeunload', (event) => {
  if (isTyped) event.preventDefault();
});
addEventListener('offline', () => say('There is no internet connection. Nothing is lost: save once it is back.'));
addEventListener('online', () => say(''));

const { saved, published } = watchPublishing(CMS_CONFIG);
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    isTyped = false;
    saved(entry.get('collection'), entry.get('slug'));
  },
});
CMS.registerEventListener({ name: 'postPublish', handler: published });
CMS.registerEventListener({ name: 'postUnpublish', handler: published });

// Of two tabs of one browser, the one that saves last would replace the other’s words without a question.
if (isSecureContext) {
  say('The editing page is open in another tab. Close that one, and this one opens.');
  await new Promise<void>((open) => void navigator.locks.request('editing page', () => new Promise(() => open())));
  say('');
}
await CMS.init({ config: CMS_CONFIG });
