import type { ReactNode } from 'react';
import { AskUs } from '#components/AskUs/AskUs.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { SocialLink } from '#components/SocialLink/SocialLink.tsx';
import { TelephoneLink } from '#components/TelephoneLink/TelephoneLink.tsx';
import { addressLine } from '#lib/address.ts';
import { labelOf } from '#content/facts.ts';
import { organizationFacts } from '#content/schemas/facts.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { Site } from '#content/schemas/site.ts';
import { AirmailEdge } from './AirmailEdge.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import styles from './Contact.module.css';
import { Stamp } from './Stamp.tsx';

interface Props extends Omit<ContactPage['hero'], 'draft'>, Pick<ContactPage, 'details' | 'subjects'> {
  name: string;
  site: Site;
  /** The heading of the form. Its id is `dear`. */
  salutation: string;
  /** The form. */
  children: ReactNode;
}

/** Contact's opening: ways to reach us, and the form as a letter that overlaps the section's lower edge. */
export function Contact(props: Props) {
  const { name, heading, lead, details, subjects, site, salutation, children } = props;
  return (
    <section className={styles.section} data-ground="sky">
      <div className={`${styles.spread} wrap`}>
        <div className={styles.text}>
          <PageHeading lines={heading} name={name} />
          <p className="lead">{lead}</p>
          <LayOutNow />
          <Details details={details} site={site} />
        </div>
        <div className={styles.envelope} data-print="off">
          <Scene name="envelope" alt="" />
        </div>
        <div className={styles.letter} data-ground="plain" data-cut="4" data-print="off">
          <AirmailEdge />
          {/* Targets of links from other pages, which fill in the subject: see browser/subject.ts. */}
          {subjects.map(({ id, subject, message }) => (
            <p key={id} id={id} className={styles.about}>
              About: <b data-subject={message ?? ''}>{subject}</b>
            </p>
          ))}
          <div className={styles.head}>
            <h2 id="dear">{salutation}</h2>
            <Stamp />
          </div>
          <LayOutNow />
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
          <dd>
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
            <AskUs
              schema={organizationFacts}
              facts={site.organization}
              names={['address', 'telephone']}
              to="#office"
              about={details.heading}
            />
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
