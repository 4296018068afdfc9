import { afterEach, expect, test, vi } from 'vitest';
import { requireContent } from '#content/check-content.ts';
import type * as checking from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const { files, pictures } = readContent(contentRoot());

afterEach(() => {
  vi.doUnmock('#content/check-content.ts');
  vi.resetModules();
});

test('pages get exactly the files that the check before a build reads', async () => {
  vi.resetModules();
  const [seen = {}, seenPictures = []] = await new Promise<Parameters<typeof checking.requireContent>>((resolve) => {
    const requireContent = (...input: Parameters<typeof checking.requireContent>) => {
      resolve(input);
      throw new Error('Nothing more is needed.');
    };
    vi.doMock('#content/check-content.ts', () => ({ requireContent }));
    import('#content/content.ts').catch(() => undefined);
  });
  expect(Object.keys(seen).sort()).toEqual(Object.keys(files).sort());
  expect(seen).toEqual(files);
  expect([...seenPictures].sort()).toEqual([...pictures].sort());
  expect(Object.keys(files)).toContain('content/site.yaml');
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
