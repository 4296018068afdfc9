import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { wonkyRect } from '#art/geometry.ts';
import { SIGN_SIZE, SIGNS, type SignName } from '#art/signs/signs.ts';

/**
 * All signs side by side in one file, each a patch with its pieces sewn on. A view named after the sign cuts it out:
 * signs.svg#transit. `css` gives the cloth its colours.
 */
export function SignSheet({ css }: { css: string }) {
  const names = Object.keys(SIGNS) as SignName[];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${names.length * SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
      <style>{css}</style>
      {names.map((name, index) => (
        <view key={name} id={name} viewBox={`${index * SIGN_SIZE} 0 ${SIGN_SIZE} ${SIGN_SIZE}`} />
      ))}
      {names.map((name, index) => (
        <g key={name} transform={`translate(${index * SIGN_SIZE})`}>
          <ClothPaths cloth={signCloth(name)} />
        </g>
      ))}
    </svg>
  );
}

/** One sign, sewn. The edge of its patch is cut by its own name, so that no two are alike. */
export function signCloth(name: SignName): Cloth {
  const { ground, pieces } = SIGNS[name];
  const cloth = new Cloth(`sign-${name}`);
  cloth.piece(wonkyRect(cloth.random, 2, 2, SIGN_SIZE - 4, SIGN_SIZE - 4, 2), ground);
  for (const [fabric, path] of pieces) cloth.piece(path, fabric);
  return cloth;
}
