import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Testimonial } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Testimonials.module.css';

interface Props {
  testimonials: readonly WithPhotograph<Testimonial>[];
}

/** Quotations about us, each on a patch of cloth; nothing without any. */
export function Testimonials({ testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Band headingId="testimonials" heading="In their own words" ground="petal">
      <div className={styles.testimonials}>
        {testimonials.map(({ id, quotation, name = 'A member', role, photograph }, index) => (
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
    </Band>
  );
}
