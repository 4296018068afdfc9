import styles from './PageLabel.module.css';

interface Props {
  /** The page's name, as the menu has it. */
  name: string;
  /** Another cloth than the one that it is sewn on. */
  cloth?: 'marigold' | 'petal' | 'sky';
}

/** The label sewn on above a page's heading, which says where one is. */
export function PageLabel({ name, cloth = 'petal' }: Props) {
  return (
    <p className={styles.label} data-cloth={cloth} data-print="off">
      {name}
    </p>
  );
}
