import { BlockPicture } from '#quilt/Block.tsx';
import { lookOf } from '#quilt/looks.ts';
import { seededRandom } from '#quilt/random.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Image } from '#content/pictures.ts';
import styles from './Portrait.module.css';

interface Props {
  /** The person's name or id, which decides the block. */
  seed: string;
  image?: Image | undefined;
}

const CLOTHS = ['petal', 'marigold', 'sky', 'oxblood', 'indigo'] as const;

export function Portrait({ seed, image }: Props) {
  const colour = seededRandom(`cloth-${seed}`).pick(CLOTHS);
  return (
    <div className={styles.portrait} data-cut={seed.length % 4}>
      {image ? <Picture image={image} sizes="12rem" /> : <BlockPicture look={lookOf({ id: seed, colour })} />}
    </div>
  );
}
