import { type Image, photographOf } from '#content/pictures.ts';
import styles from '#components/Picture/Picture.module.css';

interface Props {
  image: Image;
  sizes: string;
  whole?: boolean;
  /** The first picture on a page loads with high priority, and the build preloads it. */
  first?: boolean;
}

/** A photograph in the best format and width for the browser. Unless it is whole, it covers the nearest positioned ancestor. */
export function Picture({ image, sizes, whole = false, first = false }: Props) {
  const { srcSet, src, width, height } = photographOf(image);
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        className={whole ? styles.photograph : `cover ${styles.photograph}`}
        src={src}
        alt={image.alt ?? ''}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
