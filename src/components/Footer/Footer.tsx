import { EmailLink, SocialLink, TelephoneLink } from '#components/Links/Links.tsx';
import { cityName, shownAddress } from '#content/address.ts';
import { hostOf } from '#lib/links.ts';
import { typeSize } from '#lib/text.ts';
import type { Navigation, Site } from '#content/model.ts';
import styles from './Footer.module.css';

interface Props {
  site: Site;
  navigation: Navigation;
  /** The year of the build. layouts/year.client.ts updates it. */
  year: string;
}

export function Footer({ site, navigation, year }: Props) {
  const address = site.organization?.address;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns} data-print="off">
          <p className={styles.blurb}>{site.blurb}</p>
          {navigation.footer.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul className="links" role="list">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <WaysToReachUs site={site} heading={navigation.contactHeading} />
        </div>
        <svg className={styles.shore} aria-hidden="true">
          <path className={styles.rails} d="M0 23H2600" />
          <g className={styles.streetcar}>
            <path fill="var(--poppy)" d="M52 4L94 3L95 20L51 20Z" />
            <path fill="var(--cotton)" d="M56 8h8v5h-8zM68 8h8v5h-8zM80 7h9v6h-9z" />
          </g>
          <path fill="var(--denim)" d="M0 31L2600 29V35H0Z" />
          <path fill="var(--sky)" d="M0 40L2600 38V41H0Z" />
        </svg>
        <span className={styles.name} data-fit={typeSize(site.name, 10)} aria-hidden="true" translate="no">
          {site.name}
        </span>
        <div className={styles.last}>
          <p>
            © <span data-year="">{year}</span> <span translate="no">{site.name}</span>
          </p>
          {address ? <p translate="no">{shownAddress(address, site)}</p> : <p>{cityName(site)}</p>}
          <p data-print="off">
            <a href="/contact#crisis-lines">{site.crisisLines.heading}</a>
          </p>
          <p className={styles.site} translate="no">{`${hostOf(site.url)} · ${site.email}`}</p>
        </div>
      </div>
    </footer>
  );
}

function WaysToReachUs({ site, heading }: Pick<Props, 'site'> & { heading: string }) {
  const telephone = site.organization?.telephone;
  return (
    <div className={styles.reach}>
      <h2>{heading}</h2>
      <ul className="links" role="list">
        <li>
          <EmailLink email={site.email} />
        </li>
        {telephone !== undefined && (
          <li>
            <TelephoneLink number={telephone} />
          </li>
        )}
        {site.social.map((network) => (
          <li key={network.url}>
            <SocialLink network={network} />
          </li>
        ))}
      </ul>
    </div>
  );
}
