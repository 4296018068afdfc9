import { Sentence } from '#components/Text/Text.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';
import { Band } from '#components/Band/Band.tsx';

/** Programs' closing call, for visitors who have not found a program. */
export function MembershipCall({ heading, lead, member, contact }: ProgramsPage['closing']) {
  return (
    <Band
      headingId="membership"
      heading={heading}
      beside={
        <div className="stack">
          <p className="lead">
            <Sentence {...lead} />
          </p>
          <p className="cluster">
            <Button to={member.to} label={member.label} emphasis="dark" />
            <Button to={contact.to} label={contact.label} emphasis="quiet" edge={1} />
          </p>
        </div>
      }
      ground="marigold"
    />
  );
}
