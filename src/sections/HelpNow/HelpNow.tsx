import type { Site } from '#content/schemas/site.ts';
import { fill } from '#lib/text.ts';
import styles from './HelpNow.module.css';

/** For somebody in distress: whom to call or text, and where to read on. /contact#help leads here. */
export function HelpNow({ heading, lead, call, text, lines }: Site['help']) {
  return (
    <aside id="help" className={styles.help} aria-labelledby="help-heading">
      <div>
        <h2 id="help-heading">{heading}</h2>
        <p>{lead}</p>
      </div>
      <dl>
        {lines.map((line) => (
          <div key={line.need}>
            <dt>{line.need}</dt>
            <dd>
              {line.call !== undefined && (
                <a className="target" href={`tel:${digitsOf(line.call)}`}>
                  {fill(call, { number: line.call })}
                </a>
              )}
              {line.text !== undefined && (
                <a className="target" href={`sms:${digitsOf(line.text)}`}>
                  {fill(text, { number: line.text })}
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

function digitsOf(number: string): string {
  return number.replaceAll('-', '');
}
