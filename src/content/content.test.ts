import { afterEach, expect, test, vi } from 'vitest';
import type * as checking from '#content/check-content.ts';
import { contentRoot } from '#content/folder.ts';
import { readContent } from '#content/read-content.ts';

const { files, pictures } = readContent(contentRoot());

afterEach(() => {
  vi.doUnmock('#content/check-content.ts');
  vi.resetModules();
});

/** Reads content.ts afresh, with `answer` in place of what the check says. */
async function read(answer: typeof checking.checkContent) {
  vi.resetModules();
  vi.doMock('#content/check-content.ts', async (original) => ({
    ...(await original<typeof checking>()),
    checkContent: answer,
  }));
  return import('#content/content.ts');
}

test('pages get exactly the files that the check before a build reads', async () => {
  const check = vi.fn<typeof checking.checkContent>(() => ({ problems: [] }));
  await read(check).catch(() => undefined);
  const [seen = {}, seenPictures = []] = check.mock.calls[0] ?? [];
  expect(Object.keys(seen).sort()).toEqual(Object.keys(files).sort());
  expect(seen).toEqual(files);
  expect([...seenPictures].sort()).toEqual([...pictures].sort());
  expect(Object.keys(files)).toContain('content/site.yaml');
});

test('mistakes stop the build with one report, and no stack trace', async () => {
  const problem = { file: 'content/site.yaml', line: 3, field: 'name', message: 'is missing. Add it' };
  const error: unknown = await read(() => ({ problems: [problem] })).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message:
      'There is one mistake in the content. Nothing is published until it is fixed.\n\ncontent/site.yaml, line 3, "name": is missing. Add it.',
    stack: '',
  });
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
