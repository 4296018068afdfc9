import { expect, test } from 'vitest';
import { nearest } from '#content/nearest.ts';

const fields = ['title', 'date', 'location', 'description', 'spots'];

test.each([
  ['titel', 'title'],
  ['tittle', 'title'],
  ['Title', 'title'],
  ['locaton', 'location'],
  ['Descripton', 'description'],
  ['dat', 'date'],
  ['spot', 'spots'],
])('%s was meant to be %s', (written, meant) => {
  expect(nearest(written, fields)[0]).toBe(meant);
});

test.each(['price', 'x', '', 'organizer', 'name', 'on'])('“%s” was meant to be none of them', (written) => {
  expect(nearest(written, fields)).toEqual([]);
});

test('the most similar of several comes first', () => {
  expect(nearest('circle.jpg', ['circles.png', 'circle.jpeg', 'table.jpg'])[0]).toBe('circle.jpeg');
});
