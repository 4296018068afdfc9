import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Testimonial } from '#content/model.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { Site } from '#content/schemas/site.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Testimonials.module.css';

type Props = Site['testimonials'] & {
  testimonials: readonly WithPhotograph<Testimonial>[];
};

/** Quotations about us, each on a patch of cloth; nothing without any. */
export function Testimonials({ heading, unnamed, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Band headingId="testimonials" heading={heading} ground="petal">
      <div className={styles.testimonials}>
        {testimonials.map(({ id, quotation, name = unnamed, role, photograph }, index) => (
          <figure key={id} data-ground="plain" data-cut={index % 4}>
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
