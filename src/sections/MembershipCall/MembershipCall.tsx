import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Program } from '#content/check-content.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './MembershipCall.module.css';

type Props = ProgramsPage['closing'] & { programs: readonly Program[] };

/** Programs' closing call, for visitors who have not found a program. */
export function MembershipCall({ heading, lead, member, contact, programs }: Props) {
  return (
    <Band
      headingId="membership"
      heading={heading}
      beside={
        <div>
          <p className="lead">{lead}</p>
          <p className={`${styles.actions} cluster`}>
            <Button to={member.to} label={member.label} emphasis="dark" />
            <Button to={contact.to} label={contact.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      }
      ground="news"
      flush="end"
    >
      <ul className={styles.blocks} role="list" data-print="off">
        {programs.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <BlockCopy id={id} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
