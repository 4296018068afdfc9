import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '#content/folder.ts';
import { readSite } from '#content/read-site.ts';

/**
 * Defines build constants for the forms that content/site.yaml connects, so that an unconnected form's script leaves out the
 * code for sending. The development server restarts when that file changes.
 */
export function connectedControls(): AstroIntegration {
  return {
    name: 'connected-controls',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, addWatchFile }) => {
        const root = contentRoot(fileURLToPath(config.root));
        const { contact, giving } = readSite(root);
        addWatchFile(pathToFileURL(join(root, 'content/site.yaml')));
        updateConfig({
          vite: {
            define: {
              'import.meta.env.CONTACT_CONNECTED': String(contact !== undefined),
              'import.meta.env.GIVING_CONNECTED': String(giving !== undefined),
            },
          },
        });
      },
    },
  };
}
