import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { configFor, type Field, formFields } from './config.ts';
import { fieldOf } from '#content/field.ts';
import { kindOf, kinds } from '#content/kinds.ts';
import { CIRCLE, circle, contentWith, files } from '../tests/support/validContent.ts';
import { headersFor } from './buildEditingPage.ts';
import { parseForForm, printYaml } from './entryFiles.ts';

/** A form in text, one line for each field: its path, label, widget, limits and the values to choose from. */
function written(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap(({ name, label, widget, required, max, maxlength, hint, options, ...inner }) => {
    const own = path ? `${path} > ${name}` : name;
    const values = ((options ?? []) as { label: string; value: string }[]).map(
      ({ label, value }) => `${value} (${label})`,
    );
    const facts = [own, label, widget, required === false ? 'optional' : '', max, maxlength, values.join(', '), hint];
    return [
      facts.join(' | ').replace(/( \| )+$/, ''),
      ...written([...(inner.fields ?? []), ...(inner.field ? [inner.field] : [])], own),
      ...(inner.types ?? []).flatMap((type) => written(type.fields, `${own} (${inner.typeKey}: ${type.name})`)),
    ];
  });
}

// After a change of a schema, `npx vitest run --project=unit cms/config.test.ts -u` rewrites it, and Git shows what changed in the form.
test('the form is as in form.txt', async () => {
  const forms = kinds.map((kind) => [`# ${kind.label}`, ...written(formFields(kind))].join('\n'));
  // Staff write the site's address and name.
  const config = { ...configFor({ name: 'github', repo: '', branch: '' }, true), site_url: '', app_title: '' };
  const others = JSON.stringify(config, (key, value: unknown[]) =>
    key === 'fields' && value[0] instanceof Object ? undefined : value,
  );
  await expect(`${forms.join('\n\n')}\n\n# Settings\n${stringify(JSON.parse(others))}`).toMatchFileSnapshot('form.txt');
});

test('each place that the guide for editors names is in the forms, and in the file beside it', () => {
  const guide = readFileSync(new URL('../docs/editing.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| '));
  const places = rows.flatMap((row) =>
    Array.from(row.matchAll(/(?<=\*)[^*|]+ › [^*|]+(?=\*)/g), ([place]) => ({ row, place })),
  );
  expect(places.length).toBeGreaterThan(20);
  const keys = (fields: readonly Field[], [label, ...inner]: readonly string[]): string[] => {
    const field = fields.find((each) => each.label === label);
    return label === undefined ? [] : [field?.name ?? `no ${label}`, ...keys(field?.fields ?? [], inner)];
  };
  const wrong = places.filter(({ row, place }) => {
    const [form, ...labels] = place.split(' › ');
    const kind = kinds.find(({ label }) => label === form);
    const file = (kind?.file ?? kind?.folder)?.replace('content/', '');
    return !row.includes(`\`${file}\` \`${kind && keys(formFields(kind), labels).join(' > ')}`);
  });
  expect(wrong).toEqual([]);
});

test('each list is sorted by fields that its entries have', () => {
  const { collections } = JSON.parse(JSON.stringify(configFor({ name: 'github', repo: '', branch: '' }, false)));
  // Nobody sees the hidden lists, from which Home chooses.
  for (const { fields, sortable_fields: sorted } of collections.filter(({ hide }: { hide: boolean }) => !hide)) {
    const names = fields.map((field: Field) => field.name);
    expect(names).toEqual(expect.arrayContaining([...sorted.fields, sorted.default.field]));
  }
});

test('the page may load what it needs, and the window for signing in may answer it', () => {
  const headers = headersFor({ name: 'github', repo: '', branch: '', base_url: 'https://sign-in.example.org' });
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  // HEIC and WebP are read with WebAssembly.
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';.*sign-in\.example\.org/);
});

test('content is read and written without a change of meaning', () => {
  for (const [file, text] of Object.entries(files)) {
    const data = parse(text) as Record<string, unknown>;
    const kind = kindOf(file, data);
    if (!kind) throw new Error(`No form for ${file}.`);
    const schema = fieldOf(kind.schema);
    // Sveltia CMS adds this to an item that has been moved.
    const form = { ...(parseForForm(schema, text) as object), __sc_item_id: 'one' };
    const again = parse(printYaml(schema, form)) as unknown;
    expect(kind.schema.parse(again), file).toEqual(kind.schema.parse(data));
  }
});

/** Lines as mail, word processors, telephones and Markdown have them, and as they are stored. */
const PASTED: readonly (readonly [pasted: string, stored: string])[] = [
  ['**Story: night** \t', 'Story: night'],
  ['\u00a0', ''],
  ['________', ''],
  ['•\tTea & "cake", 2–3 pieces  ', '– Tea & “cake”, 2–3 pieces'],
  ['\uf0b7 #1 of 3 {name}', '– #1 of 3 Black Women Empowered'],
  ['* Yes: no', '– Yes: no'],
  ['-5 °C? -- Inside!', '-5 °C? – Inside!'],
  ['', ''],
  ['1. First 👩🏿‍🦱', '1. First 👩🏿‍🦱'],
  ['a) <https://a.example.org/b__c__d**e**?f=1#g>', 'a) https://a.example.org/b__c__d**e**?f=1#g'],
  [
    '## [The map](<a.example.org/m_(b)> "A"), <us@example.org>',
    '[The map](https://a.example.org/m_(b)), us@example.org',
  ],
  [
    '[Write](mailto:us@example.org?subject=a) to [a.example.org](https://a.example.org)',
    'Write (us@example.org) to https://a.example.org',
  ],
  ['**When: **noon, *not* __one__ `o’clock` e* [a](b)', 'When: noon, not one o’clock e* [a](b)'],
  ['| @noon > *soon ! % 2*3*4 a_b_c d** e** ___', '| @noon > *soon ! % 2*3*4 a_b_c d** e** ___'],
];

test('an announcement arrives whole, pasted into the form or typed into a file, and stays as it is', () => {
  const pasted = PASTED.map(([line]) => line).join('\r\n');
  const stored = PASTED.map(([, line]) => line).join('\n');
  const data = parse(circle) as object;
  const schema = fieldOf(kindOf(CIRCLE, data)?.schema ?? expect.unreachable());
  const byHand = `${circle}more: |\r\n  ${pasted.replaceAll('\r\n', '\r\n  ')}\r\n`;
  const saved = printYaml(schema, { ...data, more: pasted });
  for (const text of [saved, byHand]) {
    const event = contentWith({ [CIRCLE]: text }).events.upcoming.find(({ title }) => title === 'Story Circle');
    expect(event?.more).toBe(stored.replace('\n\n\n', '\n\n'));
    expect(printYaml(schema, parseForForm(schema, text))).toBe(saved);
  }
});
