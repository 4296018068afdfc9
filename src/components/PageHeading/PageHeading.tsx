import { DisplayLines } from '#components/DisplayLines/DisplayLines.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './PageHeading.module.css';

interface LabelProps {
  name: string;
  /** Differs from the ground. */
  cloth?: 'marigold' | 'petal' | 'sky' | undefined;
}

/** The page's name, as in the menu, on a label above its heading. */
export function PageLabel({ name, cloth = 'petal' }: LabelProps) {
  return (
    <p className={styles.label} data-cloth={cloth} data-print="off">
      {name}
    </p>
  );
}

interface Props extends Partial<LabelProps> {
  lines: readonly string[];
}

/** In letters: the longest word that fits the narrowest opening, Home's beside the portrait. */
const ROOM = 7;

/** A page's heading. */
export function PageHeading({ lines, name, cloth }: Props) {
  return (
    <>
      {name !== undefined && <PageLabel name={name} cloth={cloth} />}
      <h1 data-fit={typeSize(lines.join(' '), ROOM)}>
        <DisplayLines lines={lines} />
      </h1>
    </>
  );
}
