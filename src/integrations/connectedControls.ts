import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentRoot } from '#content/folder.ts';

/**
 * Defines build constants for the forms that content/site.yaml connects, so that an unconnected form's script leaves out the
 * code for sending. The development server restarts when that file changes.
 */
export function connectedControls(): AstroIntegration {
  return {
    name: 'connected-controls',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, addWatchFile }) => {
        const file = pathToFileURL(join(contentRoot(fileURLToPath(config.root)), 'content/site.yaml'));
        const site = readSite(file);
        addWatchFile(file);
        updateConfig({
          vite: {
            define: {
              'import.meta.env.CONTACT_CONNECTED': String('contact' in site),
              'import.meta.env.GIVING_CONNECTED': String('giving' in site),
            },
          },
        });
      },
    },
  };
}

/** The fields of the file; none if it cannot be read, which the content check reports better than this could. */
function readSite(file: URL): object {
  try {
    const site: unknown = parse(readFileSync(file, 'utf8'));
    return site instanceof Object ? site : {};
  } catch {
    return {};
  }
}
