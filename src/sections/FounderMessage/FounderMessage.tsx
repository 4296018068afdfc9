import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './FounderMessage.module.css';

type Props = Page<'about'>['founder'] & {
  name: string | undefined;
  /** Whether the page names anybody who runs the organization. */
  isAnybodyNamed: boolean;
};

export function FounderMessage({ heading, saying, paragraphs, signature, unsigned, name, isAnybodyNamed }: Props) {
  return (
    <Band headingId="founder" heading={heading} quiet ground="aubergine">
      <p className={styles.saying}>{saying}</p>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {!isAnybodyNamed && (
          <p data-print="off">
            <a className="target" href={unsigned.to}>
              {unsigned.label}
            </a>
          </p>
        )}
        {name !== undefined && (
          <div className={styles.signature}>
            <svg viewBox="0 0 560 124" aria-hidden="true">
              <path className={styles.running} d="M4 90C40 83 78 97 118 88" />
              <path
                className={styles.thread}
                pathLength="1"
                d="M118 88C150 80 178 22 159 16S130 97 160 99S216 31 201 26S174 93 202 97S250 44 256 60S240 98 268 95S312 52 317 66S306 98 338 90S398 58 438 64"
              />
              <g className={styles.pull}>
                <path className={styles.needle} d="M420 72L431 61L554 16L437 70Z" />
                <path className={styles.eye} d="M432 66L447 60" />
              </g>
            </svg>
            <p>
              {/* A signature with her last name says her name already, with or without a middle name. */}
              {!signature.includes(name.split(' ').at(-1) ?? name) && (
                <>
                  <b>{name}</b>
                  <br />
                </>
              )}
              {signature}
            </p>
          </div>
        )}
      </div>
    </Band>
  );
}
