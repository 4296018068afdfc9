import { Patch } from '#quilt/Patch.tsx';
import type { PatchDesign } from '#quilt/patchwork.ts';
import { bars, curves, geese, housetop } from '#quilt/patterns.ts';
import { Button } from '#components/Button/Button.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { Navigation } from '#content/schemas/navigation.ts';
import type { NotFoundPage } from '#content/schemas/pages/not-found.ts';
import styles from './NotFound.module.css';

type Props = NotFoundPage['message'] & {
  /** The main links of the header. */
  elsewhere: Navigation['header'];
};

/**
 * The quilt around the missing piece. Three sides are rows longer than any screen, which fill their boxes by the short side: only
 * the last piece of a row is cut, at the seam or the page's edge.
 */
const PIECES = [
  {
    name: 'top',
    width: 1800,
    height: 130,
    fit: 'xMinYMid slice',
    draw: (patchwork, quad) =>
      geese(
        patchwork,
        quad,
        { goose: ['poppy', 'oxblood', 'hibiscus', 'poppy'], sky: ['petal', 'petal', 'marigold'] },
        { count: 14, to: 'right' },
      ),
  },
  {
    name: 'left',
    width: 100,
    height: 900,
    fit: 'none',
    draw: (patchwork, quad) =>
      bars(patchwork, quad, ['poppy', 'oxblood', 'poppy', 'marigold', 'saffron'], {
        direction: 'down',
        weights: [2, 0.9, 1.6, 2.4, 1],
      }),
  },
  {
    name: 'bottom',
    width: 1800,
    height: 130,
    fit: 'xMinYMid slice',
    draw: (patchwork, quad) =>
      bars(patchwork, quad, ['indigo', 'denim', 'indigo', 'sky', 'indigo', 'denim', 'indigo', 'poppy', 'indigo'], {
        weights: [2, 0.5, 1.5, 0.5, 2.2, 0.5, 1, 0.5, 2],
      }),
  },
  {
    name: 'squares',
    width: 300,
    height: 300,
    fit: 'none',
    draw: (patchwork, quad) =>
      housetop(
        patchwork,
        quad,
        [
          ['indigo', 'indigo', 'denim', 'indigo'],
          ['poppy', 'poppy', 'hibiscus', 'poppy'],
          ['indigo', 'aubergine', 'indigo', 'indigo'],
        ],
        { rounds: 3, centre: 'petal', patch: 0.2 },
      ),
  },
  {
    name: 'rings',
    width: 450,
    height: 300,
    fit: 'xMidYMid slice',
    draw: (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['sky', 'denim', 'denim', 'sky'], round: ['indigo', 'poppy', 'petal', 'indigo'] },
        { turns: [2, 1, 3, 0], size: 0.86, rings: 3 },
      ),
  },
] as const satisfies readonly { name: string; width: number; height: number; fit: string; draw: PatchDesign }[];

/** The 404 page: a quilt with a missing piece, and in the gap the text and links. */
export function NotFound({ number, heading, lead, home, links, elsewhere }: Props) {
  return (
    <section className={styles.missing}>
      {PIECES.map(({ name, ...piece }) => (
        <div key={name} className={`${styles.piece} ${styles[name]}`} data-print="off">
          <Patch seed={`miss-${name}`} {...piece} />
        </div>
      ))}
      <div className={styles.hole} data-ground="plain">
        <h1>{number}</h1>
        <p className={styles.heading}>{heading}</p>
        <p className="lead">{lead}</p>
        <p>
          <Button to={home.to} label={home.label} emphasis="dark" />
        </p>
        <nav aria-labelledby="elsewhere">
          <h2 id="elsewhere">{links}</h2>
          <ul>
            {elsewhere
              .filter((link) => link.to !== home.to)
              .map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <div className={styles.lost}>
        <Scene name="lost-piece" alt="" />
      </div>
    </section>
  );
}
