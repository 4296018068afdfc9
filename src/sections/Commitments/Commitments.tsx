import { Band } from '#components/Band/Band.tsx';
import { Entries } from '#components/Entries/Entries.tsx';
import { labelOf } from '#content/facts.ts';
import { type OrganizationFacts, organizationFacts } from '#content/schemas/facts.ts';

type Props = Pick<OrganizationFacts, 'land' | 'saferSpace' | 'statements' | 'annualReport'> & {
  /** The text of a link to a statement. */
  read: string;
};

/** Land acknowledgement, safer space policy, statements and the annual report; nothing without any. */
export function Commitments({ land, saferSpace, statements = [], annualReport, read }: Props) {
  const entries = [
    ...(land === undefined ? [] : [{ title: labelOf(organizationFacts, 'land'), text: land }]),
    ...(saferSpace === undefined ? [] : [{ title: labelOf(organizationFacts, 'saferSpace'), text: saferSpace }]),
    ...statements.map(({ title, text, url }) => ({
      title,
      text:
        url === undefined ? (
          text
        ) : (
          <>
            {text}{' '}
            <a href={url}>
              {read}
              <span className="visually-hidden">{`: ${title}`}</span>
            </a>
          </>
        ),
    })),
  ];
  if (entries.length === 0 && annualReport === undefined) return null;
  return (
    <Band headingId="commitments" heading={labelOf(organizationFacts, 'statements')}>
      <Entries entries={entries} />
      {annualReport !== undefined && (
        <p>
          <a href={annualReport}>{labelOf(organizationFacts, 'annualReport')}</a>
        </p>
      )}
    </Band>
  );
}
