import { expect, test } from 'vitest';
import { requireContent } from '#content/check-content.ts';
import { eventFactLines } from '#content/facts.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';
import { endOf, isOver } from '#lib/dates.ts';
import { takesPlace } from '#lib/status.ts';

const { files, pictures } = readContent(contentRoot());

test('mistakes stop the build with one report, and no stack trace', () => {
  const navigation = `${files['content/navigation.yaml']}colour: plum\n`;
  const stopped = () => requireContent({ ...files, 'content/navigation.yaml': navigation }, pictures);
  expect(stopped).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /^There is one mistake in the content\. .*\n\ncontent\/navigation\.yaml, line \d+, "colour": is not a field/,
      ),
      stack: '',
    }),
  );
  const site = `${files['content/site.yaml']}plum: 1\n`.replace(/^nameLines:\n( .*\n)+/m, 'nameLines: Women\n');
  const both = () =>
    requireContent({ ...files, 'content/site.yaml': site, 'content/navigation.yaml': navigation }, pictures);
  expect(both).toThrow(
    /^There are 3 mistakes.*navigation\.yaml, line \d+, "colour".*site\.yaml, line \d, "nameLines": must be a list.*"plum"/s,
  );
});

test('once the event that Home names is over, Home goes on to the next one', async () => {
  const { eventForHome, events, pages } = await import('#content/content.ts');
  const named = events.upcoming.find(({ id }) => id === pages.home.event.event) ?? events.upcoming[0];
  const end = named && new Date(endOf(named));
  const next = end && events.upcoming.find((event) => takesPlace(event) && !isOver(event, end));
  expect(end && eventForHome(end)?.id).toBe((next ?? named)?.id);
});

test('a calendar has each known fact in a line, with its label and what is beside it', () => {
  const contact = { text: 'Call on the day.', telephone: '+1 416 555 0100' };
  const online = { text: 'The link opens early.', url: 'https://meet.example.org/circle' };
  expect(eventFactLines({ attendance: 'hybrid', online, transit: 'Two minutes on foot.', contact })).toEqual([
    'Online: The link opens early. https://meet.example.org/circle',
    'Getting here: Two minutes on foot.',
    'On the day: Call on the day. +1 416 555 0100',
  ]);
  expect(eventFactLines()).toEqual([]);
});
