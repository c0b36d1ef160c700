import { expect, test } from 'vitest';
import { choicesOf, DEFAULT_CHOICES, wants } from '../../../../shared/downstream/notifications/preferences.ts';

const row = { choices: { reply: { in_app: false, email: true } }, updated_at: '2026-03-01T00:00:00.000Z' };

test('without a stored choice every kind has its default', () => {
  expect(choicesOf(undefined)).toEqual(DEFAULT_CHOICES);
  expect(choicesOf({ ...row, choices: {} })).toEqual(DEFAULT_CHOICES);
});

test('a stored choice replaces the default of its kind only', () => {
  expect([wants(row, 'reply', 'in_app'), wants(row, 'reply', 'email')]).toEqual([false, true]);
  expect(wants(row, 'message', 'in_app')).toBe(DEFAULT_CHOICES.message.in_app);
});
