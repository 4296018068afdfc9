import { expect, test } from 'vitest';
import { requireContent } from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const { files, pictures } = readContent(contentRoot());

test('pages get the content that the check before a build reads', async () => {
  const { site, navigation, pages, programs, events, testimonials, news } = await import('#content/content.ts');
  const read = { site, navigation, pages, programs, events, testimonials, news };
  expect(read).toEqual(requireContent(files, pictures));
});

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
});

test('events and programs are found by the names of their files', async () => {
  const { eventForHome, events, pages, programNamed, programs } = await import('#content/content.ts');
  expect(eventForHome(new Date())).toMatchObject({ id: pages.home.event.event });
  expect(programs.map(({ id }) => programNamed(id))).toEqual(programs);
  expect(() => programNamed('weaving')).toThrow('content/programs/weaving.yaml is missing.');
  expect(events.upcoming.length + events.past.length).toBe(
    Object.keys(files).filter((file) => file.startsWith('content/events/')).length,
  );
});
