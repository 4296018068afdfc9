import sharp from 'sharp';
import { type Desk, expect, test } from './desk.ts';

/** Each mode at the width of a computer and of a phone. */
const WAYS = [
  { mode: 'folder', width: 1280 },
  { mode: 'folder', width: 390 },
  { mode: 'forge', width: 1280 },
  { mode: 'forge', width: 390 },
] as const;

/** A photograph as from a telephone: on its side, too wide, and with its location. */
async function photograph(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 3600, height: 2400, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Uploads a picture in place of the present one. */
async function upload(desk: Desk, name: string, colour: string): Promise<void> {
  const field = await desk.see('Photograph', 'Photograph');
  await field
    .getByRole('button', { name: /Browse|Replace/ })
    .first()
    .click();
  const dialog = desk.page.getByRole('dialog', { name: 'Select Image' });
  const chosen = desk.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer: await photograph(colour) });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in all required fields of an event. */
async function fillEvent(desk: Desk): Promise<void> {
  await (await desk.see('Title')).getByRole('textbox').fill('Spring Gathering');
  await (await desk.see('Date')).locator('input').fill('2027-04-10');
  await (await desk.see('Begins at')).locator('input').fill('10:00');
  await (await desk.see('Ends at')).locator('input').fill('16:00');
  await (await desk.see('Location')).getByRole('textbox').fill('Toronto Community Center');
  await (await desk.see('Description'))
    .getByRole('textbox')
    .fill('Bring a friend, and a piece of cloth that has a story.');
  await (await desk.see('Spots')).getByRole('textbox').fill('Write to us to ask about a spot.');
  await (await desk.see('Colour')).getByRole('combobox').click();
  await desk.page.getByRole('option', { name: 'Sky' }).click();
}

for (const { mode, width } of WAYS) {
  test.describe(`${mode} at ${width} pixels`, () => {
    test.use({ mode, width });

    test('adds an event', async ({ desk }) => {
      await desk.open('Upcoming events');
      await desk.page.getByRole('button', { name: 'Create New Entry' }).click();
      await fillEvent(desk);
      await desk.saveAndClose();
      expect(Object.keys(desk.clone.changes())).toEqual(['content/events/2027-04-10-spring-gathering.yaml']);
      const text = desk.clone.read('content/events/2027-04-10-spring-gathering.yaml');
      expect(text).toContain('date: 2027-04-10\nstart: "10:00"\nend: "16:00"\nzone: EDT\n');
      expect(desk.clone.check()).toBe('');
    });

    test('fixes a typo', async ({ desk }) => {
      await desk.open('Page: Not found');
      await (await desk.see('Lead')).getByRole('textbox').fill('This piece is missing.');
      await desk.saveAndClose();
      const changes = desk.clone.changes();
      expect(Object.keys(changes)).toEqual(['content/pages/not-found.yaml']);
      expect(changes['content/pages/not-found.yaml']).toContain('+  lead: This piece is missing.');
      expect(Object.values(changes).flat().length).toBeLessThan(5);
      expect(desk.clone.check()).toBe('');
    });

    test('changes the office hours', async ({ desk }) => {
      await desk.open('The organization');
      const end = await desk.see('Office hours', 'Ends at');
      await end.locator('input').fill('18:00');
      await desk.saveAndClose();
      expect(desk.clone.changes()).toEqual({ 'content/site.yaml': ['-    end: "17:00"', '+    end: "18:00"'] });
      expect(desk.clone.check()).toBe('');
    });

    test('postpones an event', async ({ desk }) => {
      const file = 'content/events/2025-12-03-wellness-self-care-retreat.yaml';
      await desk.open('Upcoming events');
      await desk.choose(/Wellness/);
      await (await desk.see('Status')).getByRole('combobox').click();
      await desk.page.getByRole('option', { name: 'Rescheduled' }).click();
      await (await desk.see('Date')).locator('input').fill('2027-06-05');
      await (await desk.see('Original date')).locator('input').fill('2025-12-03');
      await desk.saveAndClose();
      expect(Object.keys(desk.clone.changes())).toEqual([file]);
      expect(desk.clone.read(file)).toMatch(/date: 2027-06-05[\s\S]*zone: EDT[\s\S]*previousDate: 2025-12-03/);
      expect(desk.clone.check()).toBe('');
    });

    test('refuses five mistakes in words, and writes nothing', async ({ desk }) => {
      await desk.open('Upcoming events');
      await desk.page.getByRole('button', { name: 'Create New Entry' }).click();
      await fillEvent(desk);
      await (await desk.see('Location')).getByRole('textbox').fill('');
      await (await desk.see('Description')).getByRole('textbox').fill('A <b>bold</b> plan');
      await (await desk.see('Web address for registering')).getByRole('textbox').fill('http://tickets.example.org');
      await desk.save();
      const form = desk.page.getByRole('group', { name: 'Content Editor' });
      await expect(await desk.see('Location')).toContainText('This field is required');
      await expect(await desk.see('Description')).toContainText('must be plain text');
      await expect(await desk.see('Web address for registering')).toContainText('begins with https://');
      await (await desk.see('Location')).getByRole('textbox').fill('Toronto');
      await (await desk.see('Description')).getByRole('textbox').fill('A bold plan');
      await (await desk.see('Web address for registering')).getByRole('textbox').fill('');
      await (await desk.see('Ends at')).locator('input').fill('09:00');
      await (await desk.see('Original date')).locator('input').fill('2027-04-10');
      await desk.save();
      const message = desk.page.getByRole('alertdialog');
      await expect(message).toContainText('Ends at must be later than the start');
      await expect(message).toContainText('Original date belongs only to a rescheduled event');
      await message.getByRole('button', { name: 'OK' }).click();
      await expect(form).toBeVisible();
      await expect((await desk.see('Title')).getByRole('textbox')).toHaveValue('Spring Gathering');
      expect(desk.clone.changes()).toEqual({});
    });

    test('swaps a photograph, which loses where it was taken', async ({ desk }) => {
      const file = 'content/programs/entrepreneurship.yaml';
      for (const [name, colour] of [
        ['Sewing Circle.JPG', '#7a3b2e'],
        ['The Second One.jpg', '#2e3b7a'],
      ] as const) {
        // After a save a phone shows the programs, a computer everything.
        const program = desk.page.getByRole('gridcell', { name: /Entrepreneurship/ });
        if ((await program.count()) === 0) await desk.open('Programs');
        await desk.choose(/Entrepreneurship/);
        const add = (await desk.see('Photograph')).getByRole('checkbox', { name: /Add/ });
        if (!(await add.isChecked())) await add.click();
        await upload(desk, name, colour);
        await (await desk.see('Photograph', 'What it shows')).getByRole('textbox').fill('Cloth on a long table.');
        const nobody = (await desk.see('Photograph', 'Nobody shown')).getByRole('switch');
        if (!(await nobody.isChecked())) await nobody.click();
        await desk.saveAndClose();
      }
      expect(desk.clone.read(file)).toContain('image:\n  file: the-second-one.webp\n  alt: Cloth on a long table.\n');
      const { width, height, exif, orientation } = await sharp(
        `${desk.clone.folder}/content/images/the-second-one.webp`,
      ).metadata();
      // 2400 by 3600 once it is upright, and no side longer than 2560.
      expect([height, exif, orientation ?? 1]).toEqual([2560, undefined, 1]);
      expect(width).toBeLessThan(1720);
      expect(desk.clone.check()).toBe('');
    });

    test('changes a question', async ({ desk }) => {
      await desk.open('Page: Contact');
      const question = await desk.see('Questions and answers', 'Items', 'Question');
      await question.getByRole('textbox').fill('Can I bring my daughter?');
      await desk.saveAndClose();
      expect(Object.keys(desk.clone.changes())).toEqual(['content/pages/contact.yaml']);
      expect(desk.clone.check()).toBe('');
    });
  });
}

test.describe('by keyboard alone', () => {
  test('fixes a typo', async ({ desk, page }) => {
    /** Presses a key until something with that name has the focus. */
    const reach = async (key: string, name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        const focused = await page.evaluate(() => {
          const { activeElement: at } = document;
          // A box of text is known by its field.
          const named = at?.matches('textarea') ? at.closest('[role=group]') : at;
          return named?.getAttribute('aria-label') ?? named?.textContent ?? '';
        });
        if (name.test(focused)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`The keyboard does not reach ${name.source}.`);
    };
    await reach('Tab', /^ *\S* *Upcoming events/);
    await reach('ArrowDown', /Page: Not found/);
    await page.keyboard.press('Enter');
    await (await desk.see('Lead')).getByRole('textbox').waitFor();
    await reach('Tab', /Lead.*Field/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('This piece is missing.');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
    expect(desk.clone.read('content/pages/not-found.yaml')).toContain('\n  lead: This piece is missing.\n');
  });
});

test.describe('on the forge', () => {
  test.use({ mode: 'forge' });

  test('a save is a commit, and a revoked token saves nothing', async ({ desk }) => {
    await desk.open('Page: Not found');
    await (await desk.see('Lead')).getByRole('textbox').fill('This piece is missing.');
    await desk.saveAndClose();
    expect(desk.clone.git('log', '-1', '--format=%s')).toBe('Change content/pages/not-found.yaml');
    const head = desk.clone.git('rev-parse', 'main');
    desk.forge.tokens.clear();
    await desk.open('Page: Not found');
    await (await desk.see('Lead')).getByRole('textbox').fill('Somebody else.');
    await desk.save();
    await expect(desk.page.getByRole('alertdialog')).toBeVisible();
    expect(desk.clone.git('rev-parse', 'main')).toBe(head);
  });

  test('makes no request to another computer', async ({ desk, page }) => {
    const foreign: string[] = [];
    page.on('response', (response) => {
      if (/^https?:/.test(response.url()) && new URL(response.url()).hostname !== '127.0.0.1')
        foreign.push(response.url());
    });
    await page.reload();
    await page.getByText('Upcoming events').first().waitFor();
    await desk.open('The organization');
    await desk.see('Name');
    // Icons are letters of a font, which comes with the tool.
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    expect((await page.evaluate(loaded)).join()).toContain('Material Symbols Outlined');
    expect(foreign).toEqual([]);
  });
});
