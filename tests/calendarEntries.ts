import ICAL from 'ical.js';
import ical from 'node-ical';

/** An entry as a calendar program shows it, with its instants in UTC. */
export interface Entry {
  uid: string;
  stamp: string;
  start: string;
  end: string;
  title: string;
  location: string;
  description: string;
  organizer: string;
  page: string;
}

/** The entries of a calendar file, read by `ical.js`. */
export function entriesOf(text: string): Entry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => component.getFirstPropertyValue(name);
    const instant = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString();
    return {
      uid: String(value('uid')),
      stamp: instant('dtstamp'),
      start: instant('dtstart'),
      end: instant('dtend'),
      title: String(value('summary')),
      location: String(value('location')),
      description: String(value('description')),
      organizer: String(value('organizer')),
      page: String(value('url')),
    };
  });
}

/** The same, read by `node-ical`, which shares no code with `ical.js`. */
export function otherEntriesOf(text: string): Entry[] {
  const plain = (value: unknown) => (value instanceof Object && 'val' in value ? String(value.val) : String(value));
  return Object.values(ical.sync.parseICS(text)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return [];
    return {
      uid: entry.uid,
      stamp: entry.dtstamp.toISOString(),
      start: entry.start.toISOString(),
      end: entry.end?.toISOString() ?? '',
      title: plain(entry.summary),
      location: plain(entry.location),
      description: plain(entry.description),
      organizer: plain(entry.organizer),
      page: plain(entry.url),
    };
  });
}
