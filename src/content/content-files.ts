import type { z } from 'zod';
import { nearest } from '#content/nearest.ts';
import { type PAGES, registeredPages } from '#content/pages.ts';
import type { Problem } from '#content/yaml.ts';
import { slug } from '#lib/slug.ts';
import { navigation } from '#content/schemas/navigation.ts';
import { site } from '#content/schemas/site.ts';

type SingleFile<Schema extends z.ZodType> = readonly [file: string, schema: Schema];

/** The files that exist once, each with its schema. */
export const singleFiles = {
  site: ['content/site.yaml', site],
  navigation: ['content/navigation.yaml', navigation],
  ...(Object.fromEntries(registeredPages.map(({ name, file, schema }) => [name, [file, schema]])) as unknown as {
    [Name in keyof typeof PAGES]: SingleFile<(typeof PAGES)[Name]['schema']>;
  }),
} as const;
const singlePaths: readonly string[] = Object.values(singleFiles).map(([file]) => file);

/** The folders with one file for each event, program, testimonial and news item. The last two may be missing. */
export const eventFolder = 'content/events/';
export const programFolder = 'content/programs/';
export const testimonialFolder = 'content/testimonials/';
export const newsFolder = 'content/news/';
const folders: readonly string[] = [eventFolder, programFolder, testimonialFolder, newsFolder];

/** In characters. A file's name is part of addresses, which some programs cut. */
const MAX_NAME_LENGTH = 100;

/** The folders whose files have their names as ids on pages. */
const linkedFolders: readonly string[] = [eventFolder, programFolder, newsFolder];

/** Kinds of file that people put beside content, by their extensions. */
const FOREIGN_KINDS = new Map([
  ['docx', 'a Word document'],
  ['doc', 'a Word document'],
  ['odt', 'a text document'],
  ['pages', 'a Pages document'],
  ['rtf', 'a text document'],
  ['pdf', 'a PDF'],
  ['xlsx', 'a spreadsheet'],
  ['csv', 'a CSV table'],
  ['json', 'a JSON file'],
  ['txt', 'a plain text file'],
]);

/** Whether the name of a file is its id on pages. */
export function isLinkedFile(file: string): boolean {
  return linkedFolders.some((folder) => file.startsWith(folder));
}

/** The name of a file without its folder and .yaml. */
export function idOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** A problem of a whole file, which has no line. */
export function fileProblem(file: string, message: string): Problem {
  return { file, line: 0, field: '', message };
}

/** What is wrong with the kind, the folder or the name of a file outside content/images; undefined when nothing is. */
export function checkLocation(file: string): Problem | undefined {
  const message = singlePaths.includes(file) ? undefined : locationMistake(file);
  return message === undefined ? undefined : fileProblem(file, message);
}

function locationMistake(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  if (/\.(jpe?g|png|webp|avif|gif|heic|svg)$/i.test(name)) return 'is a picture. Move it to content/images';
  if (!/\.ya?ml(\.txt)?$/i.test(name)) {
    const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
    const kind = FOREIGN_KINDS.get(extension) ?? 'a file of another kind';
    return `is ${kind}, which the site does not read. Copy its text into a file that ends in .yaml, and move it out of the content folder. Your own notes may stay here if their names end in .md`;
  }
  if (folders.includes(folder)) return nameMistake(name);
  const corrected = withYamlExtension(name);
  if (singlePaths.includes(folder + corrected)) return `has the wrong extension. Rename it to ${corrected}`;
  const [meant] = nearest(folder + corrected, singlePaths);
  if (meant) return `is not a file that the site reads. Did you mean ${meant}?`;
  return 'is in a folder that the site does not read. Events belong in content/events, programs in content/programs, testimonials in content/testimonials, news in content/news, pictures in content/images';
}

/** What is wrong with the name of an event or a program, which is its address on the page. */
function nameMistake(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    return `has a name of ${name.length} characters; the limit is ${MAX_NAME_LENGTH}. Rename it`;
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) return undefined;
  const corrected = slug(withYamlExtension(name).slice(0, -'.yaml'.length)) || 'name-of-the-event';
  return `has a name that cannot be used. Names have lowercase letters, digits and hyphens, and end in .yaml. Rename it to ${corrected}.yaml`;
}

function withYamlExtension(name: string): string {
  return name.replace(/(\.ya?ml)?(\.txt)?$/i, '.yaml');
}

/** What is wrong with the kind of a file in content/images; undefined when nothing is. */
export function checkPictureKind(name: string): Problem | undefined {
  if (/\.(jpe?g|png|webp|avif|md)$/i.test(name)) return undefined;
  const message = /\.(heic|heif|gif|tiff?|bmp|svg)$/i.test(name)
    ? 'is a kind of picture that not all browsers show. Export it as a JPEG, and delete this file'
    : 'is not a picture. Only pictures belong in content/images: move it out of this folder';
  return fileProblem(`content/images/${name}`, message);
}
