import type { ReactNode } from 'react';
import type { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';

type Props = {
  /** Unique in the document. */
  id: string;
  /** SVG path data. */
  shape: string;
};

/** Cuts its children to a shape. */
export function Clip({ id, shape, children }: Props & { children: ReactNode }) {
  return (
    <>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}

/** Cloth cut to a shape. */
export function ClippedCloth({ cloth, ...clip }: Props & { cloth: Cloth }) {
  return (
    <Clip {...clip}>
      <ClothPaths cloth={cloth} />
    </Clip>
  );
}
