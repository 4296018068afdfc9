import type { APIRoute } from 'astro';
import { optimizeDrawing } from '#drawings/drawing.ts';
import { brandIcon } from '#quilt/BrandMark.tsx';

/** The brand mark, for browser tabs. */
export const GET: APIRoute = () =>
  new Response(optimizeDrawing(brandIcon()), { headers: { 'Content-Type': 'image/svg+xml' } });
