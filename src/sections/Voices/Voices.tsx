import { Seam } from '#art/Seam.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Voice } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { FactLabels } from '#schemas/facts.ts';
import styles from './Voices.module.css';

interface Props {
  voices: readonly WithPhotograph<Voice>[];
  labels: FactLabels['voices'];
}

/** Quotations about us, each on a patch of cloth; nothing without any. */
export function Voices({ voices, labels }: Props) {
  if (voices.length === 0) return null;
  return (
    <section className="band" data-ground="petal" aria-labelledby="voices">
      <Seam seed="seam-voices" thread="dark" />
      <div className="wrap">
        <h2 id="voices">{labels.heading}</h2>
        <div className={styles.voices}>
          {voices.map(({ id, quotation, name = labels.nobody, role, photograph }, index) => (
            <figure key={id} data-ground="plain" data-cut={index % 6}>
              <blockquote>“{quotation}”</blockquote>
              <figcaption>
                <Portrait seed={id} photograph={photograph} />
                <p>
                  <b>{name}</b>
                  {role !== undefined && (
                    <>
                      <br />
                      {role}
                    </>
                  )}
                </p>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
