import type { APIRoute } from 'astro';
import { brandIcon } from '#quilt/brandIcon.tsx';
import cloth from '#styles/cloth.css?inline';
import palette from '#styles/palette.css?inline';

/** The brand mark, for browser tabs. */
export const GET: APIRoute = () =>
  new Response(brandIcon(palette + cloth), { headers: { 'Content-Type': 'image/svg+xml' } });
