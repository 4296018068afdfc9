import sharp from 'sharp';
import { type Desk, expect, test } from './desk.ts';

/** The ways of working, each at one width. */
const WAYS = [
  { mode: 'folder', width: 1280 },
  { mode: 'folder', width: 390 },
  { mode: 'forge', width: 1280 },
  { mode: 'forge', width: 390 },
] as const;

/** A photograph as a telephone makes one: lying on its side, too wide, and with the place where it was taken. */
async function photograph(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 3600, height: 2400, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Puts a picture in, in place of the one that is there. */
async function bring(desk: Desk, name: string, colour: string): Promise<void> {
  const file = desk
    .field('Photograph')
    .getByRole('group', { name: /Photograph/ })
    .first();
  const replace = file.getByRole('button', { name: /Replace/ });
  await file
    .getByRole('button', { name: /Replace|Upload|Browse|Select|Choose/ })
    .first()
    .waitFor();
  if (await replace.isVisible()) await replace.click();
  await desk.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: await photograph(colour),
    });
}

/** Fills in an event that has everything it needs. */
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
      await desk.saved();
      expect(Object.keys(desk.clone.changes())).toEqual(['content/events/2027-04-10-spring-gathering.yaml']);
      const text = desk.clone.read('content/events/2027-04-10-spring-gathering.yaml');
      expect(text).toContain('date: 2027-04-10\nstart: "10:00"\nend: "16:00"\nzone: EDT\n');
      expect(desk.clone.check()).toBe('');
    });

    test('fixes a typo', async ({ desk }) => {
      await desk.open('Page: Not found');
      await (await desk.see('Lead')).getByRole('textbox').fill('This piece is missing.');
      await desk.saved();
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
      await desk.saved();
      expect(desk.clone.changes()).toEqual({ 'content/site.yaml': ['-    end: "17:00"', '+    end: "18:00"'] });
      expect(desk.clone.check()).toBe('');
    });

    test('postpones an event', async ({ desk }) => {
      const file = 'content/events/2025-12-03-wellness-self-care-retreat.yaml';
      await desk.open('Upcoming events');
      await desk.choose(/Wellness/);
      await (await desk.see('What became of it')).getByRole('combobox').click();
      await desk.page.getByRole('option', { name: 'Rescheduled' }).click();
      await (await desk.see('Date')).locator('input').fill('2027-06-05');
      await (await desk.see('Day before it was moved')).locator('input').fill('2025-12-03');
      await desk.saved();
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
      await expect(await desk.see('Description')).toContainText('must be plain words');
      await expect(await desk.see('Web address for registering')).toContainText('begins with https://');
      await (await desk.see('Location')).getByRole('textbox').fill('Toronto');
      await (await desk.see('Description')).getByRole('textbox').fill('A bold plan');
      await (await desk.see('Web address for registering')).getByRole('textbox').fill('');
      await (await desk.see('Ends at')).locator('input').fill('09:00');
      await (await desk.see('Day before it was moved')).locator('input').fill('2027-04-10');
      await desk.save();
      const message = desk.page.getByRole('alertdialog');
      await expect(message).toContainText('Ends at must be later than the start');
      await expect(message).toContainText('Day before it was moved belongs only to a rescheduled event');
      await message.getByRole('button').click();
      await expect(form).toBeVisible();
      await expect(await desk.see('Title').getByRole('textbox')).toHaveValue('Spring Gathering');
      expect(desk.clone.changes()).toEqual({});
    });

    test('changes a question', async ({ desk }) => {
      await desk.open('Page: Contact');
      const question = await desk.see('Questions and answers', 'Items', 'Question');
      await question.getByRole('textbox').fill('Can I bring my daughter?');
      await desk.saved();
      expect(Object.keys(desk.clone.changes())).toEqual(['content/pages/contact.yaml']);
      expect(desk.clone.check()).toBe('');
    });
  });
}

test.describe('by keyboard alone', () => {
  test('fixes a typo', async ({ desk, page }) => {
    const step = async (name: RegExp) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        );
        if (name.test(label)) return;
      }
      throw new Error(`The keyboard does not reach ${name.source}.`);
    };
    await step(/Upcoming events|Women/);
    expect(desk.clone.changes()).toEqual({});
  });
});
