import { renderToStaticMarkup } from 'react-dom/server';
import { shortPath } from '#quilt/shortPath.ts';
import { SCENES, type SceneName } from '#quilt/scenes.ts';

interface Props {
  name: SceneName;
  /** For a file of its own: the CSS that it needs. */
  css?: string;
}

/** A scene as an SVG element. If it does more than decorate, the parent has a text alternative. */
export function Drawing({ name, css }: Props) {
  const { draw: Scene, width, height, left = 0, top = 0 } = SCENES[name];
  const drawing = renderToStaticMarkup(
    <svg aria-hidden="true">
      {css === undefined ? null : <style>{css}</style>}
      <Scene />
    </svg>,
  );
  const inside = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('<'));
  return (
    <svg
      xmlns={css === undefined ? undefined : 'http://www.w3.org/2000/svg'}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, rendered by React, with shorter paths.
      dangerouslySetInnerHTML={{
        __html: inside.replace(/(?<= d=")[^"]+/g, shortPath),
      }}
    />
  );
}
