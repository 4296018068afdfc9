import { z } from 'zod';
import { labelOf } from './labels.ts';
import { type Kind, kinds, type JsonSchema, jsonSchemaOf } from './kinds.ts';

/** The files generated from the schemas, by path: docs/content.md, one JSON Schema for each kind, and VS Code's list of them. */
export function references(): Map<string, string> {
  const files = new Map([['docs/content.md', reference()]]);
  const patterns: Record<string, string[]> = {};
  for (const [name, kindsOfSchema] of kindsBySchema()) {
    const path = `docs/schemas/${name}.json`;
    files.set(path, `${JSON.stringify(jsonSchema(kindsOfSchema), null, 2)}\n`);
    patterns[`./${path}`] = [...new Set(kindsOfSchema.map(({ file, folder }) => file ?? `${folder}*.yaml`))];
  }
  files.set('.vscode/settings.json', `${JSON.stringify({ 'yaml.schemas': patterns }, null, 2)}\n`);
  return files;
}

/** The kinds of content by the name of their JSON Schema: those in one folder share one. */
function kindsBySchema(): Map<string, Kind[]> {
  return Map.groupBy(kinds, ({ name, folder }) => folder?.split('/').at(-2) ?? name);
}

function jsonSchema(sharing: readonly Kind[]): object {
  const [first, ...others] = sharing.map(({ schema }) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: plain }),
  );
  return others.length === 0 ? (first ?? {}) : { anyOf: [first, ...others] };
}

/** Only what JSON Schema itself knows. */
function plain({ jsonSchema: schema }: { jsonSchema: Record<string, unknown> }): void {
  const { rule } = schema as JsonSchema;
  if (rule) schema['pattern'] = rule.pattern;
  for (const name of ['rule', 'kind', 'control', 'placeholders']) delete schema[name];
}

function reference(): string {
  const parts = kinds.map((kind) => {
    const path = kind.file ?? `${kind.folder}name-of-the-file.yaml`;
    const rows = rowsOf(jsonSchemaOf(kind.schema), '');
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
which begins with a dash. The site fills in \`{name}\`, \`{city}\`, \`{responseTime}\` and \`{officeHours}\` from \`content/site.yaml\`.
Do not write comments (\`#\`) in the files: the editing page removes them when it saves.
`;

function rowsOf({ properties = {}, required = [] }: JsonSchema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name;
    const need = required.includes(name) ? 'required' : 'optional';
    const rule = [need, ruleOf(schema), schema.description ?? ''].map(asSentence).join(' ').trim();
    const cells = [`\`${path}\``, schema.title ?? labelOf(name), rule, exampleOf(schema)];
    return [`| ${cells.map(cell).join(' | ')} |`, ...rowsBelow(schema, path)];
  });
}

function rowsBelow({ properties, items, ...schema }: JsonSchema, path: string): string[] {
  if (properties) return rowsOf({ ...schema, properties }, `${path}.`);
  if (items?.properties) return rowsOf(items, `${path}[].`);
  return (items?.oneOf ?? []).flatMap((variant) => rowsOf(variant, `${path}[].`));
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[^.!?]$/.test(text) ? '.' : ''}`;
}

function ruleOf(schema: JsonSchema): string {
  const { items, minItems, maxItems, minimum } = schema;
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (items) {
    const count = minItems === maxItems && minItems !== undefined ? `exactly ${minItems}` : bounds(minItems, maxItems);
    return `a list${count && ` of ${count}`}${items.enum || items.properties || items.oneOf ? '' : `, each ${ruleOf(items).replace('text, ', '')}`}`;
  }
  if (schema.properties) return 'a group';
  if (schema.type === 'integer') return `a whole number, at least ${minimum}`;
  if (schema.type === 'number') return 'a number';
  if (schema.control === 'event' || schema.control === 'program')
    return `the name of a file in content/${schema.control}s, without .yaml`;
  const length = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  const message = schema.message ?? (schema.kind ? undefined : schema.rule?.message);
  // The example has a column of its own.
  const end = `: ${schema.example}`;
  const rule = message?.slice(0, message.endsWith(end) ? -end.length : undefined).replace(/^must be /, '') ?? 'text';
  return `${rule}${length}`;
}

function bounds(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

function exampleOf({ const: fixed, enum: options, items, example }: JsonSchema): string {
  if (items) return exampleOf(items);
  return String(fixed ?? options?.[0] ?? example ?? '');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
