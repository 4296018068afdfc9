import type { APIRoute, GetStaticPaths } from 'astro';
import { menuBlocks } from '#components/PageBlock/menuBlocks.tsx';
import { DRAWINGS, drawing, drawingAddress } from '#drawings/drawing.ts';

/** A file for each drawing: /art/home-hero.1a2b3c4d.svg. Those that no page shows are removed after the build. */
export const getStaticPaths = (() =>
  [...DRAWINGS.map((name) => ({ address: drawingAddress(name), svg: drawing(name).svg })), menuBlocks].map(
    ({ address, svg }) => ({ params: { name: address.slice('/art/'.length, -'.svg'.length) }, props: { svg } }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
