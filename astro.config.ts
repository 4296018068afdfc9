import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from '#finishing/contentSecurityPolicy.ts';
import { shortNames } from '#finishing/short-names.ts';
import { connectedControls } from '#finishing/connected-controls.ts';
import { earlyLayout } from '#finishing/early-layout.ts';
import { gallery } from '#gallery/gallery.ts';
import { islandLoader } from '#finishing/island-loader.ts';
import { shortScripts } from '#finishing/short-scripts.ts';
import { readSiteUrl } from './scripts/site-url.ts';
import { stableIslands } from '#finishing/stable-islands.ts';
import { unpublishedPictures } from '#finishing/unpublished-pictures.ts';

const site = readSiteUrl(fileURLToPath(new URL('.', import.meta.url)));

export default defineConfig({
  ...(site === undefined ? {} : { site }),
  trailingSlash: 'never',
  // Every page's own CSS stands in its head: one request fewer before the first paint.
  // While one share card is being packed, the next is drawn.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // React in one file: split in two, it is half a kilobyte more to send.
            output: {
              codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
            },
          },
        },
      },
    },
  },
  integrations: [
    react(),
    {
      name: 'client:interact',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'interact', entrypoint: './src/browser/interact.ts' }),
      },
    },
    gallery(),
    connectedControls(),
    unpublishedPictures(),
    shortNames(),
    stableIslands(),
    islandLoader(),
    shortScripts(),
    earlyLayout(),
    contentSecurityPolicy(),
  ],
});
