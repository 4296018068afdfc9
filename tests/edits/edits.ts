import { LIMITS } from '#schemas/fields.ts';
import sharp from 'sharp';
import { zoneOf } from '#calendar/dates.ts';
import { changeTexts, type Draft, type EventDraft } from './draft.ts';

/** One thing that staff may do to the content. The site is built on 1 November 2025, before its three events. */
export interface Edit {
  name: string;
  change: (draft: Draft) => void | Promise<void>;
  /** It changes what the others of its theme need, so that it is not made together with them. */
  alone?: true;
  /** What the check answers, where it must not be published. */
  refused?: RegExp;
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

/** What editors may write, and what breaks careless pages. */
const ODD = {
  'as long as a title may be': 'A Gathering of Very Many Words That Somebody Could Not Bring Herself to Shorten '
    .repeat(2)
    .slice(0, LIMITS.title)
    .trim(),
  'without a space': 'Donaudampfschifffahrtsgesellschaftskapitaen',
  'of hyphens': 'Mother-Daughter-Sister-Auntie-Grandmother-Circle',
  'from right to left': 'لقاء الأخوات (تورونتو) 2026!',
  'of emoji': '👩🏿‍🦱👩🏾‍🦰👩🏿‍🦳 ✨ 🧵🪡',
  'with quotes': `Auntie's "Best" & 'Only' “Day”`,
  'with accents': 'Fête à l’Île: Ọ̀ṣun, Ẹ̀dá, Zoë & Núñez',
  'of one letter': 'A',
};

function event(date: string, title: string, more: Partial<EventDraft> = {}): EventDraft {
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
  } as EventDraft;
}

function add(draft: Draft, date: string, title: string, more?: Partial<EventDraft>): void {
  const name = `${date}-added-${Object.keys(draft.eventFiles).length}`;
  draft.eventFiles[name] = event(date, title, more);
}

function given(entry: EventDraft | Draft['programFiles'][string] | undefined): object {
  if (!entry) throw new Error('The fixture lacks an entry that an edit changes.');
  return entry;
}

const EVENTS: Edit[] = [
  { name: 'a spring event is added', change: (draft) => add(draft, '2026-05-09', 'Spring Gathering') },
  {
    name: 'three events are on one day',
    change: (draft) => {
      for (const hour of ['09', '12', '18'])
        add(draft, '2026-02-07', `Open House at ${hour}`, { start: `${hour}:00`, end: `${hour}:45` });
    },
  },
  {
    name: 'an event is moved to the past ones',
    change: (draft) => Object.assign(given(draft.eventFiles[RETREAT]), { group: 'past' }),
  },
  {
    name: 'no event is ahead',
    alone: true,
    change: (draft) => {
      for (const entry of Object.values(draft.eventFiles)) entry.group = 'past';
    },
  },
  {
    name: 'there are no events at all',
    alone: true,
    change: (draft) => {
      draft.eventFiles = {};
      delete draft.home.event.event;
    },
  },
  {
    name: '40 events are ahead',
    alone: true,
    change: (draft) => {
      for (let day = 1; day <= 40; day++) {
        const date = new Date(Date.UTC(2026, 2, 20 + 9 * day)).toISOString().slice(0, 10);
        add(draft, date, `Gathering ${day} of the Year`);
      }
    },
  },
  {
    name: '60 events are past',
    alone: true,
    change: (draft) => {
      for (let count = 1; count <= 60; count++)
        add(
          draft,
          `20${String(10 + (count % 14))}-07-${String(1 + (count % 28)).padStart(2, '0')}`,
          `Old Gathering ${count}`,
          { group: 'past' },
        );
    },
  },
  ...Object.entries(ODD).map(([kind, title], index) => ({
    name: `an event has a title ${kind}`,
    change: (draft: Draft) =>
      add(draft, `2026-06-${10 + index}`, title, { location: title, description: title, spots: title }),
  })),
  {
    name: 'a past event knows only its month',
    change: (draft) => {
      draft.eventFiles['first-picnic'] = { title: 'First Picnic', group: 'past', month: '2023-08' };
    },
  },
  {
    name: 'a past event knows only a number',
    change: (draft) => {
      draft.eventFiles['letters-written'] = {
        title: 'Letters Written',
        group: 'past',
        statistic: { figure: '1,250,000+', unit: 'letters to members of Parliament' },
      };
    },
  },
  {
    name: 'an event moves to another day, and its file is renamed',
    change: (draft) => {
      draft.eventFiles['2026-04-18-networking-brunch'] = {
        ...draft.eventFiles[BRUNCH],
        date: '2026-04-18',
        zone: 'EDT',
      } as EventDraft;
      delete draft.eventFiles[BRUNCH];
    },
  },
  {
    name: 'an event is postponed',
    change: (draft) => Object.assign(given(draft.eventFiles[WORKSHOP]), { status: 'postponed' }),
  },
  {
    name: 'an event is cancelled',
    alone: true,
    change: (draft) => Object.assign(given(draft.eventFiles[WORKSHOP]), { status: 'cancelled' }),
  },
  {
    name: 'an event is rescheduled',
    alone: true,
    change: (draft) =>
      Object.assign(given(draft.eventFiles[WORKSHOP]), {
        status: 'rescheduled',
        previousDate: '2025-11-15',
        date: '2025-11-29',
      }),
  },
  {
    name: 'an event is hidden',
    alone: true,
    change: (draft) => Object.assign(given(draft.eventFiles[BRUNCH]), { hidden: true }),
  },
  {
    name: 'an event lasts three days',
    change: (draft) => add(draft, '2026-07-03', 'Summer Camp', { endDate: '2026-07-05' }),
  },
  {
    name: 'an event ends after midnight',
    change: (draft) =>
      add(draft, '2025-12-31', 'New Year’s Eve', { start: '20:00', end: '01:30', endDate: '2026-01-01' }),
  },
  {
    name: 'an event begins at midnight and ends before the next',
    change: (draft) => add(draft, '2026-08-01', 'A Whole Day', { start: '00:00', end: '23:59' }),
  },
  { name: 'an event is four years ahead', change: (draft) => add(draft, '2029-09-01', 'Tenth Anniversary') },
  {
    name: 'an event has a registration page',
    change: (draft) => {
      add(draft, '2026-09-12', 'Autumn Course', {
        registrationUrl: 'https://tickets.example.org/autumn-course?from=site',
      });
      // This answer says that registration is not possible; the check would not let it stand.
      for (const item of draft.contact.faq.items) delete item.until;
    },
  },
  {
    name: 'an event’s text is changed in place',
    change: (draft) =>
      Object.assign(given(draft.eventFiles[RETREAT]), {
        location: '40 Orchard View Boulevard, 2nd floor, Room 200 (beside the library), Toronto',
        spots: 'Four spots left.',
      }),
  },
  {
    name: 'an event ends before it begins',
    alone: true,
    refused: /must be later than the start/,
    change: (draft) => Object.assign(given(draft.eventFiles[WORKSHOP]), { start: '17:00', end: '09:00' }),
  },
  {
    name: 'an event in July is in EST',
    alone: true,
    refused: /must be EDT/,
    change: (draft) => add(draft, '2026-07-01', 'Canada Day', { zone: 'EST' }),
  },
];

const LONG_WORDS = ['Internationalisierung', 'Straßenbahnhaltestelle', 'antidisestablishmentarianism'];

const TEXTS: Edit[] = [
  {
    name: 'every text is halved',
    alone: true,
    change: (draft) =>
      changeTexts(draft, (words) =>
        words
          .split(' ')
          .slice(0, Math.ceil(words.split(' ').length / 2))
          .join(' '),
      ),
  },
  { name: 'every text is doubled', alone: true, change: (draft) => changeTexts(draft, (words) => `${words} ${words}`) },
  {
    name: 'every text has accents',
    alone: true,
    change: (draft) =>
      changeTexts(draft, (words) => words.replaceAll('e', 'é').replaceAll('o', 'ọ').replaceAll('a', 'à')),
  },
  { name: 'every text has an emoji', alone: true, change: (draft) => changeTexts(draft, (words) => `${words} 💜`) },
  {
    name: 'every text is in quotation marks',
    alone: true,
    change: (draft) => changeTexts(draft, (words) => `“${words}”`),
  },
  {
    name: 'every text is in capitals',
    alone: true,
    change: (draft) => changeTexts(draft, (words) => words.toUpperCase()),
  },
  {
    name: 'every text has a long word',
    alone: true,
    change: (draft) => changeTexts(draft, (words) => `${words} ${LONG_WORDS[words.length % LONG_WORDS.length]}`),
  },
  {
    name: 'every text is one word',
    alone: true,
    change: (draft) => changeTexts(draft, (words) => words.split(' ')[0] ?? words),
  },
];

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

async function showOn(draft: Draft, entry: object, name: string, width: number, height: number): Promise<void> {
  draft.pictures[name] = await photograph(width, height);
  Object.assign(entry, { image: { file: name, alt: 'Women around a long table covered with cloth.', consent: true } });
}

const PHOTOGRAPHS: Edit[] = [
  {
    name: 'an event ahead has a photograph',
    change: (draft) => showOn(draft, given(draft.eventFiles[WORKSHOP]), 'workshop.jpg', 1600, 1200),
  },
  {
    name: 'an event ahead has a photograph held upright',
    change: (draft) => showOn(draft, given(draft.eventFiles[RETREAT]), 'retreat.jpg', 1200, 2400),
  },
  {
    name: 'a past event has a photograph',
    change: (draft) => showOn(draft, given(draft.eventFiles['summer-wellness-series']), 'summer.jpg', 1600, 1067),
  },
  {
    name: 'a program has a photograph',
    change: (draft) => showOn(draft, given(draft.programFiles['wellness-healing']), 'circle.jpg', 1600, 1200),
  },
  {
    name: 'every program has a photograph',
    change: async (draft) => {
      for (const [index, name] of PROGRAMS.entries())
        await showOn(draft, given(draft.programFiles[name]), `program-${index}.jpg`, 2000, 1200 + 100 * index);
    },
  },
  {
    name: 'a panorama is shown',
    change: (draft) => showOn(draft, given(draft.eventFiles[BRUNCH]), 'panorama.jpg', 3000, 700),
  },
  {
    name: 'a photograph is kept for later',
    change: async (draft) => {
      draft.pictures['later.jpg'] = await photograph(800, 600);
    },
  },
  {
    name: 'a photograph is named that is not there',
    alone: true,
    refused: /names a picture that is not in content\/images/,
    change: async (draft) => {
      await showOn(draft, given(draft.eventFiles[WORKSHOP]), 'workshop.jpg', 1600, 1200);
      draft.pictures = {};
    },
  },
];

const item = { title: 'A New One', text: 'With a text of its own.' };

const LISTS: Edit[] = [
  {
    name: 'a question and its answer are rewritten',
    change: (draft) =>
      Object.assign(draft.contact.faq.items[0] ?? {}, {
        question: 'May I bring my daughter?',
        answer: 'Yes, to every event that does not say otherwise.',
      }),
  },
  {
    name: 'a question is hidden',
    change: (draft) => Object.assign(draft.contact.faq.items[3] ?? {}, { hidden: true }),
  },
  {
    name: 'a fifth question is added',
    alone: true,
    refused: /exactly four questions/,
    change: (draft) => void draft.contact.faq.items.push({ question: 'Is there more?', answer: 'Yes.' }),
  },
  {
    name: 'a tier is removed',
    alone: true,
    refused: /exactly four tiers/,
    change: (draft) => void draft.donate.tiers.items.pop(),
  },
  { name: 'a tier is hidden', change: (draft) => Object.assign(draft.donate.tiers.items[1] ?? {}, { hidden: true }) },
  {
    name: 'the tiers have other amounts',
    change: (draft) =>
      draft.donate.tiers.items.forEach((tier, index) => {
        tier.amount = [5, 120, 2500, 10_000][index] ?? 1;
      }),
  },
  {
    name: 'the amounts to choose from are others',
    change: (draft) => {
      draft.donate.form.presets = [1, 20, 500, 10_000];
    },
  },
  {
    name: 'a fifth value is added',
    alone: true,
    refused: /exactly four values/,
    change: (draft) => void draft.about.values.items.push(item),
  },
  { name: 'a value is rewritten', change: (draft) => Object.assign(draft.about.values.items[2] ?? {}, item) },
  {
    name: 'a benefit is removed',
    alone: true,
    refused: /exactly four benefits/,
    change: (draft) => void draft.getInvolved.options.items[0]?.benefits.pop(),
  },
  {
    name: 'a highlight is added',
    alone: true,
    refused: /exactly four highlights/,
    change: (draft) => void draft.programFiles['entrepreneurship']?.highlights.push('One more'),
  },
  {
    name: 'the highlights are rewritten',
    change: (draft) =>
      Object.assign(given(draft.programFiles['entrepreneurship']), {
        highlights: [
          'One',
          'Two words',
          'Three words here',
          'A highlight that goes on for a good while longer than the others do',
        ],
      }),
  },
  {
    name: 'a sixth program is added',
    change: (draft) => {
      draft.programFiles['arts-culture'] = {
        title: 'Arts & Culture',
        order: 6,
        summary: 'Quilts and songs.',
        description: 'Quilts, songs and stories.',
        highlights: ['A', 'B', 'C', 'D'],
        colour: 'denim',
      };
    },
  },
  { name: 'a program is taken away', change: (draft) => void delete draft.programFiles['education-advocacy'] },
  {
    name: 'the programs change places',
    change: (draft) =>
      Object.values(draft.programFiles).forEach((program, index) => {
        program.order = 20 - index;
      }),
  },
  {
    name: 'another program is featured',
    change: (draft) =>
      Object.assign(draft.home.programs.featured[0] ?? {}, {
        program: 'community-sisterhood',
        title: 'Community & Sisterhood',
      }),
  },
  {
    name: 'a paragraph is added to the story, and one removed from the founder’s message',
    change: (draft) => {
      draft.about.story.paragraphs.push('And there is more to tell. '.repeat(20));
      draft.about.founder.paragraphs.splice(1, 1);
    },
  },
  {
    name: 'a subject is added to the form',
    change: (draft) => void draft.contact.subjects.push({ id: 'press', subject: 'A question from the press' }),
  },
  {
    name: 'a heading has four lines',
    change: (draft) => {
      draft.about.hero.heading = ['We', 'have a', 'heading of', 'four lines.'];
    },
  },
  {
    name: 'a heading has one long line',
    change: (draft) => {
      draft.donate.hero.heading = ['Give what you can, when you can'];
    },
  },
];

const ORGANIZATION: Edit[] = [
  {
    name: 'the office closes earlier',
    change: (draft) => Object.assign(draft.site.officeHours[0] ?? {}, { end: '16:00' }),
  },
  {
    name: 'the office is open every evening',
    alone: true,
    change: (draft) => {
      draft.site.officeHours = [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          state: 'open',
          start: '18:00',
          end: '21:30',
          zone: 'EST',
        },
      ];
    },
  },
  {
    name: 'every day has hours of its own',
    alone: true,
    change: (draft) => {
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
      draft.site.officeHours = days.map((day, index) => ({
        days: [day],
        state: 'open',
        start: `0${index + 1}:15`,
        end: `1${index}:45`,
        zone: 'EDT',
      }));
    },
  },
  {
    name: 'the organization leaves all networks',
    alone: true,
    change: (draft) => {
      draft.site.social = [];
    },
  },
  {
    name: 'the organization joins two more networks',
    change: (draft) =>
      draft.site.social.push(
        { name: 'YouTube', url: 'https://www.youtube.com/@an-example-channel' },
        { name: 'Bluesky Social', url: 'https://bsky.app/' },
      ),
  },
  {
    name: 'a label of the navigation is longer',
    change: (draft) => Object.assign(draft.navigation.header[2] ?? {}, { label: 'Programs & Services' }),
  },
  {
    name: 'a link is added to the header',
    alone: true,
    change: (draft) => void draft.navigation.header.push({ label: 'Volunteer', to: '/get-involved#volunteer' }),
  },
  {
    name: 'two links are taken out of the header',
    alone: true,
    change: (draft) => void draft.navigation.header.splice(1, 2),
  },
  {
    name: 'a link is added to the footer',
    change: (draft) =>
      draft.navigation.footer[0]?.links.push({ label: 'Send a gift by Interac e-Transfer', to: '/donate#etransfer' }),
  },
  {
    name: 'a link leads to a page that does not exist',
    alone: true,
    refused: /leads to a page that does not exist/,
    change: (draft) => Object.assign(draft.navigation.donate, { to: '/give' }),
  },
  {
    name: 'the addresses change',
    change: (draft) =>
      Object.assign(draft.site, {
        email: 'the.whole.office@mail.black-women-empowered-toronto.example',
        etransferEmail: 'gifts@black-women-empowered-toronto.example',
      }),
  },
  {
    name: 'the address for money is typed again',
    change: (draft) => {
      draft.site.etransferEmailAgain = draft.site.etransferEmail;
    },
  },
  {
    name: 'the organization has a longer name',
    alone: true,
    change: (draft) =>
      Object.assign(draft.site, {
        name: 'The Black Women Empowered Society of Greater Toronto',
        nameLines: ['The Black Women Empowered', 'Society of Greater Toronto'],
      }),
  },
  {
    name: 'the organization has a short name',
    alone: true,
    change: (draft) => Object.assign(draft.site, { name: 'BWE', nameLines: ['BWE'] }),
  },
  {
    name: 'the site moves to another domain',
    change: (draft) => {
      draft.site.url = 'https://www.bwe-toronto.example';
    },
  },
  {
    name: 'the organization moves to another city',
    change: (draft) => {
      draft.site.city = 'Saint-Louis-du-Ha! Ha!, Québec';
    },
  },
  {
    name: 'the organization is a nonprofit without receipts',
    change: (draft) => {
      draft.site.charity = 'nonprofit';
    },
  },
  {
    name: 'the organization is a registered charity',
    alone: true,
    change: (draft) => Object.assign(draft.site, { charity: 'registered', charityNumber: '123456789RR0001' }),
  },
  {
    name: 'a charity forgets its number',
    alone: true,
    refused: /registration number/,
    change: (draft) => {
      draft.site.charity = 'registered';
    },
  },
  {
    name: 'answers take longer',
    change: (draft) => {
      draft.site.responseTime = 'three to five working days';
    },
  },
  { name: 'all drafts are approved', change: (draft) => approve(draft) },
];

function approve(value: object): void {
  if ('draft' in value) delete value.draft;
  for (const inner of Object.values(value)) if (inner instanceof Object && !Buffer.isBuffer(inner)) approve(inner);
}

/** Some answers say that something is not connected; the check would not let them stand once it is. */
function connect(draft: Draft, what: Partial<Draft['site']>): void {
  Object.assign(draft.site, what);
  for (const answer of draft.contact.faq.items) delete answer.until;
}

const CONTROLS: Edit[] = [
  {
    name: 'the contact form is connected',
    alone: true,
    change: (draft) => connect(draft, { contact: { endpoint: 'https://forms.example.org/letters' } }),
  },
  {
    name: 'single gifts are connected',
    alone: true,
    change: (draft) => connect(draft, { giving: { onceUrl: 'https://give.example.org/once?amount={amount}' } }),
  },
  {
    name: 'monthly gifts are connected',
    alone: true,
    change: (draft) => connect(draft, { giving: { monthlyUrl: 'https://pay.example.org/monthly?prefilled={cents}' } }),
  },
  {
    name: 'everything is connected',
    change: (draft) => {
      connect(draft, {
        contact: { endpoint: 'https://forms.example.org/letters' },
        giving: {
          onceUrl: 'https://give.example.org/once?amount={amount}',
          monthlyUrl: 'https://pay.example.org/monthly?prefilled={cents}',
        },
      });
      Object.assign(given(draft.eventFiles[WORKSHOP]), { registrationUrl: 'https://tickets.example.org/workshop' });
    },
  },
  {
    name: 'an answer still says that the form is not connected',
    alone: true,
    refused: /until/,
    change: (draft) => {
      Object.assign(draft.contact.faq.items[0] ?? {}, { until: 'contact' });
      draft.site.contact = { endpoint: 'https://forms.example.org/letters' };
    },
  },
];

/** Every edit, by what it is about. Those of a theme that are not `alone` can be made together. */
export const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  events: EVENTS,
  texts: TEXTS,
  photographs: PHOTOGRAPHS,
  lists: LISTS,
  organization: ORGANIZATION,
  controls: CONTROLS,
};
