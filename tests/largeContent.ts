import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COLOURS = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'];
const DAY = 24 * 60 * 60 * 1000;

interface Amounts {
  upcoming?: number;
  past?: number;
  programs?: number;
}

/** Adds this many events and programs to a copy of the project. No two are alike, so that they do not compress away. */
export function addContent(copy: string, { upcoming = 0, past = 0, programs = 0 }: Amounts): void {
  const events = join(copy, 'content/events');
  mkdirSync(events, { recursive: true });
  for (let count = 0; count < upcoming + past; count++) {
    const group = count < upcoming ? 'upcoming' : 'past';
    // Winter days only, so that all of them are in EST: November 15 to February 26.
    const day = new Date(
      Date.UTC(group === 'upcoming' ? 2030 : 2000, 10, 15) +
        365.25 * DAY * Math.floor(count / 100) +
        DAY * (count % 100),
    );
    const date = day.toISOString().slice(0, 10);
    write(
      join(events, `${date}-gathering-${count}.yaml`),
      `title: ${name(count)}
group: ${group}
date: ${date}
start: "10:00"
end: "16:00"
zone: EST
location: ${name(count * 7 + 3)} Hall
description: >-
  ${sentence(count)}
spots: Ask us about spot ${count}.
colour: ${COLOURS[count % COLOURS.length]}
revised: 2025-10-01
`,
    );
  }
  for (let count = 0; count < programs; count++) {
    write(
      join(copy, `content/programs/added-${count}.yaml`),
      `title: ${name(count + 1000)}
order: ${count + 100}
summary: >-
  ${sentence(count + 1000)}
description: >-
  ${sentence(count + 2000)}
highlights:
${[1, 2, 3, 4].map((place) => `  - ${name(count * 4 + place + 3000)}`).join('\n')}
colour: ${COLOURS[count % COLOURS.length]}
`,
    );
  }
}

const WORDS =
  'ready steady river lantern harbour cedar ribbon kettle market orchard ladder willow copper velvet thunder saffron meadow pebble anchor candle timber garden window needle thread basket marble feather hollow summit'.split(
    ' ',
  );

function word(seed: number): string {
  return WORDS[(seed * 7919 + (seed >> 3) * 104_729) % WORDS.length] ?? '';
}

function name(seed: number): string {
  const [first = '', ...rest] = [word(seed), word(seed * 3 + 1), 'circle', String(seed)];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

function sentence(seed: number): string {
  return `An afternoon of ${Array.from({ length: 12 }, (_, place) => word(seed * 13 + place * 5)).join(' ')}, number ${seed}.`;
}

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  writeFileSync(file, text);
}
