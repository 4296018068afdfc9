import { createHash } from 'node:crypto';
import cloth from '#styles/cloth.css?inline';
import figures from '#styles/figures.css?inline';
import palette from '#styles/palette.css?inline';
import { renderScene } from '#art/renderScene.tsx';
import type { SceneName } from '#art/scenes.ts';

interface SceneFile {
  /** Name with a hash of the content, so that browsers may keep it for ever: "home-hero.1a2b3c4d". */
  name: string;
  /** The whole SVG document. */
  svg: string;
}

const made = new Map<SceneName, SceneFile>();

/** The file of a large drawing. It carries its own colours, so that it follows the visitor's theme by itself. */
export function sceneFile(scene: SceneName): SceneFile {
  const known = made.get(scene);
  if (known) return known;
  const svg = renderScene(scene, palette + cloth + figures);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = { name: `${scene}.${hash}`, svg };
  made.set(scene, file);
  return file;
}
