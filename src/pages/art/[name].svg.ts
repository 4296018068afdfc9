import type { APIRoute, GetStaticPaths } from 'astro';
import { DRAWINGS, drawing, drawingAddress } from '#drawings/drawing.ts';
import { logos } from '#content/pictures.ts';
import { blockSheets } from '#quilt/blockSheet.ts';

/** A file for each drawing and each drawn logo: /art/home-hero.1a2b3c4d.svg. The build then removes those that no page shows. */
export const getStaticPaths = (() =>
  [
    ...blockSheets.map(({ address, svg }) => [address, svg] as const),
    ...[...logos.values()].map(({ src, svg }) => [src, svg] as const),
    ...DRAWINGS.map((name) => [drawingAddress(name), drawing(name).svg] as const),
  ].map(([address, svg]) => ({
    params: { name: address.slice('/art/'.length, -'.svg'.length) },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
