// Builds the editing page for the mock Git host, and serves it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEditingPage } from '../build.ts';
import { serveEditingPage } from '../serve.ts';
import { BACKEND, PORT } from './addresses.ts';

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), '.cache/cms');
await buildEditingPage(folder, BACKEND);
await serveEditingPage(folder, PORT, BACKEND);
