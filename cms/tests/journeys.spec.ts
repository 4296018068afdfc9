import sharp from 'sharp';
import { type EditingPage, expect, test } from './editing-page.ts';

/** A local folder on a computer, as for developers, and the Git host on a phone, as for staff. */
const SETUPS = [
  { mode: 'folder', width: 1280 },
  { mode: 'git-host', width: 390 },
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
async function upload(editor: EditingPage, name: string, colour: string): Promise<void> {
  const field = await editor.reveal('Photograph', 'Photograph');
  await field
    .getByRole('button', { name: /Browse|Replace/ })
    .first()
    .click();
  const dialog = editor.page.getByRole('dialog', { name: 'Select Image' });
  const chosen = editor.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer: await photograph(colour) });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in all required fields of an event. */
async function fillEvent(editor: EditingPage): Promise<void> {
  await (await editor.reveal('Title')).getByRole('textbox').fill('Spring Gathering');
  await (await editor.reveal('Date')).locator('input').fill('2027-04-10');
  await (await editor.reveal('Begins at')).locator('input').fill('10:00');
  await (await editor.reveal('Ends at')).locator('input').fill('16:00');
  await (await editor.reveal('Location')).getByRole('textbox').fill('Toronto Community Center');
  await (await editor.reveal('Description'))
    .getByRole('textbox')
    .fill('Bring a friend, and a piece of cloth that has a story.');
  await (await editor.reveal('Spots')).getByRole('textbox').fill('Write to us to ask about a spot.');
  await (await editor.reveal('Colour')).getByRole('combobox').click();
  await editor.page.getByRole('option', { name: 'Sky' }).click();
}

for (const { mode, width } of SETUPS) {
  test.describe(`${mode} at ${width} pixels`, () => {
    test.use({ mode, width });

    test('adds an event', async ({ editor }) => {
      await editor.open('Upcoming events');
      await editor.page.getByRole('button', { name: 'Create New Entry' }).click();
      await fillEvent(editor);
      await editor.saveAndClose();
      expect(Object.keys(editor.repository.changes())).toEqual(['content/events/2027-04-10-spring-gathering.yaml']);
      const text = editor.repository.read('content/events/2027-04-10-spring-gathering.yaml');
      expect(text).toContain('date: 2027-04-10\nstart: "10:00"\nend: "16:00"\nzone: EDT\n');
      expect(editor.repository.check()).toBe('');
    });

    test('fixes a typo', async ({ editor }) => {
      await editor.open('Page: Not found');
      await (await editor.reveal('Lead')).getByRole('textbox').fill('This piece is missing.');
      await editor.saveAndClose();
      const changes = editor.repository.changes();
      expect(Object.keys(changes)).toEqual(['content/pages/not-found.yaml']);
      expect(changes['content/pages/not-found.yaml']).toContain('+  lead: This piece is missing.');
      expect(Object.values(changes).flat().length).toBeLessThan(5);
      expect(editor.repository.check()).toBe('');
    });

    test('changes the office hours', async ({ editor }) => {
      await editor.open('The organization');
      const end = await editor.reveal('Office hours', 'Ends at');
      await end.locator('input').fill('18:00');
      await editor.saveAndClose();
      expect(editor.repository.changes()).toEqual({ 'content/site.yaml': ['-    end: "17:00"', '+    end: "18:00"'] });
      expect(editor.repository.check()).toBe('');
    });

    test('postpones an event', async ({ editor }) => {
      const file = 'content/events/2025-12-03-wellness-self-care-retreat.yaml';
      await editor.open('Upcoming events');
      await editor.choose(/Wellness/);
      await (await editor.reveal('Status')).getByRole('combobox').click();
      await editor.page.getByRole('option', { name: 'Rescheduled' }).click();
      await (await editor.reveal('Date')).locator('input').fill('2027-06-05');
      await (await editor.reveal('Original date')).locator('input').fill('2025-12-03');
      await editor.saveAndClose();
      expect(Object.keys(editor.repository.changes())).toEqual([file]);
      expect(editor.repository.read(file)).toMatch(/date: 2027-06-05[\s\S]*zone: EDT[\s\S]*previousDate: 2025-12-03/);
      expect(editor.repository.check()).toBe('');
    });

    test('refuses five mistakes in words, and writes nothing', async ({ editor }) => {
      await editor.open('Upcoming events');
      await editor.page.getByRole('button', { name: 'Create New Entry' }).click();
      await fillEvent(editor);
      await (await editor.reveal('Location')).getByRole('textbox').fill('');
      await (await editor.reveal('Description')).getByRole('textbox').fill('A <b>bold</b> plan');
      await (await editor.reveal('Web address for registering'))
        .getByRole('textbox')
        .fill('http://tickets.example.org');
      await editor.save();
      const form = editor.page.getByRole('group', { name: 'Content Editor' });
      await expect(await editor.reveal('Location')).toContainText('This field is required');
      await expect(await editor.reveal('Description')).toContainText('must be plain text');
      await expect(await editor.reveal('Web address for registering')).toContainText('beginning with https://');
      await (await editor.reveal('Location')).getByRole('textbox').fill('Toronto');
      await (await editor.reveal('Description')).getByRole('textbox').fill('A bold plan');
      await (await editor.reveal('Web address for registering')).getByRole('textbox').fill('');
      await (await editor.reveal('Ends at')).locator('input').fill('09:00');
      await (await editor.reveal('Original date')).locator('input').fill('2027-04-10');
      await editor.save();
      const message = editor.page.getByRole('alertdialog');
      await expect(message).toContainText('Ends at must be later than the start');
      await expect(message).toContainText('Original date belongs only to a rescheduled event');
      await message.getByRole('button', { name: 'OK' }).click();
      await expect(form).toBeVisible();
      await expect((await editor.reveal('Title')).getByRole('textbox')).toHaveValue('Spring Gathering');
      expect(editor.repository.changes()).toEqual({});
    });

    test('swaps a photograph, which loses where it was taken', async ({ editor }) => {
      const file = 'content/programs/entrepreneurship.yaml';
      for (const [name, saved, colour] of [
        ['Sewing Circle.JPG', 'sewing-circle.webp', '#7a3b2e'],
        ['The Second One.jpg', 'the-second-one.webp', '#2e3b7a'],
      ] as const) {
        // After a save a phone shows the programs, a computer everything.
        const program = editor.page.getByRole('gridcell', { name: /Entrepreneurship/ });
        if ((await program.count()) === 0) await editor.open('Programs');
        await editor.choose(/Entrepreneurship/);
        const add = (await editor.reveal('Photograph')).getByRole('checkbox', { name: /Add/ });
        if (!(await add.isChecked())) await add.click();
        await upload(editor, name, colour);
        await (await editor.reveal('Photograph', 'What it shows')).getByRole('textbox').fill('Cloth on a long table.');
        const nobody = (await editor.reveal('Photograph', 'Nobody shown')).getByRole('switch');
        if (!(await nobody.isChecked())) await nobody.click();
        await editor.saveAndClose();
        // The form closes before the files are written. Nobody changes the next photograph within that second.
        await expect
          .poll(() => editor.repository.read(file))
          .toContain(`image:\n  file: ${saved}\n  alt: Cloth on a long table.\n`);
      }
      const { width, height, exif, orientation } = await sharp(
        `${editor.repository.folder}/content/images/the-second-one.webp`,
      ).metadata();
      // 2400 by 3600 once it is upright, and no side longer than 2560.
      expect([height, exif, orientation ?? 1]).toEqual([2560, undefined, 1]);
      expect(width).toBeLessThan(1720);
      expect(editor.repository.check()).toBe('');
    });

    test('changes a question', async ({ editor }) => {
      await editor.open('Page: Contact');
      const question = await editor.reveal('Questions and answers', 'Items', 'Question');
      await question.getByRole('textbox').fill('Can I bring my daughter?');
      await editor.saveAndClose();
      expect(Object.keys(editor.repository.changes())).toEqual(['content/pages/contact.yaml']);
      expect(editor.repository.check()).toBe('');
    });
  });
}

test.describe('by keyboard alone', () => {
  test('fixes a typo', async ({ editor, page }) => {
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
    await (await editor.reveal('Lead')).getByRole('textbox').waitFor();
    await reach('Tab', /Lead.*Field/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('This piece is missing.');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
    expect(editor.repository.read('content/pages/not-found.yaml')).toContain('\n  lead: This piece is missing.\n');
  });
});

test.describe('on the Git host', () => {
  test.use({ mode: 'git-host' });

  test('a save is a commit, and a revoked token saves nothing', async ({ editor }) => {
    await editor.open('Page: Not found');
    await (await editor.reveal('Lead')).getByRole('textbox').fill('This piece is missing.');
    await editor.saveAndClose();
    expect(editor.repository.git('log', '-1', '--format=%s')).toBe('Change content/pages/not-found.yaml');
    const head = editor.repository.git('rev-parse', 'main');
    editor.gitHost.tokens.clear();
    await editor.open('Page: Not found');
    await (await editor.reveal('Lead')).getByRole('textbox').fill('Somebody else.');
    await editor.save();
    await expect(editor.page.getByRole('alertdialog')).toBeVisible();
    expect(editor.repository.git('rev-parse', 'main')).toBe(head);
  });

  test('makes no request to another computer', async ({ editor, page }) => {
    const foreign: string[] = [];
    page.on('response', (response) => {
      if (/^https?:/.test(response.url()) && new URL(response.url()).hostname !== '127.0.0.1')
        foreign.push(response.url());
    });
    await page.reload();
    await page.getByText('Upcoming events').first().waitFor();
    await editor.open('The organization');
    await editor.reveal('Name');
    // Icons are letters of a font, which comes with the tool.
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    expect((await page.evaluate(loaded)).join()).toContain('Material Symbols Outlined');
    expect(foreign).toEqual([]);
  });
});
