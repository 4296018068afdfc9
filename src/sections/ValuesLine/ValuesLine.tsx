import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { Scene } from '#components/Drawing/Drawing.tsx';
import styles from './ValuesLine.module.css';

type Props = Page<'about'>['valuesLine'] & { save: Page<'about'>['savedChair'] };

export function ValuesLine({ lines, art, chair, join, save }: Props) {
  return (
    <Band headingId="values-line" ground="horizon" flush="end" wide>
      <div className={styles.closing}>
        <h2 id="values-line">
          {lines.map((line) => (
            <span key={line} className="line">{`${line} `}</span>
          ))}
        </h2>
        <div className={styles.women}>
          <Scene name="about-closing-wide" narrow="about-closing-narrow" below={64} alt={art} />
        </div>
        <div className={styles.seat} data-ground="aubergine">
          {save.heading && (
            <h3 id="saved" tabIndex={-1} data-cloth="petal" data-cut="2" hidden>
              {save.saved}
            </h3>
          )}
          <div className={styles.chair}>
            <Scene name="empty-chair" alt={chair} />
            {save.heading && (
              <svg viewBox="0 0 480 760" aria-hidden="true">
                <g id="block" />
              </svg>
            )}
            <p>
              <Button to={join.to} label={join.label} />
            </p>
          </div>
        </div>
        {save.heading && <SaveChair {...save} />}
      </div>
    </Band>
  );
}

/** loadChair.client.ts shows it. The form submits to nowhere: its browser only says what is missing. */
function SaveChair({ heading, name, copy, send, copied, sent }: Page<'about'>['savedChair']) {
  return (
    <form className={styles.save} method="dialog" data-ground="oxblood" data-print="off" hidden>
      <h3>{heading}</h3>
      {/* Its back is empty until the first letter. On a phone the keys cover the large one. */}
      <svg viewBox="50 20 380 460" aria-hidden="true">
        <path d="M84 20h38l12 330h212l10-330h40l-10 330 44 124H50l48-124Z" fill="var(--poppy)" />
        <path className="st" d="M113 48H366L357 277H123Z" />
        <use href="#block" />
      </svg>
      <label>
        {name}
        <input type="text" data-ground="plain" autoComplete="off" pattern=".*\p{L}.*" />
      </label>
      <Button type="submit" label={copy} />
      <span hidden>
        <Button type="submit" label={send} edge={1} />
      </span>
      {/* It may say an address, which must not be translated. */}
      <p role="status" translate="no" data-copied={copied} data-sent={sent} />
    </form>
  );
}
