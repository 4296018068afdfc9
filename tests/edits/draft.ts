import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { eventFolder, programFolder, singleFiles } from '#content/content-files.ts';
import { readContent } from '#content/read-content.ts';
import type { pastEvent, upcomingEvent } from '#schemas/event.ts';
import type { program } from '#schemas/program.ts';
import { FIXTURE } from '../fixture/build.ts';

export type EventDraft = z.input<typeof upcomingEvent> | z.input<typeof pastEvent>;
export type ProgramDraft = z.input<typeof program>;

/** All content as an editor would write it, to be changed and written into a folder. */
export type Draft = { -readonly [Name in keyof typeof singleFiles]: z.input<(typeof singleFiles)[Name][1]> } & {
  /** By the name of the file without .yaml. */
  eventFiles: Record<string, EventDraft>;
  programFiles: Record<string, ProgramDraft>;
  pictures: Record<string, Buffer>;
};

/** The tests' copy of the content. */
export function readDraft(): Draft {
  const { files } = readContent(FIXTURE);
  const data = (file: string): unknown => parse(files[file] ?? '');
  const inFolder = (folder: string) =>
    Object.fromEntries(
      Object.keys(files)
        .filter((file) => file.startsWith(folder))
        .map((file) => [file.slice(folder.length, -'.yaml'.length), data(file)]),
    );
  const single = Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, data(file)]));
  // The content check holds the fixture to the schemas that these types come from.
  return { ...single, eventFiles: inFolder(eventFolder), programFiles: inFolder(programFolder), pictures: {} } as Draft;
}

/** Writes it as content/ into a folder, whatever was there before. */
export function writeDraft(draft: Draft, root: string): void {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  const write = (file: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  };
  for (const [name, [file]] of Object.entries(singleFiles))
    write(file, stringify(draft[name as keyof typeof singleFiles]));
  for (const [id, event] of Object.entries(draft.eventFiles)) write(`${eventFolder}${id}.yaml`, stringify(event));
  for (const [id, data] of Object.entries(draft.programFiles)) write(`${programFolder}${id}.yaml`, stringify(data));
  mkdirSync(join(root, 'content/images'), { recursive: true });
  for (const [name, bytes] of Object.entries(draft.pictures)) write(`content/images/${name}`, bytes);
}

/** Fields that hold no words: names of files, addresses, days and choices. */
const NO_WORDS = new Set(
  'atRest block charity charityNumber colour date days draft email endDate end endpoint etransferEmail etransferEmailAgain event file group id month monthlyUrl nameLines number onceUrl order previousDate program registrationUrl revised start state status to until url zone'.split(
    ' ',
  ),
);

/** Changes every text of the content, but for what stands in braces. */
export function changeTexts(draft: Draft, change: (words: string) => string): void {
  const { pictures: _, ...texts } = draft;
  walk(texts, (text) =>
    text.replaceAll(/\{\w+\}|[^{}]+/g, (part) => {
      if (part.startsWith('{') || part.trim() === '') return part;
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
      return before + change(words) + after;
    }),
  );
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
