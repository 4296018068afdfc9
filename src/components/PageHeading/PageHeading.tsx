import { DisplayLines } from '#components/DisplayLines/DisplayLines.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import { PageLabel } from '#components/PageLabel/PageLabel.tsx';

interface Props {
  lines: readonly string[];
  /** The page's name, on a label above the heading. */
  name?: string | undefined;
  /** The label's cloth, which differs from the ground. */
  cloth?: 'marigold' | 'petal' | 'sky' | undefined;
  /** Off where the heading's place depends on what follows it: it might be painted before that arrives. */
  layOut?: boolean;
}

/** A page's heading, and the point up to which a browser lays the page out first. */
export function PageHeading({ lines, name, cloth, layOut = true }: Props) {
  return (
    <>
      {name !== undefined && <PageLabel name={name} cloth={cloth} />}
      <h1>
        <DisplayLines lines={lines} />
      </h1>
      {layOut && <LayOutNow />}
    </>
  );
}
