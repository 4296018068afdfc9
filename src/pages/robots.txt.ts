import type { APIRoute } from 'astro';

/** Every robot may read everything, and learns where all the pages are. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
