// Builds the editing page for the mock forge, and serves it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTool } from '../build.ts';
import { serveTool } from '../serve.ts';
import { BACKEND, PORT } from './addresses.ts';

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), '.cache/cms');
await buildTool(folder, BACKEND);
await serveTool(folder, PORT, BACKEND);
