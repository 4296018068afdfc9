import type { Photograph } from '#lib/pictures.ts';

interface Props {
  photograph: Photograph;
  /** How wide it is shown, as the `sizes` attribute of HTML. */
  sizes: string;
}

/** A photograph in the best format and width that the browser can use. */
export function Picture({ photograph, sizes }: Props) {
  const { alt, sources, src, width, height } = photograph;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
