import { Seam } from '#quilt/Seam.tsx';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Program } from '#content/check-content.ts';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import styles from './NotSure.module.css';

type Props = ProgramsPage['closing'] & { programs: readonly Program[] };

/** Programs' closing call, for visitors who have not found a program. */
export function NotSure({ heading, lead, member, contact, programs }: Props) {
  return (
    <section className={`${styles.call} band`} data-ground="news" aria-labelledby="not-sure">
      <Seam seed="not-sure" thread="dark" />
      <div className="wrap split">
        <h2 id="not-sure">{heading}</h2>
        <div>
          <p className="lead">{lead}</p>
          <p className={`${styles.actions} cluster`}>
            <Button to={member.to} label={member.label} emphasis="dark" />
            <Button to={contact.to} label={contact.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      </div>
      <ul className={`${styles.blocks} wrap`} role="list" data-print="off">
        {programs.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <BlockCopy id={id} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
