import { expect, test } from 'vitest';
import { holidayDoubts } from '#content/holidays.ts';
import { YamlFile } from '#content/yamlFile.ts';
import { table } from '../../tests/table.ts';

// Columns: a closing; the day that its question names, if there is one.
test.each(
  table(`
date: 2027-02-16, reason: Family Day           | Monday, February 15, 2027
date: 2027-02-15, reason: Family Day           |
date: 2027-01-02, reason: New Year’s Day       | Friday, January 1, 2027
date: 2027-12-24, endDate: 2028-01-03, reason: Boxing Day |
date: 2027-12-28, endDate: 2028-01-03, reason: New Year's Day |
date: 2027-10-12, reason: Thanksgiving Day     | Monday, October 11, 2027
date: 2027-10-12, reason: The day after Thanksgiving |
date: 2027-10-12, reason: Staff retreat        |
date: 2027-10-12                               |
`),
)('a closing that names a holiday on another day is asked about: %s, %s', async (closing = '', day = '') => {
  const questions = await holidayDoubts(new YamlFile('content/site.yaml', `closings: [{ ${closing} }]`));
  expect(questions.map(({ message }) => message)).toEqual(day ? [expect.stringContaining(day)] : []);
});
