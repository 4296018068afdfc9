import { renderToStaticMarkup } from 'react-dom/server';
import { SCENES, type SceneName } from '#art/scenes.ts';

/**
 * A drawing as a whole SVG document. It sees nothing of the page that shows it, so it carries the CSS that it wears.
 * Its text alternative belongs to the <img>.
 */
export function renderScene(name: SceneName, css: string): string {
  const { draw: Drawing, width, height, left = 0, top = 0, style = '', stretches } = SCENES[name];
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={stretches && 'none'}
      aria-hidden="true"
    >
      <style>{css + style}</style>
      <Drawing />
    </svg>,
  );
}
