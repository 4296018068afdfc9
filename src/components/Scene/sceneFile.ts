import { createHash } from 'node:crypto';
import cloth from '#styles/cloth.css?inline';
import figures from '#styles/figures.css?inline';
import palette from '#styles/palette.css?inline';
import { renderScene } from '#art/renderScene.tsx';
import type { SceneName } from '#art/scenes.ts';

interface SceneFile {
  /** With a hash of the content, for caching: "home-hero.1a2b3c4d". */
  name: string;
  svg: string;
}

const cache = new Map<SceneName, SceneFile>();

/** The file of a scene. It has its own colours for both themes. */
export function sceneFile(scene: SceneName): SceneFile {
  const cached = cache.get(scene);
  if (cached) return cached;
  const svg = renderScene(scene, palette + cloth + figures);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = { name: `${scene}.${hash}`, svg };
  cache.set(scene, file);
  return file;
}
