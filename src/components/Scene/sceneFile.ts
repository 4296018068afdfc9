import { createHash } from 'node:crypto';
import { drawingCss } from '#styles/drawingCss.ts';
import { renderScene } from '#quilt/renderScene.tsx';
import type { SceneName } from '#quilt/scenes.ts';

interface DrawingFile {
  /** With a hash of the content, for caching: "home-hero.1a2b3c4d". */
  name: string;
  svg: string;
}

const cache = new Map<SceneName, DrawingFile>();

/** The file of a scene. It has its own colours for both themes. */
export function sceneFile(scene: SceneName): DrawingFile {
  const file = cache.get(scene) ?? drawingFile(scene, renderScene(scene, drawingCss));
  cache.set(scene, file);
  return file;
}

/** A drawing with the name of its file. */
export function drawingFile(name: string, svg: string): DrawingFile {
  return { name: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`, svg };
}
