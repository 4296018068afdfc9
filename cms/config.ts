import { fileURLToPath } from 'node:url';
import { partsOf } from '#content/crossCheck.ts';
import { type Field as SchemaField, fieldOf, formLabel, optionLabel } from '#content/field.ts';
import { eventFolder, idOf, siteFile, type FileKind, kinds, newsId, programFolder } from '#content/kinds.ts';
import { registeredPages } from '#content/pages.ts';
import { LONGEST_SIDE } from '#content/pictureSize.ts';
import { readContent, readDownloads } from '#content/readContent.ts';
import { yamlFilesIn } from '#content/yamlFile.ts';
import { STATUS } from './commitStatus.ts';
import { FILE, LINK } from './entryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A field of the form as Sveltia CMS reads it: https://sveltiacms.app/en/docs/fields */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string | undefined;
  fields?: Field[];
  field?: Field;
  types?: { name: string; label: string; fields: Field[] }[];
  [option: string]: unknown;
}

export interface Backend {
  name: 'github';
  repo: string;
  branch: string;
  /** The address of the sign-in service. Without one, people sign in with an access token. */
  base_url?: string;
  /** The ways to sign in: both, if this is left out. */
  auth_methods?: ['token'];
}

export interface Config {
  backend: Backend & { [option: string]: unknown };
  /** In the editorial workflow each change is a draft, on a branch of its own, until somebody publishes it. */
  publish_mode: 'editorial_workflow' | 'simple';
  [option: string]: unknown;
}

const IMAGES = 'content/images';

export function configFor(backend: Backend, review: boolean): Config {
  const site = sources.find(({ file }) => file === siteFile);
  return {
    load_config_file: false,
    backend: {
      ...backend,
      commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Delete {{path}}' },
      preview_context: STATUS,
      // A draft becomes one commit, so that it can be undone at once.
      squash_merges: true,
    },
    publish_mode: review ? 'editorial_workflow' : 'simple',
    site_url: site?.value(['url']),
    app_title: site?.value(['name']),
    media_folder: IMAGES,
    public_folder: '/',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // The photograph is also turned upright, and loses its metadata.
          transformations: { raster_image: { format: 'webp', quality: 85, width: LONGEST_SIDE, height: LONGEST_SIDE } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    editor: { preview: false },
    collections: [...kinds.filter(({ folder }) => folder).map(collectionOf), ...choices],
    singletons: kinds
      .filter(({ file }) => file)
      .map((kind) => ({
        name: kind.name,
        label: kind.label,
        file: kind.file,
        format: kind.name,
        preview_path: previewPath(kind),
        fields: formFields(kind),
      })),
  };
}

const sources = yamlFilesIn(readContent(root).files);

/** Where links can lead on this site. A new one can be chosen once the editing page is built again. */
export const targets = [
  ...registeredPages.flatMap(({ address, ...page }) => {
    if (address === undefined) return [];
    const label = formLabel(page.name);
    const parts = partsOf(page, sources);
    return [
      { value: address, label },
      ...parts.map((part) => ({ value: `${address}#${part}`, label: `${label}: ${nameOf(part)}` })),
    ];
  }),
  ...readDownloads(root).map((name) => ({ value: `/files/${name}`, label: name })),
];

function nameOf(part: string): string {
  const entry = sources.find(({ file }) => [idOf(file), newsId(idOf(file))].includes(part));
  return String(entry?.value(['title']) ?? formLabel(part));
}

/** The fields of one kind. The field that distinguishes the kinds of one folder offers the values of all of them. */
export function formFields(kind: FileKind): Field[] {
  return groupFields(fieldOf(kind.schema)).map((field) => {
    if (field.name !== kind.only?.field) return field;
    const values = kinds.flatMap(({ folder, only }) => (folder === kind.folder && only ? [only.value] : []));
    return {
      ...field,
      widget: 'select',
      required: true,
      options: optionsOf(fieldOf(kind.schema).properties?.[field.name] ?? {}, values),
      default: kind.only.value,
    };
  });
}

/** The address that shows an entry. Home shows what is on every page. */
function previewPath({ address = '/', folder }: FileKind): string {
  return folder === undefined ? address : `${address}#{{slug}}`;
}

function collectionOf(kind: FileKind): object {
  const { properties = {} } = fieldOf(kind.schema);
  // Only a testimonial has no title.
  const name = properties['title'] ? 'title' : 'quotation';
  const dated = properties['date'] !== undefined;
  const sortable = ['date', 'order', name].filter((field) => properties[field]);
  return {
    name: kind.name,
    label: kind.label,
    label_singular: kind.label.replace(/s$/, ''),
    folder: kind.folder?.slice(0, -1),
    extension: 'yaml',
    format: kind.name,
    preview_path: previewPath(kind),
    slug: dated ? `{{fields.date}}-{{fields.${name}}}` : `{{fields.${name}}}`,
    summary: dated ? `{{${name}}} {{date | date('MMMM D, YYYY')}}` : `{{${name}}}`,
    filter: kind.only,
    sortable_fields: {
      fields: sortable,
      default: {
        field: sortable[0],
        direction: dated && kind.only?.value !== 'upcoming' ? 'descending' : 'ascending',
      },
    },
    thumbnail: false,
    fields: formFields(kind),
  };
}

/** Hidden lists of all events and programs, from which Home chooses. With `create`, its fields would have a button for a new entry. */
const choices = [
  { name: 'all-events', folder: eventFolder, format: 'upcoming-events' },
  { name: 'all-programs', folder: programFolder, format: 'programs' },
].map((list) => ({
  ...list,
  folder: list.folder.slice(0, -1),
  hide: true,
  create: false,
  extension: 'yaml',
  fields: ['title', 'date', 'group'].map((name) => ({ name, label: name, widget: 'string' })),
}));

function groupFields({ properties = {}, required = [] }: SchemaField): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = formField(name, schema, required.includes(name));
    return name === LINK && !field.required ? withFile(field) : [field];
  });
}

function formField(name: string, schema: SchemaField, required: boolean): Field {
  const hint = [schema.question, schema.description].filter(Boolean).join(' ') || undefined;
  return { name, label: formLabel(name, schema), required, hint, ...controlOf(name, schema) };
}

/**
 * A link that may be left out can lead to a file of ours, too. Its field is beside the link: in a group of a list, Sveltia CMS would put the
 * file among the photographs.
 */
function withFile({ fields = [], ...link }: Field): Field[] {
  return [
    { ...link, fields: fields.map((field) => ({ ...field, required: field.name !== 'to' })) },
    {
      name: FILE,
      label: 'PDF of the link',
      widget: 'file',
      required: false,
      hint: 'In place of an address. Tick “Add Link”, and say in its label what this is and how large: Read it (PDF, 2 MB). Everybody can read all of it.',
      accept: '.pdf',
      choose_url: false,
      media_folder: '/public/files',
      public_folder: '/files',
    },
  ];
}

type Control = { widget: string } & Record<string, unknown>;

/** @throws for a schema without a control, so that no field is left out */
function controlOf(name: string, schema: SchemaField): Control {
  if (schema.type === 'boolean') return { widget: 'boolean', required: false };
  if (typeof schema.const === 'string') return { widget: 'hidden', default: schema.const };
  if (schema.enum) return choice(schema, schema.enum);
  if (schema.items) return listControl(schema, schema.items);
  if (schema.properties) {
    const group = { widget: 'object', fields: groupFields(schema) };
    // `required` shows a group without required fields at once, folded: nobody has to tick a box first.
    return schema.required?.length ? group : { ...group, required: true, collapsed: true };
  }
  // Sveltia CMS’s field for numbers makes 500 of "2,500". entryFiles.ts reads the number from text instead.
  if (schema.type === 'integer' || schema.type === 'number') return { widget: 'string' };
  if (schema.type === 'string') return textControl(schema);
  throw new Error(
    `The editing page has no control for "${name}": ${JSON.stringify(schema)}. Add one to cms/config.ts.`,
  );
}

/** Sveltia CMS shows up to `dropdown_threshold` choices as radio buttons, and more as a list. */
function choice(schema: SchemaField, values: readonly string[]): Control {
  return { widget: 'select', options: optionsOf(schema, values), dropdown_threshold: 3 };
}

function listControl(schema: SchemaField, items: SchemaField): Control {
  const { item = 'Item', minItems = 0, maxItems: max } = schema;
  // Sveltia CMS only requires that a required list has items. The content check says how many are needed.
  const bounds = { required: minItems > 0, max };
  if (items.enum) return { ...choice(items, items.enum), multiple: true, ...bounds };
  const list = { widget: 'list', label_singular: item, ...bounds };
  if (items.oneOf) return { ...list, ...typesOf(items.oneOf) };
  if (items.properties) return { ...list, fields: groupFields(items) };
  return { ...list, field: { ...formField('item', items, true), label: item } };
}

/** Groups that differ by the fixed value of one field. */
function typesOf(groups: readonly SchemaField[]): object {
  const [typeKey = '', schema = {}] =
    Object.entries(groups[0]?.properties ?? {}).find(([, { const: fixed }]) => fixed) ?? [];
  const types = groups.map((group) => {
    const value = String(group.properties?.[typeKey]?.const);
    return {
      name: value,
      label: optionLabel(schema, value),
      fields: groupFields(group).filter(({ name }) => name !== typeKey),
    };
  });
  return { typeKey, types };
}

function textControl({ format, refersTo, textRule, maxLength: maxlength }: SchemaField): Control {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (format === 'email') return { widget: 'string', type: 'email', maxlength };
  if (format === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm', step: 300 };
  if (refersTo === 'pictures')
    return { widget: 'image', choose_url: false, accept: 'image/*', media_folder: `/${IMAGES}`, public_folder: '/' };
  if (refersTo && refersTo !== 'addresses')
    return {
      widget: 'relation',
      collection: `all-${refersTo}`,
      value_field: '{{slug}}',
      ...(refersTo === 'events'
        ? // Sveltia CMS sorts by the label, so the date comes first.
          { display_fields: ['{{date}}: {{title}}'], filters: [{ field: 'group', values: ['upcoming'] }] }
        : { display_fields: ['title'] }),
      search_fields: ['title'],
    };
  const isLong = textRule === 'sentence' || textRule === 'paragraph' || textRule === 'paragraphs';
  return { widget: isLong ? 'text' : 'string', maxlength };
}

function optionsOf(field: SchemaField, values: readonly string[]): object[] {
  return values.map((value) => ({ value, label: optionLabel(field, value) }));
}
