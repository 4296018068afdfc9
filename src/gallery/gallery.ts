import type { AstroIntegration } from 'astro';

/**
 * Shows every figure, scene and block at /gallery under `npm run dev`, in three sizes and both themes. Builds have no such
 * page.
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
