import styles from './ProgramTitle.module.css';

interface Props {
  id: string;
  title: string;
}

/** A program's heading. Its parent may set --title-size. */
export function ProgramTitle({ id, title }: Props) {
  return (
    <h2 className={styles.title} id={id}>
      {/* Keeps "&" with the next word. */}
      {title.replaceAll('& ', '&\u00a0')}
    </h2>
  );
}
