import sharp from 'sharp';
import { zoneOf } from '#lib/dates.ts';
import { LIMITS } from '#content/schemas/text.ts';
import { changeCopy, type EditableContent, type EventInput } from './editableContent.ts';

/** One change that staff may make and publish. The site is built on 1 November 2025, before its three events. */
export interface Edit {
  name: string;
  change: (content: EditableContent) => unknown;
  /** The tests make the edits with one number on one site, in the order of `EDITS`: no edit removes what a later one needs. */
  site: number;
}

function on(site: number, name: string, change: Edit['change']): Edit {
  return { name, change, site };
}

function edit(name: string, change: Edit['change']): Edit {
  return on(1, name, change);
}

const WORKSHOP = '2025-11-15-women-empowerment-workshop';
const RETREAT = '2025-12-03-wellness-self-care-retreat';
const BRUNCH = '2026-01-20-networking-brunch-sisterhood-mixer';
const PROGRAMS = [
  'community-sisterhood',
  'education-advocacy',
  'empowerment-leadership',
  'entrepreneurship',
  'wellness-healing',
];

/** Titles that editors may write, and that break careless pages. */
const ODD = {
  'as long as a title may be': 'A Gathering of Very Many Words That Somebody Could Not Bring Herself to Shorten '
    .repeat(2)
    .slice(0, LIMITS.title)
    .trim(),
  'of long words': 'Intergenerational Entrepreneurship Celebration, Congratulations and Remembrance',
  'of hyphens': 'Mother-Daughter-Sister-Auntie-Grandmother-'.repeat(7).slice(0, LIMITS.title - 1),
  'of markup': 'Story </script <img src=x onerror=alert(1) <!-- ]]',
  'from right to left': 'لقاء الأخوات (تورونتو) 2026!',
  'of emoji': '👩🏿‍🦱👩🏾‍🦰👩🏿‍🦳 ✨ 🧵🪡',
  'with quotes': `Auntie's "Best" & 'Only' “Day”`,
  'with accents': 'Fête à l’Île: Ọ̀ṣun, Ẹ̀dá, Zoë & Núñez',
  'of one letter': 'A',
};

function event(date: string, title: string, more: Partial<EventInput> = {}): EventInput {
  return {
    title,
    group: 'upcoming',
    date,
    start: '10:00',
    end: '16:00',
    zone: zoneOf(date, '10:00'),
    location: 'Toronto Community Center',
    description: 'A day for all of us.',
    spots: 'Write to us to ask about a spot.',
    colour: 'sky',
    revised: '2025-10-01',
    ...more,
  } as EventInput;
}

function add(content: EditableContent, date: string, title: string, more?: Partial<EventInput>): void {
  const name = `${date}-added-${Object.keys(content.eventFiles).length}`;
  content.eventFiles[name] = event(date, title, more);
}

/** Changes some fields of an entry. */
function set(entry: object | undefined, fields: object): void {
  if (!entry) throw new Error('The fixture lacks what an edit changes.');
  Object.assign(entry, fields);
}

const EVENTS: Edit[] = [
  edit('three events are on one day', (content) => {
    for (const hour of ['09', '12', '18'])
      add(content, '2026-02-07', `Open House at ${hour}`, { start: `${hour}:00`, end: `${hour}:45` });
  }),
  on(3, 'no event is upcoming', (content) => {
    for (const entry of Object.values(content.eventFiles)) entry.group = 'past';
  }),
  on(4, 'there are no events at all', (content) => {
    content.eventFiles = {};
    delete content.home.event.event;
  }),
  on(2, '40 upcoming events', (content) => {
    for (let day = 1; day <= 40; day++) {
      const date = new Date(Date.UTC(2026, 2, 20 + 9 * day)).toISOString().slice(0, 10);
      add(content, date, `Gathering ${day} of the Year`);
    }
  }),
  on(2, '60 past events', (content) => {
    for (let count = 1; count <= 60; count++)
      add(
        content,
        `20${String(10 + (count % 14))}-07-${String(1 + (count % 28)).padStart(2, '0')}`,
        `Old Gathering ${count}`,
        { group: 'past' },
      );
  }),
  ...Object.entries(ODD).map(([kind, title], index) =>
    edit(`an event has a title ${kind}`, (content: EditableContent) =>
      add(content, `2026-06-${10 + index}`, title, { location: title, description: title, spots: title }),
    ),
  ),
  edit('a past event knows only a number', (content) => {
    content.eventFiles['letters-written'] = {
      title: 'Letters Written',
      group: 'past',
      statistic: { figure: '1,250,000+', unit: 'letters to members of Parliament' },
    };
  }),
  edit('an event moves to another day, and its file is renamed', (content) => {
    content.eventFiles['2026-04-18-networking-brunch'] = {
      ...content.eventFiles[BRUNCH],
      date: '2026-04-18',
      zone: 'EDT',
    } as EventInput;
    delete content.eventFiles[BRUNCH];
  }),
  edit('the event on Home has a title of long words', (content) =>
    set(content.eventFiles[WORKSHOP], { title: ODD['of long words'] }),
  ),
  edit('an event is postponed', (content) => set(content.eventFiles[WORKSHOP], { status: 'postponed' })),
  on(2, 'an event is cancelled', (content) => set(content.eventFiles[WORKSHOP], { status: 'cancelled' })),
  on(5, 'an event is rescheduled', (content) =>
    set(content.eventFiles[WORKSHOP], {
      status: 'rescheduled',
      previousDate: '2025-11-15',
      date: '2025-11-29',
    }),
  ),
  on(5, 'an event is hidden', (content) => set(content.eventFiles[BRUNCH], { hidden: true })),
  edit('an event lasts three days', (content) => add(content, '2026-07-03', 'Summer Camp', { endDate: '2026-07-05' })),
  edit('an event ends after midnight', (content) =>
    add(content, '2025-12-31', 'New Year’s Eve', { start: '20:00', end: '01:30', endDate: '2026-01-01' }),
  ),
  edit('an event has a registration page', (content) => {
    add(content, '2026-09-12', 'Autumn Course', {
      registrationUrl: 'https://tickets.example.org/autumn-course?from=site',
    });
  }),
];

const LONG_WORDS = ['Internationalisierung', 'Straßenbahnhaltestelle', 'Responsibilities'];

const COPY: Edit[] = [
  on(5, 'all copy is halved', (content) =>
    changeCopy(content, (words) =>
      words
        .split(' ')
        .slice(0, Math.ceil(words.split(' ').length / 2))
        .join(' '),
    ),
  ),
  on(3, 'all copy has accents', (content) =>
    changeCopy(content, (words) => words.replaceAll('e', 'é').replaceAll('o', 'ọ').replaceAll('a', 'à')),
  ),
  on(3, 'all copy has an emoji', (content) => changeCopy(content, (words) => `${words} 💜`)),
  // Links in the header and the footer are short.
  on(4, 'all copy ends in a long word', (content) =>
    changeCopy({ ...content, navigation: structuredClone(content.navigation) }, (words) =>
      words.replace(/(?<=\s)\S+$/, LONG_WORDS[words.length % LONG_WORDS.length] ?? ''),
    ),
  ),
  on(6, 'all copy is single words', (content) => changeCopy(content, longestWord)),
];

/** Not the first: two questions that begin alike would then be one, which is refused. */
function longestWord(words: string): string {
  return words.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** A photograph with as much detail as one of people in a room. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: width >> 3,
      height: height >> 3,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 85 }).toBuffer();
}

async function showOn(
  content: EditableContent,
  entry: object | undefined,
  name: string,
  width: number,
  height: number,
): Promise<void> {
  content.pictures[name] = await photograph(width, height);
  set(entry, { image: { file: name, alt: 'Women around a long table covered with cloth.', consent: true } });
}

const PHOTOGRAPHS: Edit[] = [
  edit('an upcoming event has a photograph', (content) =>
    showOn(content, content.eventFiles[WORKSHOP], 'workshop.jpg', 1600, 1200),
  ),
  edit('an upcoming event has a portrait photograph', (content) =>
    showOn(content, content.eventFiles[RETREAT], 'retreat.jpg', 480, 960),
  ),
  edit('every program has a photograph', async (content) => {
    for (const [index, name] of PROGRAMS.entries())
      await showOn(content, content.programFiles[name], `program-${index}.jpg`, 640, 480 + 50 * index);
  }),
  edit('a panorama is shown', (content) => showOn(content, content.eventFiles[BRUNCH], 'panorama.jpg', 2000, 480)),
];

const LISTS: Edit[] = [
  edit('a question is hidden', (content) => set(content.contact.faq.items[3], { hidden: true })),
  edit('a tier is hidden', (content) => set(content.donate.tiers.items[1], { hidden: true })),
  edit('the tiers have other amounts', (content) =>
    content.donate.tiers.items.forEach((tier, index) => {
      tier.amount = [5, 120, 2500, 10_000][index] ?? 1;
    }),
  ),
  edit('the amounts to choose from are others', (content) => {
    content.donate.form.presets = [1, 20, 500, 10_000];
  }),
  edit('the highlights are rewritten', (content) =>
    set(content.programFiles['entrepreneurship'], {
      highlights: [
        'One',
        'Two words',
        'Three words here',
        'A highlight that goes on for a good while longer than the others do',
      ],
    }),
  ),
  edit('a sixth program is added', (content) => {
    content.programFiles['arts-culture'] = {
      title: ODD['of hyphens'],
      order: 6,
      summary: ODD['of long words'],
      description: 'Quilts, songs and stories.',
      highlights: [ODD['of long words'], 'B', 'C', 'D'],
      colour: 'denim',
    };
  }),
  edit('a heading has four lines', (content) => {
    content.about.hero.heading = ['We', 'have', 'four', 'lines.'];
  }),
  edit('a heading has one long line', (content) => {
    content.donate.hero.heading = ['Give what you can, when you can'];
  }),
];

const ORGANIZATION: Edit[] = [
  on(2, 'the office is open every evening', (content) => {
    content.site.officeHours = [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        state: 'open',
        start: '18:00',
        end: '21:30',
      },
    ];
  }),
  on(3, 'every day has hours of its own', (content) => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
    content.site.officeHours = days.map((day, index) => ({
      days: [day],
      state: 'open',
      start: `0${index + 1}:15`,
      end: `1${index}:45`,
    }));
  }),
  on(2, 'the organization leaves all networks', (content) => {
    content.site.social = [];
  }),
  edit('the organization joins two more networks', (content) =>
    content.site.social?.push(
      { name: 'YouTube', url: 'https://www.youtube.com/@an-example-channel' },
      { name: 'Bluesky Social', url: 'https://bsky.app/' },
    ),
  ),
  edit('a label of the navigation is longer', (content) =>
    set(content.navigation.header[2], { label: 'Programs for You' }),
  ),
  on(3, 'a link is added to the header', (content) =>
    content.navigation.header.push({ label: 'Volunteer', to: '/get-involved#volunteer' }),
  ),
  on(4, 'two links are taken out of the header', (content) => content.navigation.header.splice(1, 2)),
  edit('the addresses change', (content) =>
    set(content.site, {
      email: 'the.whole.office@mail.black-women-empowered-toronto.example',
      etransferEmail: 'gifts@black-women-empowered-toronto.example',
    }),
  ),
  on(5, 'the organization has a longer name', (content) =>
    set(content.site, {
      name: 'The Black Women Empowered Society of Greater Toronto',
      nameLines: ['Black Women', 'Empowered', 'Toronto'],
    }),
  ),
  on(4, 'the organization has a short name', (content) => set(content.site, { name: 'BWE', nameLines: ['BWE'] })),
  edit('the organization moves to another city', (content) => {
    content.site.city = 'Saint-Louis-du-Ha! Ha!, Québec';
  }),
  edit('the organization is a nonprofit without receipts', (content) => {
    content.site.charity = 'nonprofit';
  }),
  on(5, 'the organization is a registered charity', (content) =>
    set(content.site, { charity: 'registered', charityNumber: '123456789RR0001' }),
  ),
];

const CONTROLS: Edit[] = [
  on(2, 'the contact form is connected', (content) =>
    set(content.site, { contact: { endpoint: 'https://forms.example.org/letters' } }),
  ),
  on(3, 'single gifts are connected', (content) =>
    set(content.site, { giving: { onceUrl: 'https://give.example.org/once?amount={amount}' } }),
  ),
  on(6, 'monthly gifts are connected', (content) =>
    set(content.site, { giving: { monthlyUrl: 'https://pay.example.org/monthly?prefilled={cents}' } }),
  ),
  edit('everything is connected', (content) => {
    set(content.site, {
      contact: { endpoint: 'https://forms.example.org/letters' },
      giving: {
        onceUrl: 'https://give.example.org/once?amount={amount}',
        monthlyUrl: 'https://pay.example.org/monthly?prefilled={cents}',
      },
    });
    set(content.eventFiles[WORKSHOP], { registrationUrl: 'https://tickets.example.org/workshop' });
  }),
];

/** Every edit. Photographs come before the events and programs that show them are moved or removed. */
export const EDITS: readonly Edit[] = [...PHOTOGRAPHS, ...EVENTS, ...LISTS, ...ORGANIZATION, ...CONTROLS, ...COPY];
