import { renderToStaticMarkup } from 'react-dom/server';

/** The organization's mark, a small housetop of 64 × 64 units. */
export function BrandPaths() {
  return (
    <>
      <path className="indigo" d="M1 1 63 2 62 63 1 64Z" />
      <path className="marigold" d="M17 12 53 12 52 48 16 48Z" />
      <path className="poppy" d="M33 20 44 20 43 37 31 37Z" />
    </>
  );
}

/** The mark beside the name. Decoration only. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <BrandPaths />
    </svg>
  );
}

/** The mark as an SVG document. */
export function brandIcon(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
      <BrandPaths />
    </svg>,
  );
}
