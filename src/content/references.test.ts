import { expect, test } from 'vitest';
import { checkReferences } from '#content/references.ts';
import { formatProblem, YamlFile } from '#content/yaml.ts';
import { circle } from '../../tests/fixture/circle.ts';
import { table } from '../../tests/table.ts';

const known = {
  pages: new Map([['/contact', ['member']]]),
  pictures: [],
  invalidFiles: new Set<string>(),
  pictureProblems: new Map<string, string>(),
  events: new Map([
    ['2027-03-06-workshop', new YamlFile('workshop.yaml', circle)],
    ['old-summit', new YamlFile('summit.yaml', 'title: Summit\ndate: 2024-03-08\nstart: "10:00"\n')],
  ]),
  programs: new Map([['wellness-healing', new YamlFile('wellness.yaml', 'title: Wellness\n')]]),
};

function report(text: string): string[] {
  return checkReferences(new YamlFile('x.yaml', text), known).map(formatProblem);
}

test('existing files, links and ids are accepted at any depth', () => {
  const links =
    'a:\n  - event: 2027-03-06-workshop\n  - b:\n      program: wellness-healing\n      to: /contact#member\n';
  expect(report(`${links}id: one\n`)).toEqual([]);
});

test.each(
  table(`
a:↵  event: 2027-03-06-worksop      | 2, "a > event"               | Choose one of: 2027-03-06-workshop, old-summit. Or delete this line: Home then shows the next event | event: 2027-03-06-workshop
event: old-summit                   | 1, "event"                   | names an event with a missing field, such as its date, time or place |
list:↵  - program: weaving          | 2, "list > item 1 > program" | must be the name of a file in content/programs, without .yaml. Choose one of: wellness-healing | program: wellness-healing
list:↵  - id: member↵  - id: member | 3, "list > item 2 > id"      | is in this file twice. Each id must be different |
`),
)('%j is reported with its line', (text, place, message, example) => {
  const reported = report(text);
  expect(reported).toEqual([expect.stringContaining(`x.yaml, line ${place}: `)]);
  expect(reported[0]).toContain(message);
  expect(reported[0]?.split('Write it like this: ')[1] ?? '').toBe(example);
});
