import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, type Icon, ICONS } from '#seo/icons.tsx';

/** The brand mark for home screens, and for browsers without SVG icons. */
export const getStaticPaths = (() =>
  ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { 'Content-Type': 'image/png' } });
