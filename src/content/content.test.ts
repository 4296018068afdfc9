import { expect, test } from 'vitest';
import { requireContent } from '#content/checkContent.ts';
import { eventFactLines } from '#content/factFields.ts';
import { contentRoot, readContent } from '#content/readContent.ts';
import { endOf } from '#lib/dates.ts';
import { mistakes } from '../../tests/support/validContent.ts';

const { files, pictures } = readContent(contentRoot());

test('what goes into content/ goes into tests/fixture/content/ too', () => {
  expect(mistakes({}).map((problem) => `tests/fixture/${problem}`)).toEqual([]);
});

test('mistakes stop the build with one report, and no stack trace', () => {
  const navigation = `${files['content/navigation.yaml']}colour: plum\n`;
  const site = `${files['content/site.yaml']}plum: 1\n`.replace(
    /^social:\n( .*\n)+/m,
    'social: Instagram\ncontact: plum\n',
  );
  const stopped = () =>
    requireContent({ ...files, 'content/site.yaml': site, 'content/navigation.yaml': navigation }, { pictures });
  const first = /^The content has mistakes\. .*\n\ncontent\/navigation\.yaml, line \d+, "colour": is not a field/;
  const second =
    /.*content\/site\.yaml, line \d+, "social": must be a list.*must be a group of fields: endpoint\..*"plum"/;
  const message = expect.stringMatching(new RegExp(first.source + second.source, 's'));
  expect(stopped).toThrow(expect.objectContaining({ message, stack: '' }));
});

test('once the event that Home names is over, Home goes on to the next one', async () => {
  const { eventForHome, events } = await import('#content/content.ts');
  const [named, next] = events.upcoming;
  expect(named && eventForHome(new Date(endOf(named)))?.id).toBe(next?.id);
});

test('a calendar has each known fact in a line, with its label and what is beside it', () => {
  const contact = { text: 'Call on the day.', telephone: '+1 416 555 0100' };
  const online = { text: 'The link opens early.', url: 'https://meet.example.org/circle' };
  expect(eventFactLines({ online, transit: 'Two minutes on foot.', contact })).toEqual([
    'Online: The link opens early. https://meet.example.org/circle',
    'Getting here: Two minutes on foot.',
    'On the day: Call on the day. +1 416 555 0100',
  ]);
  expect(eventFactLines()).toEqual([]);
});
