import type { APIRoute, GetStaticPaths } from 'astro';
import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

/** Every large drawing becomes a file of its own: /art/home-hero.1a2b3c4d.svg */
export const getStaticPaths = (() =>
  (Object.keys(SCENES) as SceneName[]).map((scene) => {
    const { name, svg } = sceneFile(scene);
    return { params: { name }, props: { svg } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
