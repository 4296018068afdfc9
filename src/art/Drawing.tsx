import { renderToStaticMarkup } from 'react-dom/server';
import { shortPath } from '#art/shortPath.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

interface Props {
  name: SceneName;
  /** The CSS that it wears, if it stands in a file of its own. */
  css?: string;
}

/** A large drawing. Whoever shows it says in words what it shows, if it does more than decorate. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own drawing, written by React with shorter paths.
      dangerouslySetInnerHTML={{
        __html: inside.replace(/(?<= d=")[^"]+/g, shortPath),
      }}
    />
  );
}
