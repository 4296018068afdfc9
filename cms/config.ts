import { type Field as SchemaField, fieldOf, labelOf, optionLabel } from '#content/field.ts';
import { type Kind, kinds } from '#content/kinds.ts';
import { STATUS } from './status.ts';
import { typeName } from './yaml.ts';

/** A field of the form, as Sveltia CMS reads it: https://sveltiacms.app/en/docs/fields */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  fields?: Field[];
  field?: Field;
  types?: { name: string; label: string; fields: Field[] }[];
  [option: string]: unknown;
}

/** Where the content is kept and who may sign in. */
export interface Backend {
  name: 'github';
  /** Owner and name of the repository on the Git host. */
  repo: string;
  branch: string;
  /** The address of the sign-in service; without one people sign in with an access token. */
  base_url?: string;
  /** The ways to sign in; both if left out. */
  auth_methods?: ['token'];
}

/** What build.ts tells the page. */
export interface Settings {
  backend: Backend;
  /** Of the published site. */
  site: { name: string; url: string };
  /** Whether each change waits as a draft, on a branch of its own, until somebody publishes it. */
  review: boolean;
  targets: readonly Target[];
}

/** A place on the site that a link can lead to. */
export interface Target {
  value: string;
  label: string;
}

const IMAGES = 'content/images';

/** Pictures are converted before they are saved: upright, at most 2560 pixels on each side, without metadata. */
const MEDIA_LIBRARIES = {
  default: {
    config: {
      slugify_filename: true,
      transformations: { raster_image: { format: 'webp', quality: 85, width: 2560, height: 2560 } },
    },
  },
  stock_assets: { providers: [] },
};

/** Commit messages. */
const COMMIT_MESSAGES = {
  create: 'Add {{path}}',
  update: 'Change {{path}}',
  delete: 'Delete {{path}}',
};

/** Stands for `Settings.targets` in a field until `configFor` knows them. */
const TARGETS = 'targets';

/** The configuration of the editing page, from the schemas. */
export function configFor({ backend, site, review, targets }: Settings): object {
  const config = {
    load_config_file: false,
    // A draft becomes one commit, which can be undone as one.
    backend: { ...backend, commit_messages: COMMIT_MESSAGES, preview_context: STATUS, squash_merges: true },
    publish_mode: review ? 'editorial_workflow' : 'simple',
    site_url: site.url,
    app_title: site.name,
    media_folder: IMAGES,
    public_folder: '/',
    media_libraries: MEDIA_LIBRARIES,
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [...kinds.filter(({ folder }) => folder).map(collectionOf), ...lookups()],
    singletons: kinds.flatMap((kind) =>
      kind.file === undefined
        ? []
        : [
            {
              name: kind.name,
              label: kind.label,
              file: kind.file,
              format: kind.name,
              preview_path: previewPath(kind),
              fields: formFields(kind),
            },
          ],
    ),
  };
  return JSON.parse(JSON.stringify(config), (_, value: unknown) => (value === TARGETS ? targets : value)) as object;
}

/** The fields of one kind. The field that distinguishes kinds offers the values of all kinds in its folder. */
export function formFields(kind: Kind): Field[] {
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

/** Where an entry is seen. What stands on every page is seen on Home. */
function previewPath({ address = '/', folder }: Kind): string {
  return folder === undefined ? address : `${address}#{{slug}}`;
}

function collectionOf(kind: Kind): object {
  const { properties = {} } = fieldOf(kind.schema);
  const dated = properties['date'] !== undefined;
  const ordered = properties['order'] !== undefined;
  // Only a testimonial has no title.
  const name = properties['title'] ? 'title' : 'quotation';
  return {
    name: kind.name,
    label: kind.label,
    label_singular: kind.singular,
    folder: kind.folder?.replace(/\/$/, ''),
    extension: 'yaml',
    format: kind.name,
    preview_path: previewPath(kind),
    slug: dated ? `{{fields.date}}-{{fields.${name}}}` : `{{fields.${name}}}`,
    summary: dated ? `{{${name}}} {{date | date('MMMM D, YYYY')}}` : `{{${name}}}`,
    ...(kind.only && { filter: { field: kind.only.field, value: kind.only.value } }),
    sortable_fields: {
      fields: [name, ...(dated ? ['date'] : []), ...(ordered ? ['order'] : [])],
      default: {
        field: [dated && 'date', ordered && 'order', name].find(Boolean),
        direction: dated && kind.only?.value !== 'upcoming' ? 'descending' : 'ascending',
      },
    },
    thumbnail: false,
    fields: formFields(kind),
  };
}

/** A hidden list of all events, from which other content chooses one. */
function lookups(): object[] {
  const [event] = kinds;
  return [
    {
      name: 'all-events',
      hide: true,
      folder: event?.folder?.replace(/\/$/, ''),
      extension: 'yaml',
      format: event?.name,
      fields: [{ name: 'title', label: 'Title', widget: 'string' }],
    },
  ];
}

function groupFields({ properties = {}, required = [] }: SchemaField): Field[] {
  return Object.entries(properties).map(([name, schema]) => formField(name, schema, required.includes(name)));
}

function formField(name: string, schema: SchemaField, required: boolean): Field {
  const control = controlOf(name, schema);
  if (control.widget === 'hidden') return { name, label: labelOf(name, schema), ...control };
  return {
    name,
    label: labelOf(name, schema),
    required,
    ...hintOf(schema),
    ...control,
  };
}

/** The help of a field: of a fact also the visitor’s question. */
export function hintOf({ question, description }: SchemaField): { hint?: string } {
  const hint = [question, description].filter(Boolean).join(' ');
  return hint ? { hint } : {};
}

type Control = { widget: string } & Record<string, unknown>;

/** How a value is filled in. Throws for a schema without a control, so that no field is left out. */
function controlOf(name: string, schema: SchemaField): Control {
  if (schema.type === 'boolean') return { widget: 'boolean', required: false };
  if (typeof schema.const === 'string') return { widget: 'hidden', default: schema.const };
  if (schema.enum) return { widget: 'select', options: optionsOf(schema, schema.enum), ...radios(schema.enum) };
  if (schema.items) return listControl(schema, schema.items);
  if (schema.properties) {
    // A group without a required field is there without a box to tick first.
    const isOpen = !schema.required?.length;
    return { widget: 'object', fields: groupFields(schema), ...(isOpen && { required: true, collapsed: 'auto' }) };
  }
  // Its own field for numbers keeps a part of what it cannot read: of "2,500" the 500. yaml.ts reads the text instead.
  if (schema.type === 'integer' || schema.type === 'number') return { widget: 'string' };
  if (schema.type === 'string') return textControl(schema);
  throw new Error(
    `The editing page has no control for "${name}": ${JSON.stringify(schema)}. Add one to cms/config.ts.`,
  );
}

/** More than three choices are a list; Sveltia CMS shows fewer as radio buttons. */
function radios(options: readonly string[]): object {
  return options.length > 3 ? { dropdown_threshold: 3 } : {};
}

function listControl(schema: SchemaField, items: SchemaField): Control {
  const bounds = limits(schema.minItems, schema.maxItems);
  // To Sveltia CMS, a required list must have items.
  const required = (schema.minItems ?? 0) > 0;
  if (items.enum)
    return { widget: 'select', multiple: true, options: optionsOf(items, items.enum), required, ...bounds };
  const { item = 'Item' } = schema;
  const list = { widget: 'list', required, label_singular: item, ...bounds };
  if (items.oneOf) return { ...list, ...typesOf(items.oneOf) };
  if (items.properties) return { ...list, fields: groupFields(items) };
  return { ...list, field: { ...formField('item', items, true), label: item } };
}

/** Groups that differ by the fixed value of one field. */
function typesOf(groups: readonly SchemaField[]): object {
  const [typeKey = ''] = Object.entries(groups[0]?.properties ?? {}).find(([, { const: fixed }]) => fixed) ?? [];
  const types = groups.map((group) => {
    const value = String(group.properties?.[typeKey]?.const);
    return {
      name: typeName(value),
      label: optionLabel({}, value),
      fields: groupFields(group).filter(({ name }) => name !== typeKey),
    };
  });
  return { typeKey, types };
}

function textControl(schema: SchemaField): Control {
  const length = limit('maxlength', schema.maxLength);
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.format === 'email') return { widget: 'string', type: 'email', ...length };
  if (schema.control === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm', step: 300 };
  if (schema.refersTo === 'pictures') {
    return { widget: 'image', choose_url: false, accept: 'image/*', media_folder: `/${IMAGES}`, public_folder: '/' };
  }
  if (schema.refersTo === 'pages') return { widget: 'select', options: TARGETS };
  if (schema.refersTo === 'events' || schema.refersTo === 'programs') {
    const collection = schema.refersTo === 'events' ? 'all-events' : 'programs';
    return {
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: ['title'],
      search_fields: ['title'],
    };
  }
  return { widget: schema.kind === 'sentence' || schema.kind === 'paragraph' ? 'text' : 'string', ...length };
}

function limits(min: number | undefined, max: number | undefined): object {
  return { ...limit('min', min), ...limit('max', max) };
}

function limit(name: string, value: number | undefined): object {
  return value === undefined ? {} : { [name]: value };
}

function optionsOf(field: SchemaField, values: readonly string[]): object[] {
  return values.map((value) => ({ value, label: optionLabel(field, value) }));
}
