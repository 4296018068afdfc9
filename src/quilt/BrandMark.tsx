/** The organization's mark, a small housetop, beside its name: as in public/icon.svg. Decoration only. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path className="indigo" d="M1 1 63 2 62 63 1 64Z" />
      <path className="marigold" d="M17 12 53 12 52 48 16 48Z" />
      <path className="poppy" d="M33 20 44 20 43 37 31 37Z" />
    </svg>
  );
}
