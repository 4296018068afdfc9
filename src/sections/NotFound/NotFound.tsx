import { Button } from '#components/Button/Button.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import type { Navigation, Page } from '#content/model.ts';
import styles from './NotFound.module.css';

type Props = Page<'notFound'>['message'] & {
  elsewhere: Navigation['header'];
};

/** How each row around the missing piece fits. Only the last piece of a row is cut, at the seam or the page's edge. */
const PIECES = {
  top: 'xMinYMid slice',
  left: 'none',
  bottom: 'xMinYMid slice',
  squares: 'none',
  rings: 'xMidYMid slice',
} as const;

export function NotFound({ number, heading, lead, home, links, elsewhere }: Props) {
  return (
    <section className={styles.missing}>
      {Object.entries(PIECES).map(([name, fit]) => (
        <div key={name} className={`${styles.piece} ${styles[name]}`}>
          <InlineDrawing name={`cloth/lost-${name}`} fit={fit} />
        </div>
      ))}
      <div className={styles.hole}>
        <h1>
          <span className={`line ${styles.number}`}>{`${number} `}</span>
          <span className={`line ${styles.heading}`}>{heading}</span>
        </h1>
        <p className="lead">{lead}</p>
        <p>
          <Button to={home.to} label={home.label} emphasis="dark" />
        </p>
        <div>
          <h2>{links}</h2>
          <ul className="links cluster" role="list">
            {elsewhere
              .filter((link) => link.to !== home.to)
              .map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className={styles.lost}>
        <Scene name="lost-piece" alt="" />
      </div>
    </section>
  );
}
