import type { APIRoute } from 'astro';
import { site } from '#content/content.ts';

/** Who made the site, in the format of https://humanstxt.org. */
export const GET: APIRoute = () => {
  const parts = [
    ['TEAM', site.name, site.city, site.email],
    ['THANKS', ...site.humans.thanks],
  ];
  return new Response(parts.map(([heading, ...lines]) => `/* ${heading} */\n${lines.join('\n')}\n`).join('\n'));
};
