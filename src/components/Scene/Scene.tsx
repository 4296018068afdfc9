import { sceneFile } from '#components/Scene/sceneFile.ts';
import { SCENES, type SceneName } from '#quilt/scenes.ts';

interface Props {
  name: SceneName;
  /** The text alternative; empty for decoration. */
  alt: string;
  /** Loads it with high priority, for the first drawing on a page. */
  first?: boolean;
}

/** A large drawing as a file, which is cached and adds nothing to the page itself. */
export function Scene({ name, alt, first = false }: Props) {
  const { width, height } = SCENES[name];
  return (
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
}
