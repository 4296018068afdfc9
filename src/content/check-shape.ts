import { z } from 'zod';
import { fieldName, type Path } from '#content/field-name.ts';
import { nearest } from '#content/nearest.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import { shorten } from '#content/yaml-mistakes.ts';
import { withoutCurly } from '#content/schemas/corrections.ts';
import { must, splitMessage } from '#content/schemas/message.ts';

/** The data of a file, or all that is wrong with it. */
type ShapeResult<Schema extends z.ZodType> = { data: z.output<Schema> } | { problems: Problem[] };

/** Checks a file against its schema. Reports every mistake at once, including those found while reading, in the order of lines. */
export function checkShape<Schema extends z.ZodType>(source: YamlFile, schema: Schema): ShapeResult<Schema> {
  if (!source.readable) return { problems: [...source.problems] };
  // The fields of each group that has an unknown one, by the group's path.
  const fields = new Map<string, string[]>();
  const result = schema.safeParse(source.data, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') fields.set(fieldName(issue.path ?? []), Object.keys(shapeOf(issue)));
      return generalMessage(issue);
    },
  });
  if (result.success && source.problems.length === 0) return { data: result.data };
  const problems = shapeProblems(source, result.error?.issues ?? [], fields)
    // A field whose text a # has cut off is empty, which is not a second mistake.
    .filter(({ line }) => source.problems.every((problem) => problem.line !== line));
  return { problems: [...source.problems, ...problems].sort((a, b) => a.line - b.line) };
}

/** The message for an issue without a sentence in its schema. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return must(
      'must be a list: each item on a line of its own below the name, with two spaces, a dash and a space before it',
      '- …',
    );
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    const rule = 'must be a group of fields: each on a line of its own below the name, indented by two spaces';
    const needed = Object.entries(shapeOf(issue)).filter(([, field]) => field._zod.optin === undefined);
    return must(rule, needed.map(([name]) => `${name}: …`).join('\n'));
  }
  const choices = choicesOf(issue);
  return choices
    ? must(`must be one of these: ${choices.join(', ')}`, choices[0] ?? '')
    : 'is not the kind of value that this field takes. Compare it with the example of the field in docs/content.md';
}

/** The fields of the group that raised an issue. */
function shapeOf({ inst }: z.core.$ZodRawIssue): z.core.$ZodShape {
  return inst instanceof z.ZodObject ? inst.shape : {};
}

function choicesOf(issue: z.core.$ZodRawIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const options = issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined;
  return Array.isArray(options) ? options.map(String) : undefined;
}

/** `fields` holds the fields of each group that has an unknown one. */
function shapeProblems(
  source: YamlFile,
  issues: readonly z.core.$ZodIssue[],
  fields: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const problems: Problem[] = [];
  // A value of the wrong kind fails every other check as well, and a misspelt field is missing: one mistake is one problem.
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = fields.get(fieldName(issue.path)) ?? [];
    const missing = known.filter((field) => !source.has([...issue.path, field]));
    for (const key of issue.keys) {
      const [field] = nearest(shorten(key), missing);
      if (field) reported.add(fieldName([...issue.path, field]));
      problems.push(unknownField(source, [...issue.path, key], field, known));
    }
  }
  for (const issue of issues) {
    const field = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || reported.has(field)) continue;
    reported.add(field);
    problems.push(problemOf(source, issue));
  }
  return problems;
}

/** `meant` is the field whose name is nearest, if one is near. */
function unknownField(source: YamlFile, path: Path, meant: string | undefined, known: readonly string[]): Problem {
  const advice = meant ? `Did you mean ${meant}?` : `Delete it, or use one of these fields: ${known.join(', ')}`;
  return {
    ...source.problem(path, `is not a field of this file. ${advice}`),
    found: shorten(String(path.at(-1))),
    example: meant && source.renamed(path, meant),
  };
}

function problemOf(source: YamlFile, issue: z.core.$ZodIssue): Problem {
  const { path } = issue;
  const [rule, example] = splitMessage(issue.message);
  if (path.length === 0) return { file: source.file, line: 1, field: '', message: rule };
  if (!source.has(path)) {
    return source.problem(path, rule.startsWith('is missing') ? rule : 'is missing. Add it', example);
  }
  const found = source.quote(path);
  if (found === undefined) {
    return source.problem(path, 'is empty. Fill it in, or delete the line if it may be left out', example);
  }
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const straight = withoutCurly(found);
  const curly = choices.length > 0 && straight !== found;
  const message = curly ? `${rule}. Curly quotation marks are not needed` : rule;
  const problem = source.problem(path, message, nearest(straight, choices)[0] ?? example);
  const misread =
    issue.code === 'invalid_type' && issue.expected === 'string' ? source.textReadAsGroup(path) : undefined;
  return { ...problem, ...misread };
}
