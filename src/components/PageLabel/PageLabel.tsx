import styles from './PageLabel.module.css';

interface Props {
  /** The page's name, as in the menu. */
  name: string;
  /** Differs from the section's ground. */
  cloth?: 'marigold' | 'petal' | 'sky' | undefined;
}

/** The page's name on a label above its heading. */
export function PageLabel({ name, cloth = 'petal' }: Props) {
  return (
    <p className={styles.label} data-cloth={cloth} data-print="off">
      {name}
    </p>
  );
}
