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

test('another spelling of an address is reported with both rows, and the same spelling is another row of the contact', () => {
  const emails = ['anna@example.com', 'ANNA@example.com', ' anna@example.com', 'u@münchen.de', 'u@xn--mnchen-3ya.de'];
  const { good, bad } = sortRows(
    emails.map((email) => ({ email })),
    now,
  );
  expect(good.map(({ row }) => row)).toEqual([1, 3, 4]);
  expect(bad).toMatchObject([
    { row: 2, field: 'email', message: expect.stringContaining('Row 1 ') },
    { row: 5, field: 'email', message: expect.stringContaining('Row 4 ') },
  ]);
});

test.each<[string, unknown, boolean | 'invalid']>([
  ['subscribed_to_emails', 'false', true],
  ['subscribed_to_emails', 'true', false],
  ['subscribed', false, true],
  ['subscribed', 0, true],
  ['subscribed', 'Unsubscribed', true],
  ['subscribed', 'subscribed', false],
  ['unsubscribed', 'true', true],
  ['unsubscribed', 'no', false],
  ['unsubscribed', 'unsubscribed', true],
  ['unsubscribed_at', '2021-05-04 10:00:00', true],
  ['unsubscribed_at', '', false],
  ['Email Marketing Consent', 'No', true],
  ['email-marketing', 'OFF', true],
  ['emailMarketingConsent', 'not subscribed', true],
  ['accepts_marketing', null, false],
  ['opt_in', 'perhaps', 'invalid'],
  ['phone', 'no', false],
])('%s: %j refuses emails: %s', (column, value, refuses) => {
  const { good, bad } = sortRows([{ email: 'a@example.com', [column]: value }], now);
  const read = good[0] ? good[0].refuses_emails === true : 'invalid';
  expect(read).toBe(refuses);
  if (refuses === 'invalid') expect(bad).toMatchObject([{ row: 1, field: column }]);
});

test('one column that says no is enough', () => {
  const row = { email: 'a@example.com', subscribed: 'yes', email_opt_in: 'no', newsletter: 'yes' };
  expect(sortRows([row], now).good).toMatchObject([{ refuses_emails: true }]);
});

test('times of other products are read, in UTC without an offset, and a time in the future is reported', () => {
  const at = (created_at: string) => sortRows([{ email: 'a@example.com', created_at }], now);
  const texts = ['2021-05-04', '2021-05-04 10:00:00', '2021-05-04 10:00:00 UTC', '2021-05-04T12:00:00+02:00'];
  expect(texts.map((text) => at(text).good[0]?.created_at?.slice(0, 13))).toEqual([
    '2021-05-04T00',
    '2021-05-04T10',
    '2021-05-04T10',
    '2021-05-04T10',
  ]);
  expect(at('04/05/2021').bad).toMatchObject([{ field: 'created_at' }]);
  expect(at('2026-03-01T00:00:01Z').bad).toMatchObject([{ field: 'created_at' }]);
});
