import { Band } from '#components/Band/Band.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Page } from '#content/model.ts';

export function MembershipCall({ heading, member, contact }: Page<'programs'>['closing']) {
  const ways = (
    <p className="cluster">
      <Button {...member} emphasis="dark" />
      <Button {...contact} emphasis="quiet" edge={1} />
    </p>
  );
  return <Band headingId="membership" heading={heading} beside={ways} ground="marigold" />;
}
