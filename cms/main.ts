// The script of the editing page: Sveltia CMS with the forms of this site. build.ts bundles it.
import CMS from '@sveltia/cms';
import { automaticValues, mistakesIn } from './check.ts';
import { configFor } from './config.ts';
import { fieldOf } from '#content/field.ts';
import { kinds } from '#content/kinds.ts';
import { readFile, writeFile } from './yaml.ts';

for (const kind of kinds) {
  const schema = fieldOf(kind.schema);
  CMS.registerCustomFormat(kind.name, 'yaml', {
    fromFile: (text) => readFile(schema, text),
    toFile: (value) => writeFile(schema, value),
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const file = entry.get('path');
    const data = entry.get('data').toJS();
    const values = automaticValues(file, data, new Date());
    const mistakes = mistakesIn(file, { ...data, ...Object.fromEntries(values) });
    // Sveltia CMS shows the cause of an error with this message.
    if (mistakes !== '') throw new Error('saving_failed', { cause: new Error(mistakes) });
    return [...values].reduce((result, [name, value]) => result.setIn(['data', name], value), entry);
  },
});

await CMS.init({ config: configFor(CMS_SETTINGS.backend, CMS_SETTINGS.site) });
