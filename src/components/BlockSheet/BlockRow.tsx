interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  count: number;
}

/** Copies of a block side by side, each a quarter turn further, which cover the nearest positioned ancestor. Decoration only. */
export function BlockRow({ id, count }: Props) {
  return (
    <svg className="cover" viewBox={`0 0 ${count * 600} 600`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: the copies are identical.
          key={index}
          href={`#block-${id}`}
          transform={`translate(${index * 600}) rotate(${index * 90} 300 300)`}
        />
      ))}
    </svg>
  );
}
