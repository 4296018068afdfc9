// The script of the editing page: Sveltia CMS with the forms of this site. build.ts bundles it.
import CMS, { onDelete, storedEntries } from '@sveltia/cms';
import { doubtAbout, mistakesIn, mistakesWithout } from './check.ts';
import { configFor } from './config.ts';
import { fieldOf } from '#content/field.ts';
import { kindOf, kinds } from '#content/kinds.ts';
import { say } from './bar.ts';
import { watchPublishing } from './publishing.ts';
import { readFile, writeFile } from './yaml.ts';

for (const kind of kinds) {
  const schema = fieldOf(kind.schema);
  CMS.registerCustomFormat(kind.name, 'yaml', {
    fromFile: (text) => readFile(schema, text),
    toFile: (value) => writeFile(schema, value),
  });
}

/** All content as the page knows it, by path, as it would be saved. */
function others(): Record<string, string> {
  return Object.fromEntries(
    storedEntries().flatMap(({ path, data }) => {
      const kind = kindOf(path, data);
      return kind ? [[path, writeFile(fieldOf(kind.schema), data)]] : [];
    }),
  );
}

/** Sveltia CMS shows the cause of an error with this message. */
const refuse = (reason: string): never => {
  throw new Error('saving_failed', { cause: new Error(reason) });
};

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const file = entry.get('path');
    const data = entry.get('data').toJS();
    const stored = others();
    const before = storedEntries().find(({ path }) => path === file)?.data;
    const isRenamed = !entry.get('newRecord') && !before;
    if (isRenamed)
      return refuse(
        '• Its Slug, which is in addresses, cannot be changed: links lead to it. Write the earlier one again, or press Revert All Changes under the three dots.',
      );
    const mistakes = mistakesIn(file, data, stored);
    if (mistakes !== '') return refuse(mistakes);
    const doubt = doubtAbout(file, data, before, new Date());
    if (doubt !== undefined && !confirm(`${doubt}\n\nTo save it all the same, press OK.`)) return refuse(`• ${doubt}`);
    return entry;
  },
});

onDelete((file) => {
  const mistakes = mistakesWithout(file, others());
  if (mistakes === '') return;
  say('changes', `Not deleted, because it is shown elsewhere. Change that first:\n${mistakes}`);
  throw new Error(mistakes);
});

const lookAgain = watchPublishing(CMS_SETTINGS.backend);
CMS.registerEventListener({
  name: 'postSave',
  handler() {
    say('changes', '');
    lookAgain();
  },
});

await CMS.init({ config: configFor(CMS_SETTINGS.backend, CMS_SETTINGS.site) });
