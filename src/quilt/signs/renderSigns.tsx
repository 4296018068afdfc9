import { renderToStaticMarkup } from 'react-dom/server';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { wonkyRect } from '#quilt/geometry.ts';
import { SIGN_SIZE, SIGNS, type SignName } from '#quilt/signs/signs.ts';

/**
 * All signs side by side in one SVG document, each on a patch. A view selects one: signs.svg#transit. `css` styles the cloth,
 * since a document does not see the page's.
 */
export function renderSigns(css: string): string {
  const names = Object.keys(SIGNS) as SignName[];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${names.length * SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
      <style>{css}</style>
      {names.map((name, index) => (
        <view key={name} id={name} viewBox={`${index * SIGN_SIZE} 0 ${SIGN_SIZE} ${SIGN_SIZE}`} />
      ))}
      {names.map((name, index) => (
        <g key={name} transform={`translate(${index * SIGN_SIZE})`}>
          <PatchworkPaths patchwork={signPatchwork(name)} />
        </g>
      ))}
    </svg>,
  );
}

/** One sign. Its name seeds the edge of its patch, so that no two are alike. */
function signPatchwork(name: SignName): Patchwork {
  const { ground, pieces } = SIGNS[name];
  const patchwork = new Patchwork(`sign-${name}`);
  patchwork.piece(wonkyRect(patchwork.random, 2, 2, SIGN_SIZE - 4, SIGN_SIZE - 4, 2), ground);
  for (const [fabric, path] of pieces) patchwork.piece(path, fabric);
  return patchwork;
}
