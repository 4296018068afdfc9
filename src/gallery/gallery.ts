import type { AstroIntegration } from 'astro';

/**
 * Shows every figure, scene and block at /gallery while `npm run dev` runs: small, middling and large, by day and by night.
 * A build has no such page.
 */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
      },
    },
  };
}
