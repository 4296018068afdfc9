// The script of the editing page: Sveltia CMS with the forms of this site. build.ts bundles it.
import CMS from '@sveltia/cms';
import { fieldOf } from '#content/field.ts';
import { kindOf, kinds, siteFile } from '#content/kinds.ts';
import { LONGEST_SIDE, sizeMistake } from '#content/pictureSize.ts';
import { doubtsAbout, mistakesIn, OtherFiles } from './check.ts';
import type { Config } from './config.ts';
import { say, watchPublishing } from './publishing.ts';
import { readFile, writeFile } from './yaml.ts';

/** From build.ts. */
declare const CMS_CONFIG: Config;
declare const SITE: string;

/** Questions that the files raise as they are, or that have been answered. They are not asked again. */
const settled = new Set<string>();

const others = new OtherFiles();

/** site.yaml: as it was when this page was built, until the form has read it. */
let site = SITE;

for (const kind of kinds) {
  const schema = fieldOf(kind.schema);
  CMS.registerCustomFormat(kind.name, 'yaml', {
    fromFile(text) {
      const file = kind.file ?? `${kind.folder}entry.yaml`;
      if (file === siteFile) site = text;
      others.learn(file, text);
      for (const doubt of doubtsAbout(file, text, new Date(), site)) settled.add(doubt);
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
    const isNew = entry.get('newRecord');
    const doubts = [
      ...doubtsAbout(file, text, new Date(), site).filter((doubt) => isNew || !settled.has(doubt)),
      ...others.doubtsAbout(file, text, isNew),
    ];
    if (doubts.length > 0) {
      const question = doubts.join('\n');
      if (!confirm(`${question}\n\nTo save it all the same, press OK.`)) return refuse(question);
      for (const doubt of doubts) settled.add(doubt);
    }
    return entry;
  },
});

/** Of a photograph that would be refused after saving, it is said as soon as it is chosen. */
async function askAboutPictures(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) {
    // What the browser cannot read, Sveltia CMS converts first.
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    const shrunk = Math.min(1, LONGEST_SIDE / Math.max(bitmap?.width ?? 1, bitmap?.height ?? 1));
    const mistake = bitmap && sizeMistake(Math.round(bitmap.width * shrunk), Math.round(bitmap.height * shrunk));
    if (mistake) alert(`${file.name} ${mistake}.`);
  }
}
addEventListener('change', ({ target }) => target instanceof HTMLInputElement && askAboutPictures(target.files), true);
addEventListener('drop', ({ dataTransfer }) => askAboutPictures(dataTransfer?.files), true);

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
    const data = entry.get('data').toJS();
    const kind = kindOf(entry.get('path'), data);
    if (kind) others.learn(entry.get('path'), writeFile(fieldOf(kind.schema), data));
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
