import { Button } from '#components/Button/Button.tsx';
import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './ValuesLine.module.css';

export function ValuesLine({ lines, art, chair, join }: AboutPage['valuesLine']) {
  return (
    <Band headingId="values-line" ground="horizon" flush="end" wide>
      <div className={styles.closing}>
        <h2 id="values-line">
          {lines.map((line) => (
            <span key={line} className="line">{`${line} `}</span>
          ))}
        </h2>
        <div className={styles.women}>
          <Scene name="about-closing-wide" narrow="about-closing-narrow" below={60} alt={art} />
        </div>
        <div className={styles.seat} data-ground="aubergine">
          <div className={styles.chair}>
            <Scene name="empty-chair" alt={chair} />
            <p>
              <Button to={join.to} label={join.label} />
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
