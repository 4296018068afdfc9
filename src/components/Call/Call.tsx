import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';

interface Props {
  lead: ReactNode;
  first: { label: string; to: string };
  second: { label: string; to: string };
}

export function Call({ lead, first, second }: Props) {
  return (
    <div className="stack">
      <p className="lead">{lead}</p>
      <p className="cluster">
        <Button {...first} emphasis="dark" />
        <Button {...second} emphasis="quiet" edge={1} />
      </p>
    </div>
  );
}
