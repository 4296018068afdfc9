import type { APIRoute, GetStaticPaths } from 'astro';
import { DRAWINGS, drawing, drawingAddress } from '#drawings/drawing.ts';

/** A file for each drawing: /art/home-hero.1a2b3c4d.svg. The build then removes those that no page shows. */
export const getStaticPaths = (() =>
  DRAWINGS.map((name) => ({
    params: { name: drawingAddress(name).slice('/art/'.length, -'.svg'.length) },
    props: { svg: drawing(name).svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
