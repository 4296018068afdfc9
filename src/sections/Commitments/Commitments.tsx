import type { ReactNode } from 'react';
import { labelOf } from '#content/facts.ts';
import { type OrganizationFacts, organizationFacts } from '#content/schemas/facts.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Commitments.module.css';

interface Props extends Pick<OrganizationFacts, 'land' | 'saferSpace' | 'statements' | 'annualReport'> {
  /** The link to a statement that is published elsewhere. */
  more: string;
}

/** Land acknowledgement, safer space policy, statements and the annual report; nothing without any. */
export function Commitments({ land, saferSpace, statements = [], annualReport, more }: Props) {
  const items: { title: string; content: ReactNode }[] = [
    ...(land === undefined ? [] : [{ title: labelOf(organizationFacts, 'land'), content: land }]),
    ...(saferSpace === undefined ? [] : [{ title: labelOf(organizationFacts, 'saferSpace'), content: saferSpace }]),
    ...statements.map(({ title, text, url }) => ({
      title,
      content: (
        <>
          {text}
          {url !== undefined && (
            <>
              {text !== undefined && ' '}
              <a href={url}>
                {more}
                <span className="visually-hidden">{`: ${title}`}</span>
              </a>
            </>
          )}
        </>
      ),
    })),
  ];
  if (items.length === 0 && annualReport === undefined) return null;
  return (
    <Band headingId="commitments" heading={labelOf(organizationFacts, 'statements')}>
      <div className={styles.items}>
        {items.map(({ title, content }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
          </div>
        ))}
        {annualReport !== undefined && (
          <p>
            <a href={annualReport}>{labelOf(organizationFacts, 'annualReport')}</a>
          </p>
        )}
      </div>
    </Band>
  );
}
