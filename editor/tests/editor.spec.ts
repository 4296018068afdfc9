import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contentIn, EXAMPLES, undated } from './examples.ts';
import { test } from './running.ts';

/** The site beside the form. */
function preview(page: Page) {
  return page.frameLocator('iframe');
}

/** Chooses something in the list at the left. */
async function choose(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( draft)?$`) });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

async function photograph(color: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

test.beforeEach(async ({ page, running }) => {
  await page.goto(running.address);
});

test('adding an event writes its file, and the site shows it', async ({ page, running }) => {
  await choose(page, 'Add an event');
  await page.getByLabel('Title').fill('Spring Gathering');
  await page.getByLabel('Date').fill('2027-04-10');
  await page.getByLabel('Begins at').fill('13:00');
  await page.getByLabel('Ends at').fill('16:30');
  await page.getByLabel('Location').fill('Toronto Community Center');
  await page.getByLabel('Description').fill('An afternoon outside: bring a friend, a blanket and something to share.');
  await page.getByLabel('Spots').fill('Write to us to ask about a spot.');
  await page.getByLabel('Colour').selectOption('Petal');
  await saved(page);

  await expect(preview(page).getByRole('heading', { name: 'Spring Gathering' })).toBeVisible();
  await expect(preview(page).getByText('1:00 PM–4:30 PM EDT')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Spring Gathering' })).toBeVisible();
  expect(running.read('content/events/2027-04-10-spring-gathering.yaml')).toMatch(
    /^# One event\.[\s\S]*\n\ntitle: Spring Gathering\ngroup: upcoming\ndate: 2027-04-10\nstart: "13:00"\nend: "16:30"\nzone: EDT\nlocation: Toronto Community Center\ndescription: >-\n {2}An afternoon outside: bring a friend, a blanket and something to share\.\nspots: Write to us to ask about a spot\.\ncolour: petal\nrevised: \d{4}-\d\d-\d\d\n$/,
  );
  expect(() => contentIn(running.folder)).not.toThrow();
});

test('a typo is mended in one line, and the page changes while one looks at it', async ({ page, running }) => {
  const file = 'content/pages/events.yaml';
  const before = running.read(file);
  await choose(page, 'Events');
  const frame = preview(page);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = page.getByRole('group', { name: 'Newsletter' }).getByLabel('Heading');
  const old = await heading.inputValue();
  await heading.fill('Letters from us, now and then');
  await saved(page);
  await expect(frame.getByRole('heading', { name: 'Letters from us, now and then' })).toBeVisible();
  expect(running.read(file)).toBe(before.replace(`heading: ${old}`, 'heading: Letters from us, now and then'));
});

test('a photograph is brought in, shown and swapped for another one', async ({ page, running }) => {
  await choose(page, 'Sewing Day');
  await page.getByRole('button', { name: 'Add: Photograph' }).click();
  for (const [shows, color] of [
    ['Sewing circle', 'teal'],
    ['Long table', 'maroon'],
  ] as const) {
    await page.getByRole('button', { name: 'Bring in a photograph' }).click();
    await page
      .getByLabel('Picture')
      .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: await photograph(color) });
    await page.getByLabel('What it shows, in two or three words').fill(shows);
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByRole('combobox', { name: 'Photograph' })).toHaveValue(
      `${shows.toLowerCase().replace(' ', '-')}.jpg`,
    );
    await page.getByLabel('What it shows', { exact: true }).fill(`${shows}: women at work.`);
    await page.getByRole('checkbox', { name: 'Consent' }).check();
    await saved(page);
    await expect(preview(page).getByRole('img', { name: `${shows}: women at work.` })).toBeVisible();
  }
  expect(running.read(EXAMPLES.day)).toContain(
    'image:\n  file: long-table.jpg\n  alt: "Long table: women at work."\n  consent: true\n',
  );
  expect(running.has('content/images/sewing-circle.jpg')).toBe(true);
  expect(() => contentIn(running.folder)).not.toThrow();
});

test('a mistake is told beside its field in the words of the content check, and nothing is written', async ({
  page,
  running,
}) => {
  const before = running.read(EXAMPLES.day);
  await choose(page, 'Sewing Day');
  await page.getByLabel('Ends at').fill('09:00');
  await expect(page.getByLabel('Ends at')).toHaveAccessibleDescription(
    /Ends at must be later than the start\. For example: 16:00/,
  );
  await page.getByLabel('Ends at').fill('15:00');
  await page.getByLabel('Location').fill('');
  await page.getByLabel('Spots').fill('Ask **us**.');
  await save(page);
  await expect(page.getByText('2 things must be mended first:')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(
    /Location must not be empty\. For example: Toronto Community Center/,
  );
  await expect(page.getByLabel('Location')).toHaveAttribute('aria-invalid', 'true');
  expect(running.read(EXAMPLES.day)).toBe(before);

  await page.getByRole('button', { name: 'Location' }).click();
  await expect(page.getByLabel('Location')).toBeFocused();
  await page.keyboard.type('The hall');
  await page.getByLabel('Spots').fill('Write to us to ask about a spot.');
  await saved(page);
  expect(undated(running.read(EXAMPLES.day))).toBe(undated(before).replace('end: "16:00"', 'end: "15:00"'));
});

test('an event moves to the past ones, and back by Undo', async ({ page, running }) => {
  const file = EXAMPLES.evening;
  const before = running.read(file);
  await choose(page, 'Reading Evening');
  await page.getByRole('button', { name: 'Move to past events' }).click();
  await saved(page);
  expect(undated(running.read(file))).toBe(undated(before).replace('group: upcoming', 'group: past'));

  await choose(page, 'Undo');
  await page.getByRole('button', { name: 'Put back what was there before Changed “Reading Evening”' }).click();
  await expect(page.getByText('Put back: Changed “Reading Evening”', { exact: false }).first()).toBeVisible();
  expect(running.read(file)).toBe(before);
});

test('office hours change, and their notes stay in the file', async ({ page, running }) => {
  const file = 'content/site.yaml';
  const before = running.read(file);
  await choose(page, 'Site');
  const days = page.getByRole('group', { name: 'Days 1' });
  await days.getByLabel('Begins at').fill('08:20');
  await saved(page);
  await expect(preview(page).getByText('8:20 AM').first()).toBeVisible();
  expect(running.read(file)).toBe(before.replace(/start: ".*"/, 'start: "08:20"'));
});

test('a deleted event is gone from the site and comes back by Undo', async ({ page, running }) => {
  const file = EXAMPLES.walk;
  const before = running.read(file);
  await choose(page, 'A Long Walk');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Deleted. You can put it back under Undo.')).toBeVisible();
  expect(running.has(file)).toBe(false);
  await choose(page, 'Undo');
  await page.getByRole('button', { name: 'Put back what was there before Deleted “A Long Walk”' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'A Long Walk' })).toBeVisible();
  expect(running.read(file)).toBe(before);
});

test('an event that Home names cannot be deleted, and the reason is told', async ({ page, running }) => {
  const file = `content/events/${contentIn(running.folder).pages.home.event.event}.yaml`;
  await page.goto(`${running.address}/#/file/${file}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(
    page.getByText('content/pages/home.yaml, event > event: must be the name of a file in content/events'),
  ).toBeVisible();
  expect(running.has(file)).toBe(true);
});

test('a duplicate is a new event, and its name follows its own date', async ({ page, running }) => {
  await choose(page, 'Reading Evening');
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'A new event' })).toBeVisible();
  await page.getByLabel('Date').fill('2027-01-19');
  await saved(page);
  expect(running.has('content/events/2027-01-19-reading-evening.yaml')).toBe(true);
  expect(running.has(EXAMPLES.evening)).toBe(true);
});

test('a program’s new name reaches every file that names it', async ({ page, running }) => {
  const [featured] = contentIn(running.folder).pages.home.programs.featured;
  const file = `content/programs/${featured?.program}.yaml`;
  await page.goto(`${running.address}/#/file/${file}`);
  await page.getByRole('button', { name: 'Rename the file' }).click();
  await page.getByLabel('Name of the file').fill('Rest & Reading');
  await page.getByRole('button', { name: 'Rename it' }).click();
  await expect(page).toHaveURL(/rest-reading\.yaml$/);
  expect(running.has(file)).toBe(false);
  expect(contentIn(running.folder).pages.home.programs.featured[0]?.program).toBe('rest-reading');
});

test('what somebody else changed meanwhile is not overwritten unseen', async ({ page, running }) => {
  const file = 'content/pages/programs.yaml';
  await choose(page, 'Programs');
  const lead = page.getByRole('group', { name: 'Hero' }).getByLabel('Lead');
  const words = await lead.inputValue();
  const other = running.read(file).replace(/^title: .*/m, 'title: Our programs | {name}');
  writeFileSync(join(running.folder, file), other);
  await lead.fill(`${words} And more.`);
  await save(page);
  await expect(page.getByText('This was changed somewhere else')).toBeVisible();
  expect(running.read(file)).toBe(other);
  await expect(lead).toHaveValue(`${words} And more.`);

  await page.getByRole('button', { name: 'Show what is there now' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue('Our programs | {name}');
  await expect(lead).toHaveValue(words);
});

test('words that are not saved are not lost by a click elsewhere', async ({ page }) => {
  await choose(page, 'A Long Walk');
  await page.getByLabel('Title').fill('A Short Walk');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await choose(page, 'Undo');
  await expect(page.getByLabel('Title')).toHaveValue('A Short Walk');
  page.once('dialog', (dialog) => void dialog.accept());
  await choose(page, 'Undo');
  await expect(page.getByRole('heading', { name: 'Undo' })).toBeVisible();
});

test('an item is moved by keyboard alone', async ({ page, running }) => {
  const [first, second] = contentIn(running.folder).site.social;
  await choose(page, 'Site');
  const social = page.getByRole('group', { name: 'Social' });
  await social.getByRole('button', { name: 'Move down Network 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(social.getByRole('button', { name: 'Move down Network 2' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(contentIn(running.folder).site.social.slice(0, 2)).toEqual([second, first]);
});

test('what is chosen gets the focus', async ({ page }) => {
  await choose(page, 'Sewing Day');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move to past events' })).toBeFocused();
});

test('the editor has no known obstacle for anybody, light or dark, form or list', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['Sewing Day', 'Home', 'Site', 'Photographs', 'Undo']) {
      await choose(page, name);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(
        violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target).join(' ')}`),
      ).toEqual([]);
    }
  }
});

test('the editor asks nobody but itself and its preview', async ({ page, running }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${running.address}/#/file/${EXAMPLES.day}`);
  await page.reload();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect([...asked]).toEqual(['127.0.0.1']);
  expect(complaints).toEqual([]);
});

test('a page of another site can neither change nor read anything', async ({ page, running }) => {
  const file = EXAMPLES.walk;
  const stranger = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>'),
  );
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await page.goto(`http://127.0.0.1:${port}`);
    const answers = await page.evaluate(
      async ([editor, body]) => {
        const attempt = (path: string, options: RequestInit) =>
          fetch(editor + path, options).then(
            () => 'answered',
            () => 'refused',
          );
        return [
          await attempt('/api/remove', { method: 'POST', mode: 'no-cors', body }),
          await attempt('/api/overview', { mode: 'no-cors' }),
        ];
      },
      [running.address, JSON.stringify({ file })] as const,
    );
    expect(answers).toEqual(['refused', 'refused']);
    expect(running.has(file)).toBe(true);
  } finally {
    stranger.close();
  }
});
