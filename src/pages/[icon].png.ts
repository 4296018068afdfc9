import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, type Icon, ICONS } from '#sharing/icons.tsx';

/** The brand mark for phones' home screens and for browsers that cannot read icon.svg. */
export const getStaticPaths = (() =>
  ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { 'Content-Type': 'image/png' } });
