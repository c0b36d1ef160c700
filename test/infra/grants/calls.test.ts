import { expect, test } from 'vitest';
import { calling, counting, readingDeclared } from '../../../infra/grants/calls.ts';

test('a function that is not in the stack yet cannot be called', () => {
  expect(() => calling(undefined, 'PAYMENTS_FUNCTION')).toThrow('PAYMENTS_FUNCTION');
});

test('a declared secret that the stack does not create is rejected with its id', () => {
  const declared = { id: 'StripeKey', description: '', generated: 'x', placeholders: {}, variable: 'STRIPE_KEY' };
  const secrets = { ofProviders: new Map() } as unknown as Parameters<typeof readingDeclared>[0];
  expect(() => readingDeclared(secrets, [declared])).toThrow('StripeKey');
  expect(readingDeclared(secrets, [])).toEqual({ statements: [], environment: {} });
});

test('without dead-letter queues the environment holds an empty object', () => {
  expect(counting({}).environment).toEqual({ DEAD_LETTER_QUEUES: '{}' });
});
