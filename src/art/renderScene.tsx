import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#art/Drawing.tsx';
import { shortDocument } from '#art/shortDocument.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

/** A drawing as a whole SVG document. It sees nothing of the page that shows it, so it carries the CSS that it wears. */
export function renderScene(name: SceneName, css: string): string {
  return shortDocument(renderToStaticMarkup(<Drawing name={name} css={css + (SCENES[name].style ?? '')} />));
}
