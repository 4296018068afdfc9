import { drawing, mistake } from '#drawings/drawing.ts';
import { isLight } from '#lib/cloth.ts';
import { blockAddress } from '#quilt/blockSheet.ts';
import { type BlockLook, pieceOf } from '#quilt/looks.ts';
import styles from './Block.module.css';

interface Props {
  look: BlockLook;
  /** Quarter turns, clockwise. */
  turns?: number;
  /** The id by which BlockCopy finds it. */
  id?: string;
}

/** A quilt block that covers the nearest positioned ancestor. @throws if its drawing has a piece of an unknown role */
export function Block({ look: { pattern, colour }, turns = 0, id }: Props) {
  const name = `blocks/${pattern.replace(' ', '-')}-${isLight(colour) ? 'light' : 'dark'}`;
  const { viewBox, inside } = drawing(name, { inline: true });
  const cut = inside.replace(/class="([^"]*)"/g, (_, role: string) => {
    const piece = pieceOf(role, colour);
    if (piece === undefined) throw mistake(`${name}.svg`, `“${role}” is no role. Roles are in src/quilt/looks.ts.`);
    return `${piece[0]}="${piece[1]}"`;
  });
  return (
    <svg
      className="cover"
      viewBox={viewBox}
      id={id}
      // In a box that is not quite square, rings stay round, and straight strips become longer or wider.
      preserveAspectRatio={pattern === 'curves' ? 'xMidYMid slice' : 'none'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
      dangerouslySetInnerHTML={{
        __html: turns % 4 > 0 ? `<g transform="rotate(${turns * 90} 300 300)">${cut}</g>` : cut,
      }}
    />
  );
}

export function BlockCopy({ of }: { of: string }) {
  return (
    <svg className="cover" aria-hidden="true">
      <use href={`#${of}`} width="100%" height="100%" />
    </svg>
  );
}

/** A piece of a file of blocks. It covers the nearest positioned ancestor. */
export function PieceOfSheet({ address }: { address: string }) {
  return <img className={`cover ${styles.block}`} src={address} alt="" width={600} height={600} loading="lazy" />;
}

export function BlockPicture({ look }: { look: BlockLook }) {
  return <PieceOfSheet address={blockAddress(look)} />;
}
