import { expect, test } from 'vitest';
import { lettersOf } from '#content/letters.ts';
import { fill } from '#lib/text.ts';
import { CIRCLE, changed, circle, contentWith, files, NOW } from '../../tests/support/validContent.ts';

const all = contentWith({ [CIRCLE]: circle });
const { pages, programs, events } = all;
const event = events.upcoming.at(-1);

function lettersWith(...dates: string[]) {
  const others = dates.map(
    (date, index) => ({ ...event, id: `${date}-${index}`, date }) as (typeof events.upcoming)[number],
  );
  return lettersOf(all, [...events.upcoming, ...others], NOW).flatMap(({ letters }) => letters);
}

test('letters grow by one with each event ahead, and by none with events that are over', () => {
  const { length } = lettersWith();
  expect(lettersWith('2027-04-01', '2027-05-01')).toHaveLength(length + 2);
  expect(lettersWith(...Array.from({ length: 300 }, () => '2026-04-01'))).toHaveLength(length);
  const ids = lettersWith('2027-04-01').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the letter about an event names it and its day, and has a line for what the event does not say', () => {
  const letterOf = (text: string) => {
    const all = contentWith({ [CIRCLE]: text });
    const circles = all.events.upcoming.filter(({ title }) => title === 'Story Circle');
    const letters = lettersOf(all, circles, NOW).flatMap(({ letters }) => letters);
    return letters.find(({ id }) => id === circles[0]?.id);
  };
  const open = letterOf(circle);
  expect(open?.subject).toMatch(/Story Circle.*March 6, 2027/);
  const { message, spot, cost, journey, child, access, needs } = pages.contact.forEvents;
  const asked = [message, spot, cost, journey, child, fill(access, { needs: Object.values(needs).join(', ') })];
  expect(open?.message.split('\n')).toEqual(asked);
  // Nobody needs a ramp at home.
  const told = changed(circle, 'spots:', 'dropIn: true\nattendance: online\nfacts:\n  cost:\n    text: Free.\nspots:');
  expect(letterOf(told)?.message.split('\n')).toEqual([message, fill(access, { needs: needs.signing })]);
  const withFact = (fact: string) => letterOf(changed(circle, 'spots:', `facts:\n  ${fact}\nspots:`));
  for (const [fact, words] of [
    ['signing: ASL', needs.signing],
    ['entrance: No step', needs.entrance],
    ['childcare: Yes', child],
    ['audience: Women of 19 and over', child],
    ['transit: By bus', journey],
    ['address: { street: A }', journey],
  ] as const) {
    expect(withFact(fact)?.message, fact).not.toContain(words);
  }
  expect(letterOf(changed(circle, 'spots:', 'status: cancelled\nspots:'))).toBeUndefined();
});

test('the letter about a program asks what the program does not say', () => {
  const weaving = { title: 'Weaving', facts: { cost: { text: 'Free.' }, begin: 'Write to us.' } };
  const woven = programs.map((program) => ({ ...program, ...weaving }));
  const letter = lettersOf({ ...all, programs: woven }, [], NOW)[0]?.letters.at(-1);
  const { message, audience, nextStart } = pages.contact.forPrograms;
  expect(letter?.message).toBe(`${fill(message, { title: 'Weaving' })} ${audience} ${nextStart}`);
});

test('a letter asks what the site does not say, and nothing that it says', () => {
  const [home, about, involved] = ['site', 'pages/about', 'pages/get-involved'].map((name) => `content/${name}.yaml`);
  const group = (kind: string) => `groups: [{ kind: ${kind}, heading: Who, entries: [{ title: A }] }]`;
  const offers = 'offers: { heading: Levels, entries: [{ title: A, detail: $25 }] }';
  const saidIn = (content: typeof all) => JSON.stringify(lettersOf({ ...content, programs: [] }, [], NOW));
  const asked = pages.contact.subjects.flatMap(({ asks, until, message }) => [...asks, { until, text: message }]);
  const open = new Map(asked.flatMap(({ until, text }) => (until ? [[until, text]] : [])));
  for (const [fact, file = '', part, instead] of [
    ['address', home, 'charity:', 'organization: { address: { street: A } }\ncharity:'],
    ['founder', home, 'charity:', 'organization: { founder: Ida Example }\ncharity:'],
    ['charity', home, /charity: .*/, 'charity: nonprofit'],
    ['nonprofit', home, /charity: .*/, 'charity: nonprofit'],
    ['autodeposit', home, 'charity:', 'autodeposit: true\ncharity:'],
    ['people', about, 'groups: []', group('people')],
    ['documents', about, 'groups: []', group('documents')],
    ['next', involved, 'benefitsLabel:', 'facts: { next: Coffee. }\n      benefitsLabel:'],
    ['cost', involved, 'benefitsLabel:', `${offers}\n      benefitsLabel:`],
    ['otherWays', 'content/pages/donate.yaml', 'entries: []', 'entries: [{ title: By cheque }]'],
  ] as const) {
    expect(saidIn(all)).toContain(open.get(fact));
    expect(saidIn(contentWith({ [file]: changed(files[file], part, instead) })), fact).not.toContain(open.get(fact));
    open.delete(fact);
  }
  expect(open.size).toBe(0);
});
