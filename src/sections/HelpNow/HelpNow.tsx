import type { Site } from '#content/schemas/site.ts';
import { fill } from '#lib/text.ts';
import styles from './HelpNow.module.css';

/** For somebody in distress: whom to call or text, and where to read on. /contact#help leads here. */
export function HelpNow({ heading, lead, call, sms, lines }: Site['help']) {
  return (
    <aside id="help" className={styles.help} aria-labelledby="help-heading">
      <h2 id="help-heading">{heading}</h2>
      <p>{lead}</p>
      <dl>
        {lines.map((line) => (
          <div key={line.need}>
            <dt>{line.need}</dt>
            <dd className="cluster">
              {line.call !== undefined && (
                <a className="target" href={`tel:${digitsOf(line.call)}`}>
                  <span className="whole">{fill(call, { number: line.call })}</span>
                </a>
              )}
              {line.sms !== undefined && (
                <a className="target" href={`sms:${digitsOf(line.sms)}`}>
                  <span className="whole">{fill(sms, { number: line.sms })}</span>
                </a>
              )}
              {line.website && (
                <a className="target" href={line.website.url}>
                  {line.website.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** In an address, where # would begin something else. */
function digitsOf(number: string): string {
  return encodeURIComponent(number.replaceAll(/[^\d#*]/g, ''));
}
