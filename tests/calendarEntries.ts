import ICAL from 'ical.js';

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

/** The entries of a calendar file. */
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
