import styles from './BlockSheet.module.css';

interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  count: number;
}

/** The same block again and again, side by side and turning, filling the box that the row stands in. Decoration only. */
export function BlockRow({ id, count }: Props) {
  return (
    <svg
      className={styles.copy}
      viewBox={`0 0 ${count * 600} 600`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies are all alike.
        <g key={place} transform={`translate(${place * 600}) rotate(${place * 90} 300 300)`}>
          <use href={`#block-${id}`} />
          <use href={`#thread-${id}`} />
        </g>
      ))}
    </svg>
  );
}
