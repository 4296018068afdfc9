// Part of npm run check -- --fix: rewrites the content as the editing page does, and generates docs/content.md and the JSON Schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { references } from './reference.ts';
import './tidy.ts';

for (const [file, text] of references()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
