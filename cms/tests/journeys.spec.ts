import { type Desk, expect, test } from './desk.ts';

/** The ways of working, each at one width. */
const WAYS = [
  { mode: 'folder', width: 1280 },
  { mode: 'folder', width: 390 },
  { mode: 'forge', width: 1280 },
  { mode: 'forge', width: 390 },
] as const;

/** Fills in an event that has everything it needs. */
async function fillEvent(desk: Desk): Promise<void> {
  await desk.field('Title').getByRole('textbox').fill('Spring Gathering');
  await desk.field('Date').locator('input').fill('2027-04-10');
  await desk.field('Begins at').locator('input').fill('10:00');
  await desk.field('Ends at').locator('input').fill('16:00');
  await desk.field('Location').getByRole('textbox').fill('Toronto Community Center');
  await desk.field('Description').getByRole('textbox').fill('Bring a friend, and a piece of cloth that has a story.');
  await desk.field('Spots').getByRole('textbox').fill('Write to us to ask about a spot.');
  await desk.field('Colour').getByRole('combobox').click();
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
      await desk.field('Lead').getByRole('textbox').fill('This piece is missing.');
      await desk.saved();
      const changes = desk.clone.changes();
      expect(Object.keys(changes)).toEqual(['content/pages/not-found.yaml']);
      expect(changes['content/pages/not-found.yaml']).toContain('+  lead: This piece is missing.');
      expect(Object.values(changes).flat().length).toBeLessThan(5);
      expect(desk.clone.check()).toBe('');
    });

    test('changes the office hours', async ({ desk }) => {
      await desk.open('The organization');
      await desk.field('Office hours').locator('input[type=time]').nth(1).fill('18:00');
      await desk.saved();
      expect(desk.clone.changes()).toEqual({ 'content/site.yaml': ['-    end: "17:00"', '+    end: "18:00"'] });
      expect(desk.clone.check()).toBe('');
    });
  });
}
