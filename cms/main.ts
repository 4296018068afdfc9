// The script of the editing page: Sveltia CMS with the forms of this site. buildEditingPage.ts bundles it.
import CMS from '@sveltia/cms';
import { fieldOf } from '#content/field.ts';
import { kindOf, kinds } from '#content/kinds.ts';
import { sizeMistake } from '#content/pictureSize.ts';
import { logo } from '#content/schemas/fields.ts';
import { KnownFiles, mistakesIn } from './checkForm.ts';
import type { Config } from './config.ts';
import { announce, watchPublishing } from './publishing.ts';
import { parseForForm, printYaml } from './entryFiles.ts';

/** buildEditingPage.ts defines these three. */
declare const CMS_CONFIG: Config;
declare const TARGETS: readonly { value: string; label: string }[];
declare const SITE: string;

const known = new KnownFiles(SITE);

for (const kind of kinds) {
  const schema = fieldOf(kind.schema);
  CMS.registerCustomFormat(kind.name, 'yaml', {
    fromFile(text) {
      known.learn(kind.file ?? `${kind.folder}entry.yaml`, text, new Date());
      return parseForForm(schema, text);
    },
    toFile: (value) => printYaml(schema, value),
  });
}

/** Keeps an entry from being saved. Sveltia CMS shows the cause of an error with this message in a window. */
const refuse = (reason: string): never => {
  throw new Error('saving_failed', { cause: new Error(`Please correct:\n${reason}`) });
};

/** Replaces the first words of that window, which advise to try again later. */
new MutationObserver(() => {
  const words = document.querySelector('[role="alertdialog"] .error')?.previousSibling;
  const ours = 'This is not saved yet. Nothing is lost. ';
  if (words instanceof Text && words.data !== ours) words.data = ours;
}).observe(document.body, { subtree: true, childList: true });

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const file = entry.get('path');
    const data = entry.get('data').toJS();
    const kind = kindOf(file, data);
    const text = kind ? printYaml(fieldOf(kind.schema), data) : '';
    const mistakes = mistakesIn(file, text);
    if (mistakes.length > 0) return refuse(mistakes.join('\n'));
    const doubts = known.doubtsAbout(file, text, entry.get('newRecord'), new Date());
    if (doubts.length > 0) {
      const question = doubts.join('\n');
      if (!confirm(`${question}\n\nTo save it all the same, press OK.`)) return refuse(question);
      known.settle(doubts);
    }
    return entry;
  },
});

/** The types that every browser reads. Sveltia CMS converts the others, such as HEIC, first. */
const READABLE = /^image\/(avif|gif|jpeg|png|webp)$/;

/** The label of each field for a logo. */
const LOGO = String(logo.meta()?.title);

/** The field for which a picture is chosen: its button opens a window of its own. */
let chosenFor: Element | null = null;
for (const type of ['click', 'drop'])
  addEventListener(
    type,
    ({ target }) => (chosenFor = (target as Element).closest('[data-key-path]') ?? chosenFor),
    true,
  );

/** What is wrong with a chosen picture. Firefox reads half a photograph without an error, so only the check refuses it there. */
async function mistakeIn(file: File): Promise<string | undefined> {
  if (await isMoving(file)) return 'moves, and would stand still here. Choose a photograph';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap)
    return READABLE.test(file.type)
      ? 'cannot be read: a part of it is missing, or it is another kind of file. Choose the camera’s original'
      : undefined;
  return sizeMistake(bitmap.width, bitmap.height, chosenFor?.ariaLabel?.includes(LOGO) === true);
}

async function isMoving(file: File): Promise<boolean> {
  try {
    const { tracks } = new ImageDecoder({ type: file.type, data: await file.arrayBuffer() });
    await tracks.ready;
    return (tracks.selectedTrack?.frameCount ?? 1) > 1;
  } catch {
    return false;
  }
}

/** Events of choosing files in which nothing was wrong. */
const checked = new WeakSet<Event>();

/** Keeps a photograph that would be refused after saving out of the form, and says why. */
addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.files?.length || checked.has(event)) return;
    event.stopImmediatePropagation();
    const files = [...target.files];
    void Promise.all(files.map(mistakeIn)).then((mistakes) => {
      const index = mistakes.findIndex(Boolean);
      if (index >= 0) {
        target.value = '';
        return alert(`${files[index]?.name} ${mistakes[index]}.`);
      }
      const again = new Event('change', { bubbles: true });
      checked.add(again);
      target.dispatchEvent(again);
    });
  },
  true,
);
const isPicture = ({ type }: File) => type.startsWith('image/');

/** Turns dropped files into chosen ones, so that they are checked, too. */
addEventListener(
  'drop',
  (event) => {
    const { target, dataTransfer } = event;
    const input = target instanceof Element && target.closest('.drop-target')?.nextElementSibling;
    const { files } = dataTransfer ?? {};
    // Sveltia CMS itself refuses what is not a picture.
    if (!(input instanceof HTMLInputElement) || !files?.length || ![...files].every(isPicture)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
  true,
);

/** Lets a press of Save wait while Sveltia CMS turns and shrinks a photograph: until that is done, the form does not have it. */
addEventListener(
  'click',
  (event) => {
    const isPreparing = () => document.querySelector('.processing') !== null;
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[aria-keyshortcuts$="+S"]');
    if (!button || !isPreparing()) return;
    event.stopImmediatePropagation();
    announce('The photograph is made ready first. Then your change is saved.');
    const observer = new MutationObserver(() => {
      if (isPreparing()) return;
      observer.disconnect();
      announce('');
      // She may have left the form.
      if (button.isConnected) button.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  },
  true,
);

// Sveltia CMS keeps a copy of what is typed only after a pause. Closing the page before that asks first.
let isTyped = false;
addEventListener('input', () => (isTyped = true));
addEventListener('hashchange', () => (isTyped = false));
addEventListener('beforeunload', (event) => {
  if (isTyped) event.preventDefault();
});
/** What Escape closes by itself. Elsewhere it would close the form, with all that is typed. */
const CLOSING =
  'dialog, [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [aria-expanded="true"]';
addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && isTyped && !(event.target as Element).closest(CLOSING))
      event.stopImmediatePropagation();
  },
  true,
);
addEventListener('offline', () => announce('There is no internet connection. Nothing is lost: save once it is back.'));
addEventListener('online', () => announce(''));

const { learn, saved, published } = watchPublishing(CMS_CONFIG);
// What refuses an entry is registered above, and comes first.
for (const name of ['preSave', 'prePublish', 'preUnpublish'] as const)
  CMS.registerEventListener({ name, handler: learn });
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    isTyped = false;
    const data = entry.get('data').toJS();
    const kind = kindOf(entry.get('path'), data);
    if (kind) known.learn(entry.get('path'), printYaml(fieldOf(kind.schema), data), new Date());
    saved(entry.get('collection'), entry.get('slug'));
  },
});
CMS.registerEventListener({ name: 'postPublish', handler: published });
CMS.registerEventListener({ name: 'postUnpublish', handler: published });

// Sveltia CMS has no field that offers addresses and takes others, too.
const offered = document.createElement('datalist');
offered.id = 'targets';
offered.append(...TARGETS.map(({ value, label }) => new Option(label, value)));
document.body.append(offered);
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('[data-key-path$=".to"]'))
    target.setAttribute('list', offered.id);
});

// With two open tabs, the one that saves last would replace the other’s words without asking.
if (isSecureContext) {
  announce('The editing page is open in another tab. Close that one, and this one opens.');
  await new Promise<void>((open) => void navigator.locks.request('editing page', () => new Promise(() => open())));
  announce('');
}
await CMS.init({ config: CMS_CONFIG });
