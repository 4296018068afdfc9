import { Fragment, type ReactNode } from 'react';
import { addressLine, cityName, mapLink, shownAddress } from '#content/address.ts';
import { letterLink } from '#lib/letterLinks.ts';
import type { LetterGroup } from '#content/letters.ts';
import { organizationFacts } from '#content/schemas/facts.ts';
import type { Page, Site } from '#content/model.ts';
import { AirmailEdge } from './AirmailEdge.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { EmailLink, SocialLink, TelephoneLink } from '#components/Links/Links.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { FilledText, Sentence } from '#components/Text/Text.tsx';
import styles from './Contact.module.css';

type Props = Page<'contact'>['hero'] &
  Pick<Page<'contact'>, 'details'> & {
    name: string;
    site: Site;
    /** The label of the link to a map, as on event cards. */
    map: string;
    /** The Letters, a LetterHead and the form. */
    children: ReactNode;
  };

export function Contact(props: Props) {
  const { name, heading, lead, details, site, map, children } = props;
  return (
    <section className={styles.section} data-ground="sky">
      <div className={`${styles.spread} wrap`}>
        <div className={styles.text}>
          <PageHeading lines={heading} name={name} />
          <p className="lead">{lead}</p>
          <p data-print="off">
            <a href="#crisis-lines">{site.crisisLines.heading}</a>
          </p>
          <FlushLayout />
        </div>
        <div className={styles.letter} data-ground="plain" data-cut="0" data-print="off">
          <AirmailEdge />
          {children}
        </div>
        <div className={styles.reach}>
          <Details details={details} site={site} map={map} />
        </div>
        <div className={styles.envelope}>
          <Scene name="envelope" alt="" />
        </div>
      </div>
    </section>
  );
}

/** Names the chosen letter, above its subject and message. It can be focused, so that whoever arrives at a letter hears which. */
export function LetterChosen() {
  return <p className={styles.about} tabIndex={-1} aria-live="polite" data-about="" />;
}

type WithoutScriptsProps = Page<'contact'>['form']['noScript'] & { email: string };

export function WithoutScripts({ strong, text, link, address, email }: WithoutScriptsProps) {
  return (
    <noscript className={styles.noScript}>
      <Notice strong={strong}>
        <Sentence text={text} link={{ label: link, to: '#topics' }} />
        <span>
          <FilledText text={` ${address}`} slot="email">
            <EmailLink email={email} />
          </FilledText>
        </span>
      </Notice>
    </noscript>
  );
}

type LettersProps = Pick<Page<'contact'>, 'topics' | 'filled' | 'kept' | 'gift'> & {
  groups: readonly LetterGroup[];
  /** The words for a monthly gift, with the placeholder {amount}. */
  everyMonth: string;
  address: string;
  greeting: string;
};

/** A chosen letter opens in the visitor's email program. With scripts, openLetters.ts puts it into the form instead. */
export function Letters(props: LettersProps) {
  const { topics, filled, kept, gift, groups, everyMonth, address, greeting } = props;
  return (
    <details
      className={styles.letters}
      open
      data-letters=""
      data-filled={filled}
      data-kept={kept}
      data-gift={gift}
      data-monthly={everyMonth}
    >
      <Summary id="topics">{topics}</Summary>
      <div>
        {groups.map(({ heading, letters }, index) => (
          <Fragment key={heading}>
            <p id={`letters-${index}`}>{heading}</p>
            <ul role="list" aria-labelledby={`letters-${index}`}>
              {letters.map(({ id, also, subject, message }) => (
                <li key={id}>
                  <a id={id} className="target" href={letterLink(address, subject, `${greeting}\n\n${message}`).href}>
                    {also?.map((other) => (
                      <span key={other} id={other} />
                    ))}
                    {subject}
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </details>
  );
}

/** The form's heading, whose id is `dear`, and the stamp on which the form sews a block for the visitor's name as she types. */
export function LetterHead({ salutation }: { salutation: string }) {
  return (
    <div className={styles.head}>
      <h2 id="dear">{salutation}</h2>
      <InlineDrawing name="cloth/stamp" className={styles.stamp} />
    </div>
  );
}

function Details({ details, site, map }: Pick<Props, 'details' | 'site' | 'map'>) {
  const { founder: _, ...facts } = site.organization ?? {};
  const { address, telephone } = facts;
  const rows = factRows(organizationFacts, facts, {
    ...(telephone !== undefined && { telephone: <TelephoneLink number={telephone} /> }),
    address: (
      <>
        {address ? shownAddress(address, site) : cityName(site)}
        <p data-print="off">
          <a className="target" href={address ? mapLink(addressLine(address, site)) : details.askOffice.to}>
            {address ? map : details.askOffice.label}
          </a>
        </p>
      </>
    ),
  });
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
        {rows.map(({ name, label, content }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
        <div data-print="off">
          <dt>{details.press.heading}</dt>
          <dd>
            <p>
              <a className="target" href={details.press.link.to}>
                {details.press.link.label}
              </a>
            </p>
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
