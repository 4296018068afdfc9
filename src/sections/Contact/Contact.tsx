import type { ReactNode } from 'react';
import { shownAddress } from '#lib/address.ts';
import { labelOf } from '#content/facts.ts';
import { organizationFacts } from '#content/schemas/facts.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { Site } from '#content/schemas/site.ts';
import { AirmailEdge } from './AirmailEdge.tsx';
import { drawingAddress } from '#drawings/drawing.ts';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { EmailLink, SocialLink, TelephoneLink } from '#components/Links/Links.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import styles from './Contact.module.css';

interface Props extends Omit<ContactPage['hero'], 'draft'>, Pick<ContactPage, 'details' | 'about' | 'topics'> {
  name: string;
  site: Site;
  /** A LetterHead and the form. */
  children: ReactNode;
}

/** Contact's opening: ways to reach us, and the form as a letter that overlaps the section's lower edge. */
export function Contact(props: Props) {
  const { name, heading, lead, details, about, topics, site, children } = props;
  return (
    <section className={styles.section} data-ground="sky">
      <div className={`${styles.spread} wrap`}>
        <div className={styles.text}>
          <PageHeading lines={heading} name={name} />
          <p className="lead">{lead}</p>
          <p data-print="off">
            <a href="#help">{site.help.heading}</a>
          </p>
          <FlushLayout />
          <Details details={details} site={site} />
        </div>
        <div className={styles.envelope}>
          <Scene name="envelope" alt="" />
        </div>
        <div className={styles.letter} data-ground="plain" data-cut="0" data-print="off">
          <AirmailEdge />
          {/* The texts of letters come by browser/letters.ts. */}
          <p className={styles.about} tabIndex={-1} data-about="">
            {`${about} `}
            <b />
          </p>
          <details className={styles.topics} data-topics="">
            <Summary>{topics}</Summary>
            <ul role="list" />
          </details>
          <FlushLayout />
          {children}
        </div>
      </div>
    </section>
  );
}

/** The heading of the form, whose id is `dear`, and the stamp, on which the form sews the visitor's name as she types. */
export function LetterHead({ salutation }: { salutation: string }) {
  return (
    <div className={styles.head} data-blocks={drawingAddress('stamp-blocks')}>
      <h2 id="dear">{salutation}</h2>
      <InlineDrawing name="cloth/stamp" className={styles.stamp} />
    </div>
  );
}

/** Ways to reach us. */
function Details({ details, site }: Pick<Props, 'details' | 'site'>) {
  const { address, telephone } = site.organization ?? {};
  const addressLabel = address ? labelOf(organizationFacts, 'address') : details.city;
  const location = address ? shownAddress(address, site.city) : site.city;
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
            {!address && (
              <p data-print="off">
                <a className="target" href={details.askOffice.to}>
                  {details.askOffice.label}
                </a>
              </p>
            )}
          </dd>
        </div>
        {site.social.length > 0 && (
          <div>
            <dt>{details.social}</dt>
            <dd className={`${styles.social} cluster`}>
              {site.social.map((network) => (
                <SocialLink key={network.url} network={network} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
