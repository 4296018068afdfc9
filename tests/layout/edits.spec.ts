import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { LIMITS } from '#content/schemas/textFields.ts';
import { expectWithin } from '../budgets.ts';
import { copyContent, edit } from '../buildCopy.ts';
import { filesIn } from '../dist.ts';
import { findInvalid } from '../validity.ts';
import { expectSiteReadable } from './expectSiteReadable.ts';
import { addPhotographs } from './photographs.ts';

// Whatever staff may change can be published. Each site makes many edits at once, because building one takes long.

const WORKSHOP = 'events/2025-11-15-women-empowerment-workshop.yaml';
const RETREAT = 'events/2025-12-03-wellness-self-care-retreat.yaml';
const SITE = 'site.yaml';

/** Editors may write these titles, which break careless pages. */
const ODD = {
  longWords: 'Intergenerational Entrepreneurship Celebration, Congratulations and Remembrance',
  hyphens: 'Mother-Daughter-Sister-Auntie-Grandmother-'.repeat(7).slice(0, LIMITS.title - 1),
  markup: 'Story </script <img src=x onerror=alert(1) <!-- ]]',
  rightToLeft: 'لقاء الأخوات (تورونتو) 2026!',
  emoji: '👩🏿‍🦱👩🏾‍🦰👩🏿‍🦳 ✨ Us 🧵🪡',
  accents: 'Fête à l’Île: Ọ̀ṣun, Ẹ̀dá, Zoë & Núñez',
  oneLetter: 'A',
};

type Fields = Record<string, unknown>;

/** Changes some fields of a file. */
function set(copy: string, file: string, fields: Fields): void {
  edit(copy, file, (data) => Object.assign(data, fields));
}

function addEvent(copy: string, date: string, title: string, more: Fields = {}): void {
  const event = { title, group: 'upcoming', date, start: '10:00', end: '16:00' };
  const rest = { location: 'Toronto Community Center', description: 'A day for all of us.', spots: 'Ask us.' };
  const name = `${date}-added-${readdirSync(join(copy, 'content/events')).length}`;
  const all = { ...event, ...rest, colour: 'sky', ...more };
  writeFileSync(join(copy, `content/events/${name}.yaml`), stringify(all));
}

const CONNECTED = {
  contact: { endpoint: 'https://forms.example.org/letters' },
  giving: {
    onceUrl: 'https://give.example.org/once?amount={amount}',
    monthlyUrl: 'https://pay.example.org/monthly?prefilled={cents}',
  },
  newsletter: { url: 'https://subscriptions.newsletters.example.org/circle' },
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const SITES: Record<string, (copy: string) => unknown> = {
  'odd titles, photographs, a long name, everything connected': async (copy) => {
    await addPhotographs(copy, 0);
    for (const [index, title] of Object.values(ODD).entries())
      addEvent(copy, `2026-06-${10 + index}`, title, { location: title, description: title, spots: title });
    for (const hour of ['09', '12', '18'])
      addEvent(copy, '2026-02-07', `Open House at ${hour}`, { start: `${hour}:00`, end: `${hour}:45` });
    for (const month of ['03', '04', '05']) addEvent(copy, `2025-${month}-07`, 'Empowerment Day', { group: 'past' });
    addEvent(copy, '2026-07-03', 'Summer Camp', { endDate: '2026-07-05' });
    addEvent(copy, '2025-12-31', 'New Year’s Eve', { start: '20:00', end: '01:30', endDate: '2026-01-01' });
    set(copy, WORKSHOP, { title: ODD.longWords, registrationUrl: 'https://tickets.example.org/workshop?from=site' });
    set(copy, RETREAT, { status: 'postponed' });
    edit(copy, 'pages/donate.yaml', ({ form, tiers }) => {
      Object.assign(form as Fields, { presets: [1, 20, 500, 1000, 5000, 10_000] });
      for (const [index, tier] of (tiers as { items: Fields[] }).items.entries())
        Object.assign(tier, index === 1 ? { hidden: true } : { amount: [5, 120, 2500, 10_000][index] });
    });
    set(copy, 'programs/entrepreneurship.yaml', { title: ODD.hyphens, highlights: [ODD.longWords, 'B', 'C', 'D'] });
    edit(copy, 'pages/about.yaml', ({ hero }) =>
      Object.assign(hero as Fields, { heading: 'We have four lines.'.split(' ') }),
    );
    edit(copy, 'pages/get-involved.yaml', ({ options }) => {
      for (const option of (options as { items: Fields[] }).items)
        Object.assign(option, { url: 'https://www.members-and-volunteers.example.org/form' });
    });
    edit(copy, 'navigation.yaml', ({ header }) =>
      (header as Fields[]).push({ label: 'Volunteer', to: '/get-involved#volunteer' }),
    );
    set(copy, SITE, {
      ...CONNECTED,
      name: 'The Black Women Empowered Society of Greater Toronto',
      shortName: 'Black Women Empowered Toronto',
      email: 'the.whole.office@mail.black-women-empowered-toronto.example',
      city: 'Saint-Louis-du-Ha! Ha!, Québec',
      officeHours: [{ days: DAYS, state: 'open', start: '18:00', end: '21:30' }],
      ...{ charity: 'registered', charityNumber: '000000000RR0001' },
    });
  },
  'a short name, a week of seven different days, and no event at all': async (copy) => {
    await addPhotographs(copy, 3);
    rmSync(join(copy, 'content/events'), { recursive: true });
    edit(copy, 'pages/home.yaml', ({ event }) => delete (event as Fields)['event']);
    const week = DAYS.map((day, at) => ({ days: [day], state: 'open', start: `0${at + 1}:15`, end: `1${at}:45` }));
    set(copy, SITE, { name: 'BWE', social: [], officeHours: week });
    edit(copy, 'navigation.yaml', ({ header }) => (header as Fields[]).splice(1, 2));
  },
};

/** Before the fixture's three events. */
const MOMENT = new Date('2025-11-01T12:00:00-04:00');

for (const [index, [name, change]] of Object.entries(SITES).entries()) {
  test(`can be published and read: ${name}`, async ({ context }) => {
    const root = copyContent(`edits-${index}`);
    await change(root);
    const site = await expectSiteReadable(context, root, MOMENT);
    expect(await findInvalid(site)).toEqual([]);
    // The build makes any photograph small enough.
    const photographs = filesIn(site).filter((file) => file.endsWith('.avif'));
    for (const file of photographs) expectWithin('photograph', statSync(join(site, file)).size, file);
    expect(photographs).not.toEqual([]);
    rmSync(root, { recursive: true });
  });
}
