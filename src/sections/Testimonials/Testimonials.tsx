import { LinkedText, LongText } from '#components/LongText/LongText.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Site, Testimonial } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import type { Ground } from '#lib/cloth.ts';
import { typeSize } from '#lib/text.ts';
import styles from './Testimonials.module.css';

type Props = Site['testimonials'] & {
  testimonials: readonly Testimonial[];
  ground?: Ground;
};

/** The characters above which a quotation is set as text to read, and as a small one. */
const LONG = [120, 360];

/** The letters of the longest word of a short quotation that fits the narrowest phone. */
const ROOM = 11;

export function Testimonials({ heading, unnamed, testimonials, ground }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Band headingId="testimonials" heading={heading} quiet ground={ground} seam>
      <ul className={styles.voices} role="list" data-alone={testimonials.length === 1 || undefined}>
        {testimonials.map(({ id, quotation, name = unnamed, role, language, image }) => (
          <li key={id} data-long={LONG.findLast((letters) => quotation.length > letters)}>
            <blockquote data-fit={typeSize(quotation, ROOM)} lang={language} dir={language && 'auto'}>
              {quotation.includes('\n') ? <LongText text={`“${quotation}”`} /> : <LinkedText text={`“${quotation}”`} />}
            </blockquote>
            <div>
              <Portrait seed={id} image={image} />
              <p>
                <b>{name}</b>
                {role !== undefined && (
                  <>
                    <br />
                    {role}
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
