import { typeSize } from '#lib/text.ts';
import styles from './PageHeading.module.css';

interface LabelProps {
  name: string;
  /** It differs from the ground. */
  cloth?: 'marigold' | 'petal' | 'sky' | undefined;
}

/** The page's name as in the menu, on a label above its heading. It is for the eye, `SpokenName` for the ear. */
export function PageLabel({ name, cloth = 'petal' }: LabelProps) {
  return (
    <p className={styles.label} data-cloth={cloth} aria-hidden="true">
      {name}
    </p>
  );
}

/** The page's name at the beginning of its h1, for visitors who move by headings. */
export function SpokenName({ name }: Pick<LabelProps, 'name'>) {
  return <span className="visually-hidden">{`${name}: `}</span>;
}

interface Props extends LabelProps {
  lines: readonly string[];
  label?: boolean;
}

/** The letters of the longest word that fits the narrowest opening, which is Home's beside the portrait. */
const ROOM = 7;

export function PageHeading({ lines, name, cloth, label = true }: Props) {
  return (
    <>
      {label && <PageLabel name={name} cloth={cloth} />}
      <h1 className="lines" data-fit={typeSize(lines.join(' '), ROOM)}>
        <SpokenName name={name} />
        {lines.join('\n')}
      </h1>
    </>
  );
}
