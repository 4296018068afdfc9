import type { APIRoute, GetStaticPaths } from 'astro';
import { signFile } from '#components/FactStrip/signFile.ts';
import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

/** Every large drawing becomes a file, and all signs together become one: /art/home-hero.1a2b3c4d.svg */
export const getStaticPaths = (() =>
  [...(Object.keys(SCENES) as SceneName[]).map(sceneFile), signFile].map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
