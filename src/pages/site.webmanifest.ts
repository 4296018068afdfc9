import type { APIRoute } from 'astro';
import { pages, site } from '#content/content.ts';
import { ICONS } from '#seo/icons.tsx';
import { colourNamed } from '#styles/palette.ts';

/** For home screens. The site opens in the browser, since it is not an app. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: '/',
      start_url: '/',
      display: 'browser',
      name: site.name,
      description: pages.home.description,
      lang: 'en-CA',
      dir: 'ltr',
      background_color: colourNamed('paper'),
      theme_color: colourNamed('paper'),
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...ICONS.filter(({ name }) => name.startsWith('icon-')).map(({ name, size, share }) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: share < 1 ? 'maskable' : 'any',
        })),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
