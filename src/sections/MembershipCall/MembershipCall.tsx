import { Band } from '#components/Band/Band.tsx';
import { Call } from '#components/Call/Call.tsx';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';

export function MembershipCall({ heading, member, contact }: ProgramsPage['closing']) {
  const call = <Call first={member} second={contact} />;
  return <Band headingId="membership" heading={heading} beside={call} ground="marigold" />;
}
