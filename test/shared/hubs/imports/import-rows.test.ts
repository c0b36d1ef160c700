import { expect, test } from 'vitest';
import { sortRows } from '../../../../shared/hubs/imports/import-rows.ts';

const now = new Date('2026-03-01T00:00:00.000Z');

test('an invalid row has its number and field, and valid rows keep their numbers', () => {
  const { good, bad } = sortRows([{ email: 'a@example.com' }, { email: 'nonsense' }, 'text', {}], now);
  expect(good).toMatchObject([{ row: 1, email: 'a@example.com' }]);
  expect(bad).toMatchObject([
    { row: 2, field: 'email' },
    { row: 3, field: null },
    { row: 4, field: 'email' },
  ]);
});

test('an error says what was expected, and never repeats the message of the validator', () => {
  const email = 'a@example.com';
  const rows = [
    {},
    null,
    { email: 'nonsense' },
    { email, name: 5 },
    { email, tags: ['a', ''] },
    { email, hub_id: 'x' },
  ];
  expect(sortRows(rows, now).bad.map(({ field, message }) => [field, message])).toEqual([
    ['email', 'This field is required.'],
    [null, 'Must be an object.'],
    ['email', expect.stringMatching(/^Must be an email address/)],
    ['name', 'Must be a string.'],
    ['tags', 'Must not be empty.'],
    ['hub_id', 'Must be a UUID.'],
  ]);
});

test('an expiry time must be later than the import', () => {
  const row = (expires_at: string) => ({ email: 'a@example.com', expires_at });
  const { good, bad } = sortRows([row('2026-03-01T00:00:00Z'), row('2026-03-01T00:00:01Z')], now);
  expect([bad.map((one) => one.field), good.map((one) => one.row)]).toEqual([['expires_at'], [2]]);
});
