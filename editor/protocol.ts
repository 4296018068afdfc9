import type { Problem } from '#content/yaml.ts';

/** What an editor fills in for one value, drawn from its schema by form.ts. */
export type Control =
  | { kind: 'words' | 'email' | 'web address' | 'date' | 'month' | 'time' | 'page' | 'picture' | 'event' | 'program' }
  | { kind: 'number'; least: number | undefined }
  | { kind: 'choice' | 'colour' | 'zone' | 'several'; options: readonly string[] }
  /** The day of the last change, which the editor fills in. */
  | { kind: 'revised' }
  /** A line that says `true` or is not there. */
  | { kind: 'mark' }
  /** A value that its group always has: the name of a variant. */
  | { kind: 'fixed'; value: string }
  | { kind: 'list'; item: Control; least: number; most: number | undefined }
  | Group
  | Variants;

/** Fields that belong together, in their order. */
export interface Group {
  kind: 'group';
  fields: readonly Field[];
}

/** A group whose other fields depend on one of them. */
export interface Variants {
  kind: 'variants';
  /** The field that decides. */
  by: string;
  groups: Readonly<Record<string, Group>>;
}

/** A named value of a group. */
export interface Field {
  name: string;
  required: boolean;
  help: string | undefined;
  control: Control;
}

/** The kinds of content, as an editor tells them apart. */
export type KindName = 'event' | 'program' | 'page' | 'organization' | 'menus';

/** One content file in the list at the left. */
export interface Entry {
  file: string;
  kind: KindName;
  title: string;
  /** For events: the list in which it stands. */
  group: string | undefined;
  /** What decides its place in the list. */
  order: string;
  /** Whether some of its words are still drafts. */
  draft: boolean;
}

/** A picture in content/images. */
export interface PictureFile {
  name: string;
  /** The titles of what shows it. */
  usedBy: readonly string[];
}

/** Everything there is to edit. */
export interface Overview {
  entries: readonly Entry[];
  pictures: readonly PictureFile[];
  /** Where links inside the site can lead. */
  addresses: readonly string[];
  /** Where the preview of the site is served. */
  preview: string;
}

/** One file, opened. */
export interface Opened {
  /** Undefined for one that is not written yet. */
  file: string | undefined;
  kind: KindName;
  title: string;
  /** Told back when saving, so that no newer version is overwritten unseen. */
  version: string;
  /** Undefined when the file cannot be read. */
  data: unknown;
  control: Control;
  /** The notes in the file, by the names of their fields. */
  notes: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** The page of the site that shows it. */
  address: string;
}

/** A change that was made here, and can be put back. */
export interface Change {
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** How an attempt to change something ended. `file` is where the content stands afterwards. */
export type Outcome =
  | { result: 'done'; file: string | undefined }
  | { result: 'problems'; problems: readonly Problem[] }
  /** Somebody else changed the file after it was opened. */
  | { result: 'newer' }
  /** A sentence that says why not. */
  | { result: 'refused'; reason: string };
