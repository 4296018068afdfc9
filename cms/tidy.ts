// Rewrites every content file as the editing page writes it, so that a save there changes only what its editor changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '#content/read-content.ts';
import { parse } from 'yaml';
import { fieldOf } from '#content/field.ts';
import { kindOf } from '#content/kinds.ts';
import { writeFile } from './yaml.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));

for (const [file, text] of Object.entries(readContent(root).files)) {
  const data: unknown = parse(text);
  const kind = data instanceof Object ? kindOf(file, data) : undefined;
  const tidied = kind ? writeFile(fieldOf(kind.schema), data) : text;
  if (tidied !== text) {
    writeFileSync(join(root, file), tidied);
    console.log(file);
  }
}
