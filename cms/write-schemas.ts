import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonSchemas } from './reference.ts';

/** Writes the JSON Schemas of the content into .cache/schemas, where VS Code finds them. */
export function writeSchemas(root = fileURLToPath(new URL('..', import.meta.url))): void {
  for (const [file, text] of jsonSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

if (import.meta.main) writeSchemas();
