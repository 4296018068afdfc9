import type { Photograph } from '#content/pictures.ts';

interface Props {
  photograph: Photograph;
  /** The `sizes` attribute of HTML. */
  sizes: string;
}

/**
 * A photograph in the best format and width for the browser, over its average colour, which shows until it loads. It covers
 * the nearest positioned ancestor. The colour is an SVG, because the policy allows no inline styles.
 */
export function Picture({ photograph, sizes }: Props) {
  const { alt, sources, src, width, height, colour } = photograph;
  return (
    <>
      {colour !== undefined && (
        <svg className="cover" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fill={colour} d="M0 0h1v1H0z" />
        </svg>
      )}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img className="cover" src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
    </>
  );
}
