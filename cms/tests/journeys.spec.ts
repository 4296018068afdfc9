import sharp from 'sharp';
import type { Locator } from '@playwright/test';
import { ADDRESS, type EditingPage, expect, test } from './editing-page.ts';

test('refuses mistakes without losing words, asks about a past day, and adds the event', async ({ editor, page }) => {
  // In Toronto it is still the day before.
  await page.clock.setFixedTime('2026-11-22T04:30:00Z');
  await editor.create('Upcoming events', {
    Title: 'Wellness & Self-Care Retreat',
    Date: '2025-12-03',
    'Begins at': '09:00',
    'Ends at': '08:00',
    Description: 'A <b>bold</b> plan',
    Spots: 'Write to us to ask about a spot.',
    'Web address for registering': 'http://tickets.example.org',
    'Original date': '2027-04-10',
  });
  await expect(page.getByRole('button', { name: /Assets|New Folder/ })).toHaveCount(0);
  // The tool’s icons are a font of its own. The policy refuses the faces that it declares from another site. It is also in the page, for
  // hosts that take no headers.
  const load = async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  };
  expect(await page.evaluate(load)).toContain('Material Symbols Outlined');
  await expect(page.locator('meta[http-equiv=Content-Security-Policy][content^="default-src \'none\'"]')).toHaveCount(
    1,
  );
  await editor.select('Sky', 'Colour');
  await editor.save();
  await expect(await editor.reveal('Location')).toContainText('This field is required');
  await editor.write('Toronto Community Center', 'Location');
  await page.keyboard.press('Escape');
  await editor.save();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText(/Nothing is lost\.\s+Please correct:\n• /, { useInnerText: true });
  // Sveltia CMS itself advises to try again later.
  await expect(message).not.toContainText('try again');
  await expect(message).toContainText('Web address for registering must be a web address that begins with https://');
  await expect(message).toContainText('Original date belongs only to a rescheduled event');
  expect((await message.innerText()).split('\n• ').length).toBeGreaterThan(4);
  await message.getByRole('button', { name: 'OK' }).click();
  expect(editor.repository.changes()).toEqual({});
  await editor.fillIn({
    Title: 'Spring Gathering',
    Description: 'Join us on Monday, April 10, on Zoom.',
    'Web address for registering': '',
    'Ends at': '16:00',
    'Original date': '',
  });
  const asked = page.waitForEvent('dialog');
  await Promise.all([asked.then((question) => question.dismiss()), editor.save()]);
  for (const doubt of ['Date is in the past', 'Description says “on Zoom”', 'Description says “Monday, April 10”'])
    expect((await asked).message()).toContain(doubt);
  await message.getByRole('button', { name: 'OK' }).click();
  expect(editor.repository.changes()).toEqual({});
  await editor.fillIn({ Date: '2027-04-10', Description: 'Bring a friend, and a piece of cloth that has a story.' });
  await editor.saveAndClose();
  const file = 'content/events/2027-04-10-spring-gathering.yaml';
  expect(Object.keys(editor.repository.changes())).toEqual([file]);
  expect(editor.repository.read(file)).toMatch(/^title: Spring Gathering\n/);
  expect(editor.repository.read(file)).toContain('date: 2027-04-10\nstart: "09:00"\nend: "16:00"\n');
  await expect(page.getByRole('row', { name: /Networking|Summit/ })).toHaveCount(1);
  await editor.choose(/Wellness/);
  await editor.write('Bring a mat.', 'Description');
  await editor.saveAndClose();
  expect(await editor.repository.check()).toBe('');
  const bar = page.getByRole('status').first();
  await page.context().setOffline(true);
  await expect(bar).toContainText('There is no internet connection. Nothing is lost');
  await page.context().setOffline(false);
  await expect(bar).toBeEmpty();
  // A second tab would replace the words of the first, so it waits.
  const second = await page.context().newPage();
  await second.goto(ADDRESS);
  await expect(second.getByRole('status').first()).toContainText('open in another tab');
  // The browser asks before it closes a page with unsaved words.
  await editor.choose(/Wellness/);
  await editor.write('Bring a friend.', 'Description');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await closing).accept();
  await expect(second.getByText('Upcoming events').first()).toBeVisible();
});

async function chooseFile({ page }: EditingPage, field: Locator, name: string, buffer: Buffer): Promise<Locator> {
  await field
    .getByRole('button', { name: /Browse|Replace/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Select (Image|File)$/ });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const mimeType = { gif: 'image/gif', pdf: 'application/pdf' }[name.slice(-3)] ?? 'image/jpeg';
  await (await chosen).setFiles({ name, mimeType, buffer });
  return dialog;
}

/** Replaces the photograph of an entry, and does not wait until it is converted. */
async function swapPicture(editor: EditingPage, name: string, buffer: Buffer): Promise<void> {
  const field = await editor.reveal('Photograph', 'Photograph');
  const dialog = await chooseFile(editor, field, name, buffer);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

/** A photograph as a telephone takes it: on its side, and with its location. */
function photograph(background: string, width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('turns and shrinks a photograph, and takes none that is small, moves or is torn', async ({ editor, page }) => {
  // A logo may be small, and shows nobody.
  await editor.open('Page: About');
  await (await editor.reveal('More')).getByRole('button', { name: 'Expand' }).click();
  await (await editor.reveal('More', 'Groups')).getByRole('button', { name: /Add/ }).click();
  await page.getByRole('menuitem', { name: 'Partners' }).click();
  await editor.write('Who stands with us', 'More', 'Groups', 'Heading');
  await (await editor.reveal('More', 'Groups', 'Entries')).getByRole('button', { name: /Add/ }).click();
  const partner = ['More', 'Groups', 'Entries'];
  await editor.write('Example Bakery', ...partner, 'Name');
  const logo = await editor.reveal(...partner, 'Logo');
  await logo.getByRole('checkbox', { name: /Add/ }).click();
  const mark = await sharp({ create: { width: 120, height: 40, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  const pictures = await chooseFile(editor, logo, 'Bakery.png', mark);
  await pictures.getByRole('button', { name: 'Insert' }).click();
  // A report is beside it.
  const link = [...partner, 'Link'];
  await (await editor.reveal(...link)).getByRole('checkbox', { name: /Add/ }).click();
  await editor.write('Our report (PDF, 1 kB)', ...link, 'Label');
  const report = await editor.reveal(...partner, 'PDF of the link');
  const papers = await chooseFile(editor, report, 'Annual Report (2026).pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
  await papers.getByRole('button', { name: 'Insert' }).click();
  await editor.saveAndClose();
  const about = editor.repository.read('content/pages/about.yaml');
  expect(about).toContain('picture:\n            file: bakery.webp\n');
  expect(about).toContain('to: /files/annual-report-2026.pdf\n');
  const file = 'content/programs/entrepreneurship.yaml';
  await editor.open('Programs');
  await editor.choose(/Entrepreneurship/);
  await (await editor.reveal('Photograph')).getByRole('checkbox', { name: /Add/ }).click();
  await editor.write('Cloth on a long table.', 'Photograph', 'What it shows');
  await (await editor.reveal('Photograph', 'Nobody shown')).getByRole('switch').click();
  const whole = await photograph('#2e7a3b');
  await swapPicture(editor, 'before.jpg', whole);
  await editor.saveAndClose();
  await editor.choose(/Entrepreneurship/);
  const told: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog[answer]();
  });
  const field = await editor.reveal('Photograph', 'Photograph');
  const frames = await Promise.all(['crimson', 'navy'].map((background) => photograph(background, 900, 700)));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const small = await photograph('#7a3b2e', 320, 240);
  for (const [name, picture, reason] of [
    ['IMG_2041.JPG', small, /^IMG_2041\.JPG is a picture of 240 by 320 pixels.*original/],
    ['party.gif', moving, /^party\.gif moves, and would stand still here/],
    ['half.jpg', whole.subarray(0, whole.length / 2), /^half\.jpg cannot be read: a part of it is missing/],
  ] as const) {
    const dialog = await chooseFile(editor, field, name, picture);
    await expect.poll(() => told.pop()).toMatch(reason);
    await expect(dialog.getByRole('button', { name: 'Insert' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(field).toContainText('before.webp');
  const files = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    const picture = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    data.items.add(new File([picture], 'IMG_2041.JPG', { type: 'image/jpeg' }));
    return data;
  }, small.toString('base64'));
  await field.locator('.drop-target').dispatchEvent('drop', { dataTransfer: files });
  await expect.poll(() => told.pop()).toMatch(/^IMG_2041\.JPG is a picture of 240 by 320 pixels/);
  await swapPicture(editor, 'IMG_2042.JPG', await photograph('#7a3b2e'));
  // The description is still that of the photograph before.
  await editor.save();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(told).toEqual([expect.stringMatching(/Photograph > What it shows was said of another photograph/)]);
  await editor.write('Cloth on a table.', 'Photograph', 'What it shows');
  await editor.saveAndClose();
  expect(editor.repository.read(file)).toContain('image:\n  file: img_2042.webp\n  alt: Cloth on a table.\n');
  expect(await editor.repository.check()).toBe('');
  await editor.choose(/Entrepreneurship/);
  await swapPicture(editor, 'Fête d’été (1).jpeg', await photograph('#2e3b7a', 2700, 1000));
  await editor.write('Cloth on a chair.', 'Photograph', 'What it shows');
  answer = 'accept';
  await editor.saveAndClose();
  expect(told.slice(1)).toEqual([expect.stringMatching(/Nobody shown was said of another photograph/)]);
  const [, name = ''] = /file: (.*)/.exec(editor.repository.read(file)) ?? [];
  const { width, height, exif, orientation } = await sharp(
    `${editor.repository.folder}/content/images/${name}`,
  ).metadata();
  // Upright it is 1000 by 2700 pixels, and no side may be longer than 2560.
  expect([width, height, exif, orientation ?? 1]).toEqual([948, 2560, undefined, 1]);
  expect(await editor.repository.check()).toBe('');
});

test('fixes a typo, says whether it is published, and chooses the event that Home shows', async ({ editor, page }) => {
  const file = 'content/pages/not-found.yaml';
  const bar = page.getByRole('status').first();
  await page.clock.install();
  await page.reload();
  const commented = 'https://github.com/organization/site/commit/abc#commitcomment-7';
  const report = async (state?: string, description = '', comment?: string) => {
    const target_url = comment === undefined ? 'https://github.com/organization/site/actions/runs/1' : commented;
    editor.gitHost.comment = comment ?? '';
    editor.gitHost.statuses =
      state === undefined ? undefined : [{ context: 'Website', state, description, target_url }];
    // When the page asks again, it has shown what it learned before.
    for (const _ of [1, 2]) await Promise.all([page.waitForResponse(/\/status/), page.clock.fastForward(10_000)]);
  };
  const published = ['success', 'The last change is on the site.'] as const;
  await report(...published);
  await expect(bar).toHaveText('The last change is on the site.');
  // Screen readers read it only once.
  const text = await bar.evaluateHandle((line) => line.firstChild);
  await report(...published);
  expect(await text.evaluate((node) => node?.isConnected)).toBe(true);
  await editor.open('Page: Not found');
  await editor.write('This piece is missing.', 'Introduction');
  editor.gitHost.stale = editor.repository.git('rev-parse', 'main');
  await editor.saveAndClose();
  await report(...published);
  await expect(bar).toHaveText(/is saved. It is checked now/);
  editor.gitHost.stale = undefined;
  const changes = editor.repository.changes();
  expect(Object.keys(changes)).toEqual([file]);
  expect(changes[file]).toContain('+  lead: This piece is missing.');
  expect(changes[file]?.length).toBeLessThan(5);
  expect(editor.repository.git('log', '-1', '--format=%s')).toBe(`Change ${file}`);
  expect(await editor.repository.check()).toBe('');
  for (const state of ['error', 'failure']) {
    const summary = `Not published, ${state}: the site is as it was before.`;
    await report(state, summary);
    await expect(bar).toContainText(summary);
    await expect(bar.getByRole('link')).toHaveAttribute('href', /runs\/1$/);
    await report(state, summary, `${summary}\n\n    • “🎉” has a <p> tag.\n    • Another.`);
    await expect(bar).toContainText(`${summary}\n• “🎉” has a <p> tag.\n• Another. `);
    await expect(bar.getByRole('link')).toHaveAttribute('href', commented);
  }
  await report();
  await expect(bar).toContainText('“Commit statuses: Read-only”');
  // The form keeps most of the window, however long the line is.
  await report('failure', 'Not published.', 'Not published.\n\n    • A mistake.'.repeat(99));
  expect((await page.locator('#published').boundingBox())?.height).toBeLessThan(0.41 * 1800);
  await editor.open('Page: Home');
  const events = await editor.reveal('Event', 'Event');
  await expect(events).not.toContainText(/Leadership Summit|Add/);
  await events.getByRole('radio', { name: '2026-01-20: Networking' }).click();
  await editor.saveAndClose();
  expect(editor.repository.read('content/pages/home.yaml')).toMatch(/^ {2}event: 2026-01-20-networking-/m);
  expect(await editor.repository.check()).toBe('');
});
