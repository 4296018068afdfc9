import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Field, fieldOf, labelOf } from '#content/field.ts';
import { hintOf } from './config.ts';
import { kinds } from '#content/kinds.ts';

/** docs/content.md: every field, for people who edit the files by hand. */
export function reference(): string {
  const parts = kinds.map((kind) => {
    const path = kind.file ?? `${kind.folder}name-of-the-file.yaml`;
    const rows = rowsOf(fieldOf(kind.schema), '');
    const head = '| field | label | what to write | example |\n|---|---|---|---|';
    const only = kind.only ? `, with \`${kind.only.field}: ${kind.only.value}\`` : '';
    return `## ${kind.label}\n\n\`${path}\`${only}\n\n${head}\n${rows.join('\n')}`;
  });
  return `${INTRODUCTION}\n${parts.join('\n\n')}\n`;
}

const INTRODUCTION = `# The content, field by field

Generated from the schemas by \`npm run check -- --fix\`; a test fails if it is out of date. To change content without opening a file:
[editing.md](editing.md).

Each file is YAML. Short text follows its name, \`city: Toronto, Ontario\`; longer text is on the lines below it, indented by two spaces,
after \`>-\`. A field with a dot is inside a group: \`hero.lead\` is \`lead\`, indented, under \`hero:\`. \`[]\` is an item of a list,
which begins with a dash. The site fills in \`{name}\` and \`{responseTime}\` from \`content/site.yaml\`.
Do not write comments (\`#\`) in the files: the editing page removes them when it saves.
`;

function rowsOf({ properties = {}, required = [] }: Field, before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = before + name;
    const what = [required.includes(name) ? 'Required' : 'Optional', ruleOf(field), hintOf(field).hint];
    const rule = what.filter((part) => part !== undefined && part !== '').map((part) => sentence(String(part)));
    const cells = [`\`${path}\``, labelOf(name, field), rule.join(' '), exampleOf(field)];
    return [`| ${cells.map(cell).join(' | ')} |`, ...rowsBelow(field, path)];
  });
}

function rowsBelow({ properties, items, ...field }: Field, path: string): string[] {
  if (properties) return rowsOf({ ...field, properties }, `${path}.`);
  if (items?.properties) return rowsOf(items, `${path}[].`);
  return (items?.oneOf ?? []).flatMap((variant) => rowsOf(variant, `${path}[].`));
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[^.!?]$/.test(text) ? '.' : ''}`;
}

/** What a field takes, without its example. */
function ruleOf({ const: fixed, enum: choices, items, minItems, maxItems, type, ...field }: Field): string {
  if (fixed !== undefined) return `\`${String(fixed)}\``;
  if (choices) return `one of ${choices.map((value) => `\`${value}\``).join(', ')}`;
  if (items) return `a list${bounds(minItems, maxItems)}`;
  if (field.properties) return 'a group';
  if (type === 'integer') return `a whole number, at least ${field.minimum}`;
  if (type === 'number') return 'a number';
  if (field.format === 'date') return 'a day: YEAR-MONTH-DAY';
  if (field.format === 'uri') return 'a web address that begins with https://';
  if (field.format === 'email') return 'one email address';
  if (field.control === 'time') return 'a time on the 24-hour clock, in quotation marks';
  if (field.refersTo) return REFERENCES[field.refersTo];
  return field.maxLength === undefined ? '' : `at most ${field.maxLength} characters`;
}

const REFERENCES: Record<NonNullable<Field['refersTo']>, string> = {
  pages: 'a page of this site, with # and a name for a part of it',
  pictures: 'the name of a picture in content/images',
  events: 'the name of a file in content/events, without .yaml',
  programs: 'the name of a file in content/programs, without .yaml',
};

function bounds(least: number | undefined, most: number | undefined): string {
  if (least === most) return least === undefined ? '' : ` of exactly ${least}`;
  if (least === undefined) return ` of at most ${most}`;
  return most === undefined ? ` of at least ${least}` : ` of ${least} to ${most}`;
}

function exampleOf({ const: fixed, enum: choices, items, example }: Field): string {
  return items ? exampleOf(items) : String(fixed ?? choices?.[0] ?? example ?? '');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

// Part of npm run check -- --fix.
if (import.meta.main) writeFileSync(fileURLToPath(new URL('../docs/content.md', import.meta.url)), reference());
