import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { eventFolder, programFolder, singleFiles } from '#content/kinds.ts';
import { readContent } from '#content/read-content.ts';
import type { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import type { program } from '#content/schemas/program.ts';
import { LIMITS } from '#content/schemas/text.ts';
import { FIXTURE } from '../../tests/fixture/build.ts';

export type EventInput = z.input<typeof upcomingEvent> | z.input<typeof pastEvent>;
export type ProgramInput = z.input<typeof program>;

/** All content as an editor writes it, to be changed and written into a folder. */
export type EditableContent = {
  -readonly [Name in keyof typeof singleFiles]: z.input<(typeof singleFiles)[Name][1]>;
} & {
  /** By the name of the file without .yaml. */
  eventFiles: Record<string, EventInput>;
  programFiles: Record<string, ProgramInput>;
  pictures: Record<string, Buffer>;
};

/** The tests' copy of the content. */
export function readEditable(): EditableContent {
  const { files } = readContent(FIXTURE);
  const data = (file: string): unknown => parse(files[file] ?? '');
  const inFolder = (folder: string) =>
    Object.fromEntries(
      Object.keys(files)
        .filter((file) => file.startsWith(folder))
        .map((file) => [file.slice(folder.length, -'.yaml'.length), data(file)]),
    );
  const single = Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, data(file)]));
  // The content check has checked the fixture against the schemas that these types come from.
  return {
    ...single,
    eventFiles: inFolder(eventFolder),
    programFiles: inFolder(programFolder),
    pictures: {},
  } as EditableContent;
}

/** Writes the content as content/ into a folder, and replaces what was there. */
export function writeContent(content: EditableContent, root: string): void {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  const write = (file: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  };
  for (const [name, [file]] of Object.entries(singleFiles))
    write(file, stringify(content[name as keyof typeof singleFiles]));
  for (const [id, event] of Object.entries(content.eventFiles)) write(`${eventFolder}${id}.yaml`, stringify(event));
  for (const [id, data] of Object.entries(content.programFiles)) write(`${programFolder}${id}.yaml`, stringify(data));
  mkdirSync(join(root, 'content/images'), { recursive: true });
  for (const [name, bytes] of Object.entries(content.pictures)) write(`content/images/${name}`, bytes);
}

/** Fields without prose: file names, addresses, days and choices. */
const NO_WORDS = new Set(
  'atRest block charity charityNumber colour date days draft email endDate end endpoint etransferEmail etransferEmailAgain event featured file group id month monthlyUrl nameLines number onceUrl order previousDate program registrationUrl revised start state status to until url zone'.split(
    ' ',
  ),
);

/** Changes all copy, except for placeholders and the titles of pages. */
export function changeCopy(content: EditableContent, change: (words: string) => string): void {
  const { pictures: _, ...files } = content;
  walk(files, (text) =>
    text.replaceAll(/\{\w+\}|[^{}]+/g, (part) => {
      // Titles of pages have a vertical bar, with the page's name before it.
      if (part.startsWith('{') || part.includes('|') || part.trim() === '') return part;
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
      return before + change(words) + after;
    }),
  );
  numberHeadings(content);
}

/** Makes the headings of the sections of each page unique, and those of site.yaml. */
function numberHeadings(content: EditableContent): void {
  for (const name of Object.keys(singleFiles) as (keyof typeof singleFiles)[]) {
    const taken = new Set<string>();
    const sections = Object.values(content[name]) as { heading?: unknown }[];
    for (const [index, section] of sections.entries()) {
      if (typeof section.heading !== 'string') continue;
      if (taken.has(section.heading.toLowerCase())) section.heading = numbered(section.heading, index);
      taken.add(String(section.heading).toLowerCase());
    }
  }
}

/** A title with a number that makes it unique, within its limit. */
function numbered(title: string, index: number, limit: number = LIMITS.title): string {
  return `${shortened(title, limit - 3)} ${index + 1}`;
}

/** The beginning of a line, without half a character, and with a letter or digit at its end. */
function shortened(line: string, letters: number): string {
  const whole = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
  let text = '';
  for (const letter of whole) {
    if (text.length + letter.length > letters) break;
    text += letter;
  }
  return text.trim().replace(/[^\p{L}\p{N}]+$/u, '') || 'A';
}

function walk(value: unknown, change: (text: string) => string): void {
  if (!(value instanceof Object)) return;
  const fields = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(fields)) {
    if (NO_WORDS.has(key) && (typeof inner === 'string' || Array.isArray(inner))) continue;
    if (typeof inner === 'string') fields[key] = change(inner);
    else walk(inner, change);
  }
}
