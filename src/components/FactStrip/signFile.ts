import { drawingFile } from '#components/Scene/sceneFile.ts';
import { renderSigns } from '#quilt/signs/renderSigns.tsx';
import { drawingCss } from '#styles/drawingCss.ts';

/** The file of all signs. */
export const signFile = drawingFile('signs', renderSigns(drawingCss));
