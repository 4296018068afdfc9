import type { Entry, Overview } from '../protocol.ts';

interface Props {
  overview: Overview;
  /** The part of the address behind the #. */
  route: string;
}

/** The list of everything there is to edit. */
export function Contents({ overview: { entries }, route }: Props) {
  const of = (kind: Entry['kind'], group?: string) =>
    entries.filter((entry) => entry.kind === kind && (group === undefined || entry.group === group));
  const upcoming = of('event', 'upcoming').sort((a, b) => a.order.localeCompare(b.order));
  // Past events: the latest first.
  const past = of('event')
    .filter(({ group }) => group !== 'upcoming')
    .sort((a, b) => b.order.localeCompare(a.order));
  const programs = of('program').sort((a, b) => Number(a.order) - Number(b.order));
  return (
    <nav className="contents" aria-label="What to edit">
      <Part heading="Upcoming events" entries={upcoming} route={route} />
      <p>
        <a href="#/new/event">Add an event</a>
      </p>
      <Part heading="Past events" entries={past} route={route} />
      <Part heading="Programs" entries={programs} route={route} />
      <p>
        <a href="#/new/program">Add a program</a>
      </p>
      <Part heading="Pages" entries={of('page')} route={route} />
      <Part heading="The organization" entries={[...of('organization'), ...of('menus')]} route={route} />
      <h2>More</h2>
      <ul>
        <Item address="#/photographs" route={route} words="Photographs" />
        <Item address="#/undo" route={route} words="Undo" />
      </ul>
    </nav>
  );
}

function Part({ heading, entries, route }: { heading: string; entries: readonly Entry[]; route: string }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ file, title, draft }) => (
          <Item key={file} address={`#/file/${file}`} route={route} words={title} draft={draft} />
        ))}
      </ul>
    </>
  );
}

function Item({
  address,
  route,
  words,
  draft = false,
}: {
  address: string;
  route: string;
  words: string;
  draft?: boolean;
}) {
  return (
    <li>
      <a href={address} aria-current={address === route ? 'page' : undefined}>
        {words} {draft && <span className="draft">draft</span>}
      </a>
    </li>
  );
}
