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
  ['desc', 'description'],
  ['spots-left', 'spots'],
  ['discribtion', 'description'],
])('%s was meant to be %s', (written, meant) => {
  expect(nearest(written, fields)[0]).toBe(meant);
});

test.each(['price', 'x', '', 'organizer', 'name', 'on', 'spo', 'adet'])(
  '“%s” was meant to be none of them',
  (written) => {
    expect(nearest(written, fields)).toEqual([]);
  },
);

test('the most similar of several comes first, and at most three are named', () => {
  expect(nearest('circle.jpg', ['circles.png', 'circle.jpeg', 'table.jpg'])[0]).toBe('circle.jpeg');
  expect(nearest('table', ['table1', 'tabel', 'table2', 'table3'])).toHaveLength(3);
  // Two mistakes are few in the longer of the two words.
  expect(nearest('crcel', ['circle'])).toEqual(['circle']);
});
