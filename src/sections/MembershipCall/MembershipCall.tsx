import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { ProgramsPage } from '#content/schemas/pages/programs.ts';

export function MembershipCall({ heading, member, contact }: ProgramsPage['closing']) {
  const ways = (
    <p className="cluster">
      <Button {...member} emphasis="dark" />
      <Button {...contact} emphasis="quiet" edge={1} />
    </p>
  );
  return <Band headingId="membership" heading={heading} beside={ways} ground="marigold" />;
}
