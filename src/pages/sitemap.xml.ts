import type { APIRoute } from 'astro';

// The glob is lazy and loads no page.
const addresses = Object.keys(import.meta.glob('./**/*.astro'))
  .map((file) => file.replace(/^\.(.*?)(\/index)?\.astro$/, '$1') || '/')
  .filter((address) => !/^\/\d+$/.test(address));

/** The addresses of all pages, without `lastmod`: a build cannot know when a page's text last changed. */
export const GET: APIRoute = ({ site }) => {
  const entries = addresses.map((address) => `<url><loc>${new URL(address, site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  );
};
