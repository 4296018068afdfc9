import type { APIRoute, GetStaticPaths } from 'astro';
import { signFile } from '#components/FactStrip/signFile.ts';
import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#quilt/scenes.ts';

/** A file for each scene, and one for all signs: /art/home-hero.1a2b3c4d.svg */
export const getStaticPaths = (() =>
  [...(Object.keys(SCENES) as SceneName[]).map(sceneFile), signFile].map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
