import type { APIRoute } from 'astro';
import { brandIcon } from '#art/brandIcon.tsx';
import cloth from '#styles/cloth.css?inline';
import palette from '#styles/palette.css?inline';

/** The icon of the browser's tab, drawn by the brand mark's rule. */
export const GET: APIRoute = () =>
  new Response(brandIcon(palette + cloth), { headers: { 'Content-Type': 'image/svg+xml' } });
