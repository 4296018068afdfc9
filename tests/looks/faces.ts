import { SCENES } from '#art/scenes.ts';
import type { Faces } from './geometry.ts';

/** The faces of every scene that shows women. */
export const FACES: Faces = Object.fromEntries(
  Object.entries(SCENES).flatMap(([name, { left = 0, top = 0, width, height, faces = [] }]) =>
    faces.length > 0 ? [[name, { left, top, width, height, faces: [...faces] }]] : [],
  ),
);
