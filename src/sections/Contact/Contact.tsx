import type { ReactNode } from 'react';
import { addressLine } from '#lib/address.ts';
import { labelOf } from '#content/facts.ts';
import { organizationFacts } from '#content/schemas/facts.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { PreparedLetter } from '#content/letters.ts';
import type { Site } from '#content/schemas/site.ts';
import { AirmailEdge } from './AirmailEdge.tsx';
import { drawingAddress } from '#drawings/drawing.ts';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { EmailLink, SocialLink, TelephoneLink } from '#components/Links/Links.tsx';
import styles from './Contact.module.css';

interface Props extends Omit<ContactPage['hero'], 'draft'>, Pick<ContactPage, 'details' | 'topics' | 'subjects'> {
  /** What links to this page fill in. */
  letters: readonly PreparedLetter[];
  /** Before what the letter is about. */
  about: string;
  name: string;
  site: Site;
  /** The heading of the form. Its id is `dear`. */
  salutation: string;
  /** The form. */
  children: ReactNode;
}

/** Contact's opening: ways to reach us, and the form as a letter that overlaps the section's lower edge. */
export function Contact(props: Props) {
  const { name, heading, lead, details, about, topics, subjects, letters, site, salutation, children } = props;
  return (
    <section className={styles.section} data-ground="sky">
      <div className={`${styles.spread} wrap`}>
        <div className={styles.text}>
          <PageHeading lines={heading} name={name} />
          <p className="lead">{lead}</p>
          <FlushLayout />
          <Details details={details} site={site} />
        </div>
        <div className={styles.envelope} data-print="off">
          <Scene name="envelope" alt="" />
        </div>
        <div className={styles.letter} data-ground="plain" data-cut="4" data-print="off">
          <AirmailEdge />
          {/* Targets of links from other pages, which fill in the subject: see browser/subject.ts. */}
          {letters.map(({ id, subject, message }) => (
            <p key={id} id={id} className={styles.about}>
              {`${about} `}
              <b data-subject={message ?? ''}>{subject}</b>
            </p>
          ))}
          <details className={styles.topics}>
            <summary>{topics}</summary>
            <ul role="list">
              {subjects.map(({ id, subject }) => (
                <li key={id}>
                  <a className="target" href={`#${id}`}>
                    {subject}
                  </a>
                </li>
              ))}
            </ul>
          </details>
          {/* The visitor's name is sewn on the stamp as she types: src/islands/ContactForm/sewStamp.ts. */}
          <div className={styles.head} data-blocks={drawingAddress('stamp-blocks')}>
            <h2 id="dear">{salutation}</h2>
            <InlineDrawing name="cloth/stamp" className={styles.stamp} />
          </div>
          <FlushLayout />
          {children}
        </div>
      </div>
    </section>
  );
}

/** Ways to reach us. */
function Details({ details, site }: Pick<Props, 'details' | 'site'>) {
  const { address, telephone } = site.organization ?? {};
  const addressLabel = address ? labelOf(organizationFacts, 'address') : details.city;
  const location = address ? addressLine(address, site.city) : site.city;
  return (
    <>
      <h2 className="visually-hidden">{details.heading}</h2>
      <dl className={styles.details}>
        <div>
          <dt>{details.email}</dt>
          <dd data-mail="">
            <EmailLink email={site.email} />
          </dd>
        </div>
        {telephone !== undefined && (
          <div>
            <dt>{labelOf(organizationFacts, 'telephone')}</dt>
            <dd>
              <TelephoneLink number={telephone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{addressLabel}</dt>
          <dd>
            {location}
            {!(address && telephone) && (
              <p data-print="off">
                <a className="target" href={details.askOffice.to}>
                  {details.askOffice.label}
                </a>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{details.social}</dt>
          <dd className={styles.social}>
            {site.social.map((network) => (
              <SocialLink key={network.url} network={network} />
            ))}
          </dd>
        </div>
      </dl>
    </>
  );
}
