import { expect, test } from './editing-page.ts';

test.use({ review: true });

test('keeps an event as a draft with a preview, says why it is refused, and publishes it', async ({ editor, page }) => {
  const file = 'content/events/2027-04-10-spring-gathering.yaml';
  const preview = 'https://draft-1-site.organization.workers.dev';
  const run = 'https://github.com/organization/site/actions/runs/1/attempts/1';
  const bar = page.getByRole('status').first();
  const { repository, gitHost } = editor;
  const report = (state: string, description: string, target_url: string) => {
    gitHost.statuses = [{ context: 'Website', state, description, target_url }];
  };
  await page.clock.install({ time: '2026-11-22T12:00:00Z' });
  await page.reload();
  await editor.create('Upcoming events', {
    Title: 'Spring Gathering',
    Date: '2027-04-10',
    'Begins at': '09:00',
    'Ends at': '16:00',
    Description: 'Bring a friend.',
    Spots: 'Write to us to ask about a spot.',
    Location: 'Toronto Community Center',
  });
  await editor.select('Sky', 'Colour');
  await editor.save();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toHaveText(/is saved. It is checked now/);
  expect(repository.changes()).toEqual({});
  const branch = 'cms/upcoming-events/2027-04-10-spring-gathering';
  expect(gitHost.drafts).toMatchObject([{ title: `Add ${file}`, branch, labels: [{ name: 'sveltia-cms/draft' }] }]);

  // On a busy machine the page may ask only after the clock has moved, and then waits for it to move again.
  const expectSaid = (words: string | RegExp) =>
    expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(bar).toHaveText(words, { timeout: 2000 });
    }).toPass();
  gitHost.reportedOn = branch;
  const comment = 'https://github.com/organization/site/commit/abc#commitcomment-7';
  gitHost.comment = 'Not right yet: the site is as it was before.\n\n    • /events: the title is too long.';
  report('failure', 'Not right yet.', comment);
  await expectSaid(/as it was before\.\s+• \/events: the title is too long\./);
  await expect(bar.getByRole('link')).toHaveAttribute('href', comment);

  // Somebody else opens the draft on another day.
  await page.reload();
  await editor.choose(/Spring Gathering/);
  await expectSaid(/the title is too long\./);
  await editor.write('Spring', 'Title');
  await editor.save();
  await question.getByRole('button', { name: 'Send for Review' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  // A changed title changes neither the draft nor the address of the event.
  expect(repository.git('branch', '--format=%(refname:short)')).toBe(`${branch}\nmain`);
  expect(repository.git('diff', '--name-only', `main...${branch}`)).toBe(file);
  report('success', 'This draft is right.', preview);
  await expectSaid('This draft is right.');

  await page.reload();
  await editor.choose(/Spring/);
  await page.context().route(`${preview}/**`, (route) => route.fulfill({ body: 'The real page' }));
  const opened = page.context().waitForEvent('page');
  const view = page.getByRole('button', { name: 'View Preview' });
  // On a phone the button is in a menu.
  if (await view.isHidden()) await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await view.or(page.getByRole('menuitem', { name: 'View Preview' })).click();
  await expect(await opened).toHaveURL(`${preview}/events#2027-04-10-spring-gathering`);
  await (await opened).close();
  await page.bringToFront();
  const publish = page.getByRole('button', { name: 'Publish Entry' });
  // A page that was behind another one may lose the first press.
  await expect(async () => {
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'Ready' }).click();
    await expect(publish).toBeVisible({ timeout: 10_000 });
  }).toPass();
  // The page asks about the last change after the draft is gone, and before it learns that.
  await page.context().route('**/git/refs/heads/**', async (route) => {
    const answer = gitHost.answer(route.request());
    await Promise.all([page.waitForResponse(/\/commits\/main\/status/), page.clock.fastForward(10_000)]);
    await route.fulfill(answer);
  });
  await publish.click();
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => repository.git('branch', '--format=%(refname:short)')).toBe('main');
  await expect(bar).toHaveText(/is saved. It is checked now/);
  // The corrections and the event are one commit, which can be undone.
  expect(repository.git('log', '--format=%s', 'start..main')).toBe(`Add ${file}`);
  expect(Object.keys(repository.changes())).toEqual([file]);
  expect(repository.read(file)).toMatch(/^title: Spring\n/);
  expect(await repository.check()).toBe('');
  gitHost.reportedOn = 'main';
  report('success', 'The last change is published.', run);
  await expectSaid('The last change is published.');
});
