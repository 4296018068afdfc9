import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { readContent } from '#content/readContent.ts';
import { LIMITS } from '#content/schemas/textFields.ts';
import { YamlFile } from '#content/yamlFile.ts';
import { expectWithin } from '../budgets.ts';
import { edit, filesOf, folderOf, merge } from '../buildCopy.ts';
import { serveCopy, visits } from '../site/visits.ts';
import { findInvalid } from '../validity.ts';
import { expectReadable, loadAll, openDetails } from './page.ts';
import { addPhotographs } from './photographs.ts';

// Whatever staff may change, within the limits of the schemas, can be published and read. So nobody has to look at content before it is
// published. Each site makes many edits at once, because building one takes long.

const WIDTHS = [320, 390, 768, 1280, 1920];

const BEFORE = '2025-11-01T12:00:00-04:00';
const AFTER = '2028-11-22T12:00:00-05:00';

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

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const SITES: Record<string, [moment: string, change: (copy: string) => Promise<void>]> = {
  'every text at its limit, in words of people': [
    BEFORE,
    async (copy) => {
      fillTexts(copy, 'the women of our community gather with understanding and leadership responsibility together');
      await addPhotographs(copy, 2);
    },
  ],
  // Headings may have no wider words than the last.
  'every text at its limit, in wide words, and every fact': [
    AFTER,
    async (copy) => {
      merge(copy, 'full');
      fillTexts(copy, 'Mwmwmwmwmwmw of Womanhood');
      await addPhotographs(copy, 1);
    },
  ],
  'odd titles, photographs, a long name, everything connected': [
    BEFORE,
    async (copy) => {
      merge(copy, 'grown');
      await addPhotographs(copy, 0);
      for (const [index, title] of Object.values(ODD).entries())
        addEvent(copy, `2026-06-${10 + index}`, title, { location: title, description: title, spots: title });
      for (const hour of ['09', '12', '18'])
        addEvent(copy, '2026-02-07', `Open House at ${hour}`, { start: `${hour}:00`, end: `${hour}:45` });
      for (const month of ['03', '04', '05']) addEvent(copy, `2025-${month}-07`, 'Empowerment Day', { group: 'past' });
      addEvent(copy, '2026-07-03', 'Summer Camp', { endDate: '2026-07-05' });
      addEvent(copy, '2025-12-31', 'New Year’s Eve', { start: '20:00', end: '01:30', endDate: '2026-01-01' });
      set(copy, WORKSHOP, { title: ODD.longWords });
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
      edit(copy, 'navigation.yaml', ({ header }) =>
        (header as Fields[]).push({ label: 'Volunteer', to: '/get-involved#volunteer' }),
      );
      set(copy, SITE, {
        name: 'The Black Women Empowered Society of Greater Toronto',
        shortName: 'Black Women Empowered Toronto',
        email: 'the.whole.office@mail.black-women-empowered-toronto.example',
        city: 'Saint-Louis-du-Ha! Ha!',
        region: 'Québec',
        officeHours: [{ days: DAYS, state: 'open', start: '18:00', end: '21:30' }],
        ...{ charity: 'registered', charityNumber: '000000000RR0001' },
      });
    },
  ],
  'a short name, a week of seven different days, and no event at all': [
    BEFORE,
    async (copy) => {
      await addPhotographs(copy, 3);
      rmSync(join(copy, 'content/events'), { recursive: true });
      edit(copy, 'pages/home.yaml', ({ event }) => delete (event as Fields)['event']);
      const week = DAYS.map((day, at) => ({ days: [day], state: 'open', start: `0${at + 1}:15`, end: `1${at}:45` }));
      set(copy, SITE, { name: 'BWE', social: [], officeHours: week });
      edit(copy, 'navigation.yaml', ({ header }) => (header as Fields[]).splice(1, 2));
    },
  ],
};

for (const [index, [name, [moment, change]]] of Object.entries(SITES).entries()) {
  test.describe(`can be published and read: ${name}`, () => {
    const copy = `edits-${index}`;
    const site = serveCopy(copy, moment, change);

    test('valid HTML, light photographs', async () => {
      const dist = join(folderOf(copy), 'dist');
      expect(await findInvalid(dist)).toEqual([]);
      // The build makes any photograph small enough.
      const photographs = [...filesOf(dist)].filter(([file]) => file.endsWith('.avif'));
      for (const [file, { length }] of photographs) expectWithin('photograph', length, file);
      expect(photographs).not.toEqual([]);
    });

    // Each page is a test, so that none takes long on a busy machine.
    for (const { name, status } of visits)
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        await page.goto(site.origin + (status === 200 ? name : `/${name}`));
        await loadAll(page);
        await openDetails(page);
        for (const width of WIDTHS)
          await expectReadable(page, { width, height: 900 }, name, ['word broken', 'address broken']);
      });
  });
}

/** These names are compared with others, or have a form of their own. */
const NAMES = /^(name|shortName)$|\|/;

/** Fills every text of a copy that is not such a name, with as many letters as it may have. */
function fillTexts(copy: string, words: string): void {
  for (const [file, text] of Object.entries(readContent(copy).files)) {
    const data = parse(text) as object;
    for (const { path, value, field } of new YamlFile(file, text).leaves) {
      const key = path.at(-1) ?? '';
      if (
        typeof value !== 'string' ||
        !field.textRule ||
        !field.maxLength ||
        NAMES.test(String(key)) ||
        NAMES.test(value)
      )
        continue;
      const parent = path.slice(0, -1).reduce<object>((group, step) => Reflect.get(group, step) as object, data);
      Reflect.set(parent, key, filled(value, field.maxLength, words.split(' ')));
    }
    writeFileSync(join(copy, file), stringify(data));
  }
}

/** Each text gets its own number, so that no two are the same. */
let count = 0;

function filled(text: string, most: number, words: readonly string[]): string {
  const index = count++;
  const braces = text.match(/\{\w+\}/g)?.join(' ') ?? '';
  const room = most - braces.length - `${index}`.length - 2;
  let long = '';
  for (let at = index; long.length + (words[at % words.length] ?? '').length < room; at++)
    long += ` ${words[at % words.length]}`;
  return `${long.trim() || 'A'} ${index} ${braces}`.trim();
}
