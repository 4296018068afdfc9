import { type BlockLook, fitOf } from '#quilt/blocks.ts';

interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  look: BlockLook;
  /** Quarter turns, clockwise. */
  turns?: number;
}

/** A copy of a block from the page's BlockSheet, which covers the nearest positioned ancestor. Decoration only. */
export function BlockCopy({ id, look, turns = 0 }: Props) {
  return (
    <svg className="cover" viewBox="0 0 600 600" preserveAspectRatio={fitOf(look)} aria-hidden="true">
      <use href={`#block-${id}`} transform={turns > 0 ? `rotate(${turns * 90} 300 300)` : undefined} />
    </svg>
  );
}
