import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentRoot } from '#content/folder.ts';

/**
 * Tells the islands, as constants of the build, which forms content/site.yaml connects: what a form that sends nothing does
 * not need is left out of its script. While developing, a change of that file starts the server again with the new constants.
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

/** The fields of the file; none where it cannot be read: the content check names that mistake far better than this could. */
function readSite(file: URL): object {
  try {
    const site: unknown = parse(readFileSync(file, 'utf8'));
    return site instanceof Object ? site : {};
  } catch {
    return {};
  }
}
