import { Picture } from '#components/Picture/Picture.tsx';
import type { Photograph } from '#content/pictures.ts';
import styles from './ProgramPhotograph.module.css';

interface Props {
  photograph: Photograph | undefined;
}

/** The program's photograph, if it has one. */
export function ProgramPhotograph({ photograph }: Props) {
  if (photograph === undefined) return null;
  return (
    <div className={styles.photograph} data-cut="2">
      <Picture photograph={photograph} sizes="(min-width: 40rem) 34rem, 90vw" />
    </div>
  );
}
