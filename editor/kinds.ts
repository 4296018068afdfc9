import { eventFolder, programFolder, shapes } from '#content/check-content.ts';
import { pastEvent, upcomingEvent } from '#schemas/event.ts';
import { program } from '#schemas/program.ts';
import { formOf, groupOf, variantsOf } from './form.ts';
import type { Control, KindName } from './protocol.ts';

/** What the editor knows of a file by its place. */
export interface Kind {
  name: KindName;
  control: Control;
  /** The page of the site that shows it. */
  address: string;
}

const event = variantsOf([groupOf(upcomingEvent), groupOf(pastEvent)]);
const oneProgram = formOf(program);
const singles = new Map(Object.values(shapes).map(([file, schema]) => [file as string, formOf(schema)]));

/** Pages whose address is not the name of their file. */
const ADDRESSES = new Map([
  ['home', '/'],
  ['not-found', '/404'],
  ['error', '/500'],
]);

/** Which kind of content a file holds; undefined for a file that nothing reads. */
export function kindOf(file: string): Kind | undefined {
  const id = idOf(file);
  if (file === `${eventFolder}${id}.yaml`) return { name: 'event', control: event, address: `/events#${id}` };
  if (file === `${programFolder}${id}.yaml`)
    return { name: 'program', control: oneProgram, address: `/programs#${id}` };
  const control = singles.get(file);
  if (!control) return undefined;
  if (file === shapes.site[0]) return { name: 'organization', control, address: '/contact' };
  if (file === shapes.navigation[0]) return { name: 'menus', control, address: '/' };
  return { name: 'page', control, address: ADDRESSES.get(id) ?? `/${id}` };
}

/** The name of a file without its folder and ending; empty for one that is no content file. */
export function idOf(file: string): string {
  return /([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file)?.[1] ?? '';
}

/** The folder of a kind that has many files. */
export function folderOf(kind: 'event' | 'program'): string {
  return kind === 'event' ? eventFolder : programFolder;
}
