import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#art/scenes.ts';

interface Props {
  name: SceneName;
  /** The text alternative; empty for decoration. */
  alt: string;
  /** Replaces the scene below 48 rem. It has the same text alternative, so it must show the same. */
  narrow?: SceneName;
  /** Loads it with high priority, for the first drawing on a page. */
  first?: boolean;
}

/** A large drawing as a file, which is cached and adds nothing to the page itself. */
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
