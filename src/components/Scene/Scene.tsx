import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

interface Props {
  name: SceneName;
  /** What a visitor who cannot see the drawing should know; empty if it only decorates. */
  alt: string;
  /** The drawing a narrow screen gets instead (below 48 rem). Its text alternative is the same, so it shows the same. */
  narrow?: SceneName;
  /** The first drawing on the page: load it before anything else. */
  first?: boolean;
}

/** A large drawing, kept in a file of its own: it is cached once and costs the page's first view nothing. */
export function Scene({ name, alt, narrow, first = false }: Props) {
  const { width, height } = SCENES[name];
  const image = (
    <img
      src={`/art/${sceneFile(name).name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
  if (narrow === undefined) return image;
  return (
    <picture>
      <source
        media="(max-width: 47.99rem)"
        srcSet={`/art/${sceneFile(narrow).name}.svg`}
        width={SCENES[narrow].width}
        height={SCENES[narrow].height}
      />
      {image}
    </picture>
  );
}
