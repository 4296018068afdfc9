import { expect, test } from 'vitest';
import { doubtsIn } from '#content/doubts.ts';
import { formatProblem, YamlFile } from '#content/yaml.ts';
import { changed, CIRCLE, circle, files, NOW } from '../../tests/fixture/circle.ts';
import { table } from '../../tests/table.ts';
import { site as siteSchema } from '#content/schemas/site.ts';

const SITE = 'content/site.yaml';

function doubts(file: string, text: string): string[] {
  return doubtsIn(new YamlFile(file, text), NOW, new YamlFile(SITE, files[SITE] ?? '')).map(formatProblem);
}

// One change of an event on Saturday, March 6, 2027; what is said of it, if anything.
test.each(
  table(`
A morning of stories. | Come on Friday, March 6, with a friend.      | "description": says “Friday, March 6”, which is Saturday, March 6, 2027.
A morning of stories. | Come on Saturday, February 27.               | "description": says “Saturday, February 27”, and the date is Saturday, March 6, 2027
A morning of stories. | Fri. Mar. 6th                                | "description": says “Fri. Mar. 6th”
A morning of stories. | Come on Friday.                              | "description": says “Friday”, and the date is Saturday, March 6, 2027
A morning of stories. | Write by Wednesday, March 3. On Saturday, come. |
A morning of stories. | Saturday, March 6, 2026                      | Correct the weekday, the day or the year
A morning of stories. | Join us on March 6, 2026.                    | "description": says “March 6, 2026”, and the date is Saturday, March 6, 2027
A morning of stories. | Join us on February 30.                      | "description": says “February 30”, which is no day
A morning of stories. | Join us on March 21.                         | "description": says “March 21”
A morning of stories. | Tell us by March 1. Join us on March 6.      |
A morning of stories. | It meets on Fridays.                         |
A morning of stories. | Please tell us by Monday.                    |
A morning of stories. | If it rains, we meet on Sunday.              |
A morning of stories. | Rain date: Sunday, March 7.                  |
A morning of stories. | A series: the next one, on May 20, is online. |
A morning of stories. | Stories. The deadline is March 1!            |
A morning of stories. | Stories from 11 a.m. to 1 p.m.              | "description": says “11 a.m. to 1 p.m.”, and the hours of the event are 10:00 AM–12:00 PM
A morning of stories. | Stories, 7–9 pm                             | "description": says “7–9 pm”
A morning of stories. | Stories from 10 to 11:30 am.                |
A morning of stories. | Stories, 11 to 12 p.m., for 5 to 7 people.  |
A morning of stories. | We begin at 11.                              | "description": says “We begin at 11”, and Begins at is 10:00 AM
A morning of stories. | The circle starts promptly at 9 a.m.         | "description": says “The circle starts promptly at 9 a.m”
A morning of stories. | The circle starts at 10 a.m.; lunch starts at 11:30. |
A morning of stories. | Doors open at 10:30.                         | "description": says “Doors open at 10:30”
A morning of stories. | Doors open at 9:30.                          |
end: "12:00"          | # unknown                                    | "start": has no end. If it is known, fill in Ends at
title: Story          | draft: true↵title: Friday Story                 | "title": says “Friday”
2027-03-06            | 2027-03-06↵endDate: 2027-03-07↵kind: Sunday  |
Ask us about a spot.  | Write by Friday.                             |
2027-03-06            | 2027-01-03                                   | "date": is in the past
"10:00"               | "01:00"                                      | "start": is in the morning
"10:00"               | 7:00                                         | "start": is in the morning
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "06:30"↵end: "12:00"↵location: Main Library↵description: We leave at 6:30 a.m. |
group: upcoming       | group: past↵month: 2027-05                   | "month": is not that of the date
Main Library          | TBD                                          | "location": has “TBD”, which is short for what not everybody knows. Write “to be announced”
Story Circle↵group: upcoming↵date: 2027-03-06↵start: "10:00"↵end: "12:00" | An Evening of Poems↵group: upcoming↵date: 2027-03-06↵start: "07:00"↵end: "09:00" | "start": is in the morning
"10:00"↵end: "12:00"  | "07:00"↵end: "22:00"                         | "start": is in the morning
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "07:00"↵end: "09:00"↵location: Main Library↵description: Join us at 7:00 PM. | "start": is in the morning
"10:00"               | "07:00"                                      |
"10:00"               | "09:00"                                      |
A morning of stories. | Stories. [TO DO: ask Karen about the room]   | "description": has “[TO DO: ask Karen about the room]”, which is for somebody in the office
A morning of stories. | FYI don’t publish until the board votes.     | "description": has “FYI”, which is for somebody in the office
A morning of stories. | Stories. Sent from my iPhone                 | which is for somebody in the office
A morning of stories. | Ideas for what to do in March. Do not post pictures. |
Main Library          | 100 Queen Street West                        | "location": begins with “100 Queen Street”, a street address
Main Library          | 2 Streets Café                               |
Ask us about a spot.  | $20 per person                               | "spots": is a price
Ask us about a spot.  | 200 seats↵draft: true                        |
A morning of stories.↵spots: Ask us about a spot. | Stories for 20 places.↵spots: 200 seats | "spots": says “200 seats”, and the description “20 places”
A morning of stories. | Stories. The elevator is                     | "description": ends with “is”, without a full stop
A morning of stories. | FW: stories for the site                     | "description": has “FW: ”, which is for somebody in the office
Ask us about a spot.  | Sold out                                     | "spots": says that there are none. Choose Sold out
Ask us about a spot.  | Full access for wheelchairs                  |
Ask us about a spot.  | No spots to count                            |
A morning of stories. | We go on with it on March 13.↵status: cancelled |
A morning of stories. | Hi team, stories and tea.                    | "description": has “Hi team,”, which is for somebody in the office
A morning of stories. | Stories and tea. Thanks, Amina               | "description": has “Thanks, Amina”
A morning of stories. | Stories of the commu- nity.                  | "description": has “commu- nity”, a word that the end of a line has parted
A morning of stories. | Pre- and post-natal stories.                 |
A morning of stories. | Stories with ???.                            | "description": has “???”, which was to be replaced
A morning of stories. | The passcode: 4829                           | "description": has “passcode: 4829”, which everybody can read
A morning of stories. | Come on 7 March.                             | "description": says “7 March”
A morning of stories. | Come on the 6th of March.                    |
A morning of stories. | You 3 may come for 4 decades.                |
A morning of stories. | Come on 2027-03-07.                          | "description": says “2027-03-07”
A morning of stories. | Stories. Sold out!                           | "description": says “Sold out”
A morning of stories. | Stories, on Zoom.                            | "description": says “on Zoom”, and the event is in person
A morning of stories. | Stories, on Zoom.↵facts: { attendance: hybrid, online: { text: Join us. } } |
A morning of stories. | The next circle begins in March 2020.        | "description": speaks of 2020, which is over
Main Library          | Toronto Library↵timeZone: America/Vancouver  | "location": has “Toronto”, and the event is on another clock
colour: sky           | colour: sky↵registrationUrl: https://us02web.zoom.us/j/1 | "registrationUrl": opens the meeting itself
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "07:30"↵end: "09:00"↵location: Main Library↵description: Cocktails and stories. | "start": is in the morning
A morning of stories. | Stories. Bring a di                          | "description": ends with “di”, without a full stop
A morning of stories. | Stories. Bring a friend (and a chair)        |
A morning of stories. | Stories for $10 each session.↵facts:↵  cost:↵    text: It costs $15. | "facts > cost > text": is about $15, and the description says “Stories for $10 each session”
A morning of stories. | Stories, with lunch for $10.↵facts:↵  cost:↵    text: It costs $15. |
A morning of stories. | A morning of stories.↵facts:↵  cost:↵    text: $10 to $20. No one is turned away.↵    from: 0 |
Ask us about a spot.  | There is room for 60 people.↵status: soldOut | "spots": is still on the card, and the event is sold out
Ask us about a spot.  | All places are taken.↵status: soldOut        |
A morning of stories. | Write to grace.okoro@gmail.com.              | "description": has “grace.okoro@gmail.com”, which everybody can read here
A morning of stories. | The buzzer code is 1234.                     | has “buzzer code”, which everybody can read here
A morning of stories. | CANCELLED! The ice is closed.                | "description": says “CANCELLED”. Choose it under Status
A morning of stories. | This event has been postponed.               | "description": says “has been postponed”
A morning of stories. | Last year, this was sold out.                 |
A morning of stories. | Call (416) 555-12345.                        | "description": has “(416) 555-12345”, which has too few digits for a telephone number, or too many
A morning of stories. | Zoom ID: 812-345-678.                        |
A morning of stories. | Stories • Tea                                | "description": has “•”, the sign of a list
colour: sky           | colour: sky↵registrationUrl: https://org.sharepoint.com/:x:/s/a | "registrationUrl": is a file in somebody’s drive
Main Library          | Calgary Public Library                       | "location": has “Calgary”, which is in another time zone. Choose it under Time zone
Main Library          | Calgary Public Library↵timeZone: America/Edmonton |
Main Library          | The Victoria Room                            |
colour: sky           | colour: sky↵facts: { address: { street: 1 Main St, city: "Moncton, NB" } } | "facts > address > city": has “Moncton”
colour: sky           | colour: sky↵facts: { address: { street: 1 Main St, postalCode: V5K 0A1 } } | "facts > address > postalCode": has “V5K 0A1”
colour: sky           | colour: sky↵facts: { address: { street: 1 Main St, city: "Montréal, Québec", postalCode: H2X 1Y4 } } |
A morning of stories. | Write to info @example.org                   | "description": has “info @example.org”, with a space in an address
A morning of stories. | Write to info@ example.org                   | with a space in an address
A morning of stories. | Meet @ noon at the door.                     |
colour: sky           | colour: sky↵registrationUrl: https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example.org | "registrationUrl": is wrapped by a mail program
Main Library          | Venue to be announced                        |
Story Circle          | Story Circle CANCELLED                       | "title": says what Status is for
title: Story Circle   | status: cancelled↵title: Cancelled Story Circle |
Ask us about a spot.  | 12 spots left↵status: soldOut                | "spots": is still on the card, and the event is sold out
Ask us about a spot.  | All 12 are taken↵status: soldOut             |
Story Circle          | Story Circle (copy)                          | "title": has “(copy)”
Ask us about a spot.  | XX spots                                     | "spots": has “XX”
Story Circle          | Event title here                             | "title": has “title here”
A morning of stories. | Lorem ipsum dolor sit amet.                  | "description": has “Lorem ipsum”
A morning of stories. | Come. [insert link]                          | "description": has “[insert link]”
A morning of stories. | SoirÃ©e                                      | "description": has “Ã©”, in place of a letter
A morning of stories. | Bring the the book.                          | "description": has “the the”
A morning of stories. | • Bring a pen • Bring a friend               | "description": has “•”
A morning of stories. | •\tBring a pen                               | "description": has “•”, the sign of a list
colour: sky           | colour: sky↵registrationUrl: https://www.eventbrit.ca/e/1 | "registrationUrl": has “eventbrit” in it
colour: sky           | colour: sky↵registrationUrl: https://mail.google.com/mail/u/0/ | "registrationUrl": leads to where its owner edits it
A morning of stories. | Call 416-555-010.                            | "description": has “416-555-010”, which has too few digits
A morning of stories. | Call (416) 555-0100 or 1 800 555 0100.       |
A morning of stories. | hello@blackwomenempowerd.example             | "description": has an address at blackwomenempowerd.example
A morning of stories. | You get a tax receipt.                       | "description": speaks of tax receipts
A morning of stories. | We cannot give tax receipts.                 |
colour: sky           | colour: sky↵registrationUrl: https://docs.google.com/forms/d/1/edit?x | "registrationUrl": leads to where its owner edits it
colour: sky           | colour: sky↵registrationUrl: https://docs.google.com/forms/d/e/1/viewform |
colour: sky           | colour: sky↵facts: { online: { text: Join us., url: https://us02web.zoom.us/s/1?zak=a } } | "facts > online > url": is for the host
colour: sky           | colour: sky↵facts: { online: { text: Join us., url: https://us02web.zoom.us/j/1?pwd=a } } |
colour: sky           | colour: sky↵image: { file: a.jpg, alt: A circle, consent: true, nobodyShown: true } | "image > consent": says that somebody can be recognized
colour: sky           | colour: sky↵facts: { cost: { text: Free for all, from: 20 } } | "facts > cost > text": says that it is free, and Lowest price is 20
A morning of stories. | Send $5 by e-Transfer to giving@example.org. | "description": has “giving@example.org”, and Email for e-Transfers is etransfer@blackwomenempowered.example
A morning of stories. | Send it by e-Transfer to etransfer@blackwomenempowered.example. |
A morning of stories. | The security answer is Sister.               | "description": has “security answer is Sister.”, which everybody can read here
Ask us about a spot.  | No seats left. Ask for the waiting list.     | "spots": says that there are none. Choose Sold out
Main Library          | 40 spots                                     | "location": is about spots. Write that under Spots
A morning of stories. | Doors at 10:30.                              | "description": says “Doors at 10:30”
A morning of stories. | Stories. Keisha to send blurb by Friday!     | "description": has “blurb”, which is for somebody in the office
Story Circle          | Story Circle ($45)                           | "title": has a price. Write it under Cost
A morning of stories. | Stories. $10 at the door.                    | "description": says “$10 at the door”, and Cost is empty
A morning of stories. | Stories. Coffee is $2.                       |
A morning of stories. | Stories until 1 pm.                          | "description": says “until 1 pm”, and Ends at is 12:00 PM
A morning of stories. | Lunch until 1 pm. Stories until 11:30 am.    |
A morning of stories. | Please register by March 1.↵dropIn: true     | "description": says “Please register”, and No registration is on
A morning of stories. | Nobody has to register.↵dropIn: true         |
A morning of stories. | Stories, as on the last Saturday of the month. |
"10:00"↵end: "12:00"  | "08:30"↵end: "20:00"                         |
"10:00"↵end: "12:00"  | "07:30"↵end: "20:00"                         | "start": is in the morning
A morning of stories. | A free morning of stories.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says “free morning”
A morning of stories. | Stories, and free parking.↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | Free for everyone.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | Stories! Free.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | Admission is free.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | A free yoga class.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | Tickets are $30.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | "$30 / $20 at the door."↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | "Stories. $30 for adults, $20 for seniors."↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | It costs $2.50.↵facts: { cost: { text: $25, from: 25 } } | "facts > cost > text": is about $25, and the description says
A morning of stories. | "Feel free to join us."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "A scent-free event."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Bring $5 for the bus."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Childcare is free of charge."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Free for children under 12."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Admission is free for children."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Free for members."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Tickets are $30, or $25 for members."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Pay what you can."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "We raised $5,000 for the price of a bus."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Free lunch, and $10 gift cards."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "Coffee is free for everyone."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | "$25 at the door."↵facts: { cost: { text: $25, from: 25 } } |
A morning of stories. | Free for everyone.↵facts: { cost: { text: $25 } } | "facts > cost > text": is about $25, and
A morning of stories. | Tickets are $25.↵facts: { cost: { text: Free. } } | "facts > cost > text": is about $0, and
A morning of stories. | Free for everyone.↵facts: { cost: { text: "$20, or what you can", from: 0 } } |
colour: sky           | colour: sky↵facts: { cost: { text: "$25 at the door", from: 20 } } | "facts > cost > text": says $
colour: sky           | colour: sky↵facts: { attendance: online, online: { text: Join us. }, address: { street: 1 King St } } | "facts > attendance": says that nobody meets in person
colour: sky           | colour: sky↵facts: { cost: { text: "$20 at the door", from: 0 } } | "facts > cost > text": says $
colour: sky           | colour: sky↵facts: { cost: { text: Free for members and $20 for others, from: 0 } } |
colour: sky           | colour: sky↵facts: { cost: { text: $20 for others; bursaries on request, from: 0 } } |
colour: sky           | colour: sky↵facts: { cost: { text: "$20, and we can waive it", from: 0 } } |
colour: sky           | colour: sky↵facts: { cost: { text: "$1,500 a table, or less", from: 1500 } } |
colour: sky           | colour: sky↵registrationUrl: https://dashboard.example.org/1 | "registrationUrl": leads to where its owner edits it
colour: sky           | colour: sky↵registrationUrl: https://tickets.example.org/login | "registrationUrl": leads to where its owner edits it
colour: sky           | colour: sky↵registrationUrl: https://blackwomenempowered.example/events | "registrationUrl": leads to this site itself
colour: sky           | colour: sky↵image: { file: a.jpg, alt: Photo, consent: true } | "image > alt": is one word
A morning of stories. | Click here to come.                          | "description": has “Click here”, which does not say where it leads
A morning of stories. | Come to www.example.org/circle.              | "description": has “www.example.org/circle.”, which nobody can press
A morning of stories. | COME ONE COME ALL!                           | "description": has “COME ONE COME”, in capitals
A morning of stories. | We have ASL, CART and LSQ.                   |
A morning of stories. | Stories. NOTE TO SELF: ask the library.      | "description": has “NOTE TO SELF:”
A morning of stories. | STORY CIRCLE                                 | "description": has “STORY CIRCLE”, in capitals
A morning of stories. | Register at tickets.ca/e/1 today.            | "description": has “tickets.ca/e/1”, which nobody can press
A morning of stories. | See you tomorrow!                            | "description": has “tomorrow”, which is another day
A morning of stories. | Bring a story and a friend. Bring a story and a friend. | "description": has “Bring a story and a friend.”, which is there twice
A morning of stories. | Tell us by March 10.                         | "description": says “by March 10”, which is after the event
Main Library          | 55 John Street, Toronto M5V 3C6              | "location": has “M5V 3C6”, a postal code
A morning of stories. | Somewhere safe to stay tonight.              |
A morning of stories. | We meet at the library and                   | "description": ends with “and”
A morning of stories. | We meet at the library,                      | "description": ends with “library,”
"10:00"↵end: "12:00"↵location: Main Library↵description: >-↵  A morning of stories. | "10:00"↵end: "12:00"↵location: Main Library↵description: Bring what you take home for the night. |
A morning of stories. | We meet this week.                           | "description": has “this week”
A morning of stories. | Stories for tomorrow, and tomorrow’s women.  |
A morning of stories. | Every week, and either/or.                   |
2027-03-06            | 2028-03-04                                   | "date": is more than a year ahead
Story Circle          | December Circle                              | "title": says “December”, and the date is Saturday, March 6, 2027
Story Circle          | Story Circle 2026                            | "title": says “2026”
Story Circle          | Spring Circle 2027                           |
Main Library          | Online (Zoom)                                | "location": is on the internet, and the event is in person
colour: sky           | colour: sky↵image: { file: a.jpg, alt: IMG 2034, consent: true } | "image > alt": is one word
colour: sky           | colour: sky↵facts: { attendance: online }    | "facts > attendance": says that people can join from home
Main Library          | Online (Zoom)↵facts: { attendance: online }  |
`),
)('an event with %s as %s is asked about: %s', (part = '', instead = '', says = '') => {
  const found = doubts(CIRCLE, changed(circle, part, instead));
  expect(found).toEqual(says ? [expect.stringContaining(says)] : []);
});

test('a short title that has nothing of the new title is asked about, and no other', () => {
  const file = 'content/programs/entrepreneurship.yaml';
  const renamed = changed(files[file], /^title: .*/m, 'title: Business & Money Skills');
  expect(doubts(file, renamed)).toEqual([expect.stringContaining('"shortTitle": has no word of the title')]);
  for (const [name, text] of Object.entries(files))
    if (name.startsWith('content/programs/')) expect(doubts(name, text)).toEqual([]);
});

test('networks and closings that contradict each other are asked about, and nothing else', () => {
  const site = files[SITE] ?? '';
  expect(doubts(SITE, site)).toEqual([]);
  expect(doubts(SITE, changed(site, 'www.instagram.com', 'www.facebook.com'))).toEqual([
    expect.stringContaining('"social > item 1 > url": leads to Facebook, and its name is “Instagram”'),
  ]);
  for (const name of ['Instagarm', 'instagram', 'Insta'])
    expect(doubts(SITE, changed(site, 'name: Instagram', `name: ${name}`))).toEqual([
      expect.stringContaining(`leads to Instagram, and its name is “${name}”. Write Instagram`),
    ]);
  expect(doubts(SITE, changed(site, 'name: Instagram', 'name: Our Instagram'))).toEqual([]);
  for (const page of ['me', 'share/g/1', 'profile.php?id=1', 'people/A/1'])
    expect(doubts(SITE, changed(site, 'https://www.facebook.com/', `https://www.facebook.com/${page}`))).toEqual([
      expect.stringContaining('"social > item 2 > url": is a person’s own page, a shared post'),
    ]);
  expect(doubts(SITE, changed(site, 'https://www.facebook.com/', 'https://www.facebook.com/mentors'))).toEqual([]);
  expect(doubts(SITE, site.replace(/^email: .*$/m, 'email: hello@gmial.com'))).toEqual([
    expect.stringContaining('"email": has “@gmial.com”, which is seldom right'),
  ]);
  // An organization may have its address anywhere, and name it.
  const own = site.replace(/^email: .*$/m, 'email: bwe.office@gmail.com');
  expect(doubts(SITE, own.replace(/^privacy:.*$/m, 'privacy: Write to bwe.office@gmail.com.'))).toEqual([]);
  // What it says until there is an account is not typed for money.
  const account = site.replace(/^etransferEmail: .*$/m, 'etransferEmail: gifts@example.org');
  expect(doubts(SITE, account)).toEqual([expect.stringContaining('"etransferEmail": is typed only once')]);
  expect(doubts(SITE, `${account}etransferEmailAgain: gifts@example.org\n`)).toEqual([]);
  const misspelled = account.replace('example.org', 'example.con');
  expect(doubts(SITE, `${misspelled}etransferEmailAgain: gifts@example.con\n`)).toEqual([
    expect.stringContaining('"etransferEmail": has “@example.con”'),
    expect.stringContaining('"etransferEmailAgain": has “@example.con”'),
  ]);
  expect(doubts(SITE, `${site}charityNumber: 123456789RR0001\n`)).toEqual([
    expect.stringContaining('"charityNumber": is not a number that the Canada Revenue Agency gives'),
  ]);
  // The form's own example.
  const { example } = siteSchema.shape.charityNumber.unwrap().meta() ?? {};
  expect(doubts(SITE, `${site}charityNumber: ${example}\n`)).toEqual([]);
  const closings =
    'closings:\n  - date: 2027-01-01\n  - date: 2026-12-28\n    endDate: 2027-01-02\n  - date: 2027-02-15\n  - date: 2026-05-18\n  - date: 2029-12-25\n  - date: 2027-03-01\n    endDate: 2028-03-05\n';
  expect(doubts(SITE, site + closings)).toEqual([
    expect.stringContaining('"closings > item 2 > date": overlaps the closing in item 1'),
    expect.stringContaining('"closings > item 4 > date": is long past'),
    expect.stringContaining('"closings > item 5 > date": is more than a year ahead'),
    expect.stringContaining('"closings > item 6 > date": has a last day that is more than a year ahead'),
  ]);
});

test('an office that opens at night, and a gift whose text names another amount, are asked about', () => {
  const site = changed(files[SITE], 'start: "09:00"', 'start: "01:00"');
  expect(doubts(SITE, site)).toEqual([expect.stringContaining('start": is in the night. If the afternoon')]);
  const file = 'content/pages/donate.yaml';
  const text = /(?<=amount: 50\n {6}title: .*\n {6}text: ).*/;
  expect(doubts(file, changed(files[file], text, 'Your $50 helps.'))).toEqual([]);
  expect(doubts(file, changed(files[file], text, 'Your $75 helps.'))).toEqual([
    expect.stringContaining('says $75, and the amount is 50. Correct one of the two'),
  ]);
});

test('a link whose words are the name of another page is asked about', () => {
  const file = 'content/navigation.yaml';
  const menus = files[file] ?? '';
  expect(doubts(file, menus)).toEqual([]);
  expect(doubts(file, changed(menus, 'to: /programs', 'to: /events'))).toEqual([
    expect.stringContaining('"header > item 3 > to": leads to /events, and the words of the link are “Programs”'),
  ]);
});

test.each([
  ['https://docs.google.com/forms/d/e/1/viewform', true],
  ['https://forms.gle/1', true],
  ['https://forms.example.org/', true],
  ['https://blackwomenempowered.example/contact', true],
  ['https://formspree.io/f/1', false],
])('a contact form that sends to %s is asked about: %s', (endpoint, isAsked) => {
  const found = doubts(SITE, `${files[SITE]}contact:\n  endpoint: ${endpoint}\n`);
  expect(found).toEqual(isAsked ? [expect.stringContaining('"contact > endpoint": is a page that people open')] : []);
});
