import { renderToStaticMarkup } from 'react-dom/server';
import { brandPatchwork } from '#quilt/BrandMark.tsx';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';

/** The brand mark as an SVG document. */
export function brandIcon(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
      <PatchworkPaths patchwork={brandPatchwork()} stitches={false} />
    </svg>,
  );
}
