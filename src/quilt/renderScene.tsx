import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#quilt/Drawing.tsx';
import { shortDocument } from '#quilt/shortDocument.ts';
import { SCENES, type SceneName } from '#quilt/scenes.ts';

/** A scene as an SVG document with its own CSS, since it does not see the page's. */
export function renderScene(name: SceneName, css: string): string {
  return shortDocument(renderToStaticMarkup(<Drawing name={name} css={css + (SCENES[name].style ?? '')} />));
}
