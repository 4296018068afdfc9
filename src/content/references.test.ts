import { expect, test } from 'vitest';
import { checkReferences } from '#content/references.ts';
import { printProblem, YamlFile } from '#content/yaml.ts';

const workshop = `title: Workshop
date: 2027-03-06
start: "10:00"
end: "12:00"
zone: EST
location: Main Library
description: A day.
spots: Ask us.
colour: sky
revised: 2027-01-15
`;

const known = {
  pages: new Map([['/contact', ['member']]]),
  pictures: [],
  faulty: new Set<string>(),
  pictureFaults: new Map<string, string>(),
  events: new Map([
    ['2027-03-06-workshop', new YamlFile('workshop.yaml', workshop)],
    ['old-summit', new YamlFile('summit.yaml', 'title: Summit\ndate: 2024-03-08\nstart: "10:00"\n')],
  ]),
  programs: new Map([['wellness-healing', new YamlFile('wellness.yaml', 'title: Wellness\n')]]),
};

function report(text: string): string[] {
  return checkReferences(new YamlFile('x.yaml', text), known).map(printProblem);
}

test('names of files, links and ids that exist are good wherever they stand', () => {
  expect(
    report(
      'a:\n  - event: 2027-03-06-workshop\n  - b:\n      program: wellness-healing\n      to: /contact#member\nid: one\n',
    ),
  ).toEqual([]);
});

test('an event that does not exist', () => {
  expect(report('a:\n  event: 2027-03-06-worksop\n')).toEqual([
    'x.yaml, line 2, "a > event": must be the name of a file in content/events, without .yaml, as it is now. There are: 2027-03-06-workshop, old-summit. Or delete this line: Home then shows the next event, or says that no dates are set. Found: "2027-03-06-worksop". Write it like this: event: 2027-03-06-workshop',
  ]);
});

test('an event that cannot stand on a card with its date', () => {
  expect(report('event: old-summit\n')).toEqual([
    'x.yaml, line 1, "event": names an event that lacks a line, such as its date, time or place. Name one that has them all. Found: "old-summit".',
  ]);
});

test('a program that does not exist', () => {
  expect(report('list:\n  - program: weaving\n')).toEqual([
    'x.yaml, line 2, "list > item 1 > program": must be the name of a file in content/programs, without .yaml, as it is now. There are: wellness-healing. Found: "weaving". Write it like this: program: wellness-healing',
  ]);
});

test('an id that stands twice', () => {
  expect(report('list:\n  - id: member\n  - id: member\n')).toEqual([
    'x.yaml, line 3, "list > item 2 > id": is in this file twice. Each id must be different. Found: "member".',
  ]);
});
