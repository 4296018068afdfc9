// Part of npm run check -- --fix: rewrites the content as the editing page does, and generates docs/content.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reference } from './reference.ts';
import './tidy.ts';

writeFileSync(fileURLToPath(new URL('../docs/content.md', import.meta.url)), reference());
