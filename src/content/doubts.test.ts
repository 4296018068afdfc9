import { expect, test } from 'vitest';
import { doubtsIn } from '#content/doubts.ts';
import { formatProblem, YamlFile } from '#content/yamlFile.ts';
import { changed, CIRCLE, circle, files, NOW } from '../../tests/support/validContent.ts';
import { table } from '../../tests/table.ts';
import { site as siteSchema } from '#content/schemas/site.ts';

const SITE = 'content/site.yaml';

const AUTUMN = new Date(Date.parse('2025-11-01T12:00:00-04:00'));

const asked = new Set<string>();

function doubts(file: string, text: string, now = NOW): string[] {
  const found = doubtsIn(new YamlFile(file, text), now, new YamlFile(SITE, files[SITE] ?? '')).map(formatProblem);
  for (const question of found) asked.add(question);
  return found;
}

// Columns: a part of an event on Saturday, March 6, 2027, from 10 to 12; its replacement; the question about it, if any.
test.each(
  table(`
A morning of stories. | Come on Fri. Mar. 6th.                       | "description": says “Fri. Mar. 6th”, which is Saturday, March 6, 2027.
A morning of stories. | Saturday, March 6, 2026                      | Correct the weekday, the day or the year
A morning of stories. | Write by Wednesday, March 3. On Saturday, March 6, come. |
A morning of stories. | Friday and Saturday, March 5 and 6.          |
A morning of stories. | Join us on March 7, 2026.                    | "description": says “March 7, 2026”, and the date is Saturday, March 6, 2027
title: Story Circle   | title: "March 13, 2027: Stories"             | "title": says “March 13, 2027”, and the date is
A morning of stories. | Join us on March 6, 2027, or on April 3, 2027. |
A morning of stories. | Register by March 1, 2027.                   |
A morning of stories. | We have met since May 4, 2021.               |
A morning of stories. | We go on with it on March 13, 2027.↵status: cancelled |
A morning of stories. | Also on March 13, 2027, 7–9 pm.↵endDate: 2027-04-10 |
A morning of stories. | Stories from 11 a.m. to 1 p.m.               | "description": says “11 a.m. to 1 p.m.”, and the hours of the event are 10:00 AM–12:00 PM
A morning of stories. | Stories, 7–9 pm                              | "description": says “7–9 pm”
A morning of stories. | Stories, 11 to 12 p.m., for 5 to 7 people.   |
A morning of stories. | Call us Monday to Friday, 9 a.m. to 5 p.m.        |
A morning of stories. | From 10 to noon. A second circle meets 10:30–11:30 am, a third 1–3 pm. |
"10:00"↵end: "12:00"  | "01:00"↵end: "12:00"                         | "start": is in the morning
"10:00"               | 7:00                                         |
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "08:30"↵end: "12:00"↵location: Main Library↵description: Tables stand since Friday, 8 p.m. |
Story Circle↵group: upcoming↵date: 2027-03-06↵start: "10:00" | An Evening of Poems↵group: upcoming↵date: 2027-03-06↵start: "07:00" | "start": is in the morning
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "07:00"↵end: "09:00"↵location: Main Library↵description: Join us at 7 PM. | "start": is in the morning
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "06:30"↵end: "12:00"↵location: Main Library↵description: We leave at 6:30 a.m. |
2027-03-06            | 2027-01-03                                   | "date": is in the past
2027-03-06            | 2027-01-30↵endDate: 2027-02-01               |
2027-03-06            | 2028-03-04                                   | "date": is more than a year ahead
A morning of stories. | CANCELLED! The ice is closed.                | "description": says “CANCELLED”. Choose it under Status
A morning of stories. | This event has been postponed.               | "description": says “has been postponed”
A morning of stories. | Last year, this was sold out.                |
A morning of stories. | If it is cancelled, we call you.             |
Story Circle          | Story Circle (sold out)                      | "title": says “sold out”. Choose it under Status
title: Story Circle   | status: cancelled↵title: Cancelled Story Circle |
A morning of stories. | Stories, on Zoom.                            | "description": says “on Zoom”, and the event is in person
A morning of stories. | Stories, on Zoom.↵attendance: hybrid↵facts: { online: { text: Join us. } } |
A morning of stories. | Stories.↵more: The circle is sold out.       | "more": says “is sold out”
Main Library          | Online                                       | "location": says “Online”, and the event is in person
Main Library          | Virtual Reality Room                         |
A morning of stories. | See you tomorrow!                            | "description": has “tomorrow”, which is another day
A morning of stories. | We meet this weekend in Parkdale.            | "description": has “this weekend”
A morning of stories. | A gift for this holiday season, and the last Saturday of it. |
A morning of stories. | Stories of tomorrow, and tomorrow’s women.   |
A morning of stories. | Send $5 by e-Transfer to giving@example.org. | "description": has “giving@example.org”, and Email for e-Transfers is etransfer@blackwomenempowered.example
A morning of stories. | Send it by e-Transfer to etransfer@blackwomenempowered.example. |
A morning of stories. | Tickets may be transferred: giving@example.org. |
A morning of stories. | Write to hello@gmial.com.                    | "description": has “@gmial.com”, which is seldom right
A morning of stories. | Write to hello@blackwomenempowerd.example.   | "description": has “@blackwomenempowerd.example”
A morning of stories. | The passcode: 4829                           | "description": has “passcode: 4829”, which everybody can read here
A morning of stories. | The buzzer code is on the door.              | "description": has “buzzer code”
A morning of stories. | Make strong passwords, and know your password or PIN. |
A morning of stories. | Donors get a tax receipt.                    | "description": speaks of tax receipts
A morning of stories. | We cannot give a tax receipt.                |
Main Library          | TBD                                          | "location": has “TBD”, which was to be replaced
A morning of stories. | Come. [insert link]                          | "description": has “[insert”, which was to be replaced
Ask us about a spot.  | XX spots                                     | "spots": has “XX”
colour: sky           | colour: sky↵registrationUrl: https://dashboard.example.org/login | "registrationUrl": leads to where its owner edits it. Copy the address that visitors open
colour: sky           | colour: sky↵registrationUrl: https://zoom.us/s/1?zak=1 | "registrationUrl": is for the host
colour: sky           | colour: sky↵registrationUrl: https://nam02.safelinks.protection.outlook.com/?url=a | "registrationUrl": is wrapped by a mail program
colour: sky           | colour: sky↵registrationUrl: https://org.sharepoint.com/:x:/s/a | "registrationUrl": is a file in somebody’s drive
colour: sky           | colour: sky↵image: { file: a.jpg, alt: Photo, consent: true, nobodyShown: true } | "image > consent": says that somebody can be recognized
`),
)('an event with %s as %s is asked about: %s', (part = '', instead = '', says = '') => {
  const found = doubts(CIRCLE, changed(circle, part, instead));
  expect(found).toEqual(says ? [expect.stringContaining(says)] : []);
});

test('every question of a field is asked, each once', () => {
  const text =
    'Friday, March 6, on Zoom! Bring the door code tomorrow. Friday, March 6: tomorrow. Monday, March 1, 2026.';
  const said = ['on Zoom', 'Friday, March 6', 'Monday, March 1, 2026', 'tomorrow', 'door code'];
  expect(doubts(CIRCLE, changed(circle, 'A morning of stories.', text))).toEqual(
    said.map((words) => expect.stringContaining(`“${words}”`)),
  );
});

test('a day without a year is the nearest one, before or after', () => {
  for (const [date, text] of [
    ['2027-01-16', 'Register by Sunday, December 20. Come on Saturday, January 16.'],
    ['2026-12-19', 'Come on Saturday, December 19, and again on Saturday, January 16.'],
  ] as const) {
    const event = changed(changed(circle, '2027-03-06', date), 'A morning of stories.', text);
    expect(doubts(CIRCLE, event, new Date(Date.parse('2026-12-01T12:00:00-05:00')))).toEqual([]);
  }
  // News looks back, so its day is the one before.
  const news = 'title: Thanks\ndate: 2027-01-06\ntext: On Saturday, December 12, we danced.\n';
  expect(doubts('content/news/a.yaml', news)).toEqual([]);
  expect(doubts('content/news/a.yaml', changed(news, 'Saturday', 'Sunday'))).toEqual([
    expect.stringContaining('says “Sunday, December 12”, which is Saturday, December 12, 2026'),
  ]);
});

// Columns: a part of the organization, whose charity status is unknown; its replacement; the question about it, if any.
test.each(
  table(`
etransfer@blackwomenempowered.example | gifts@example.org                    | "etransferEmail": is typed only once
etransfer@blackwomenempowered.example | gifts@example.org↵etransferEmailAgain: gifts@example.org |
start: "09:00"            | start: "01:00"                                   | start": is in the night. If the afternoon
charity: unknown          | charity: registered↵charityNumber: 123456789RR0001 | "charityNumber": is not a number that the Canada
charity: unknown          | charity: unknown↵closings: [{ date: 2027-12-25 }, { date: 2025-12-25 }] |
charity: unknown          | charity: unknown↵closings: [{ date: 2029-12-25 }] | "closings > item 1 > date": is more than a year ahead
`),
)('an organization with %s as %s is asked about: %s', (part = '', instead = '', says = '') => {
  const found = doubts(SITE, changed(files[SITE], part, instead));
  expect(found).toEqual(says ? [expect.stringContaining(says)] : []);
});

test('a program that starts on a day without its year is asked about', () => {
  const words = 'Every first Sunday; the next is January 10. Others begin in May 2027, or on June 3 and 10, 2027.';
  const found = doubts('content/programs/a.yaml', `title: A\nfacts:\n  nextStart: ${words}\n`);
  expect(found).toEqual([expect.stringContaining('has “January 10”, which comes every year')]);
});

test('nothing is asked about right content, nor about the form’s own example of a number', () => {
  for (const [file, text] of Object.entries(files)) expect(doubts(file, text, AUTUMN), file).toEqual([]);
  const { example } = siteSchema.shape.charityNumber.unwrap().meta() ?? {};
  expect(doubts(SITE, `${files[SITE]}charityNumber: ${example}\n`)).toEqual([]);
});

// After a change of questions, `npx vitest run --project=unit src/content -u` rewrites it.
test('all that these tests ask is as in doubts.txt', async () => {
  await expect([...asked].sort().join('\n')).toMatchFileSnapshot('doubts.txt');
});
