import type { ReactNode } from 'react';
import type { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';

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
export function ClippedPatchwork({ patchwork, ...clip }: Props & { patchwork: Patchwork }) {
  return (
    <Clip {...clip}>
      <PatchworkPaths patchwork={patchwork} />
    </Clip>
  );
}
