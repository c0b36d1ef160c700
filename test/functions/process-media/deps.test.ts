import { expect, test } from 'vitest';
import { clientOf } from '../../../functions/process-media/deps.ts';

test('a recording is processed by the client of its own provider', () => {
  const clients = new Map([
    ['one', 1],
    ['other', 2],
  ]);
  expect(clientOf(clients, { provider: 'other' })).toBe(2);
});

test('a recording of a provider that is not registered is rejected with its name', () => {
  expect(() => clientOf(new Map(), { provider: 'gone' })).toThrow('gone');
});
