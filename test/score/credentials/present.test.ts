import { expect, test } from 'vitest';
import { forgedCallbacks } from './callbacks.ts';
import { presentAll } from './present.ts';

const attempt = (name: string, as: string | undefined) => ({ name, present: async () => as });

test('a credential that is accepted is reported with its name', async () => {
  const attempts = [attempt('refused', undefined), attempt('accepted', 'user'), attempt('accepted as nothing', '')];
  expect(await presentAll(attempts)).toEqual(['accepted: user', 'accepted as nothing: ']);
});

test('no forged callback or delivery is accepted', async () => {
  expect(await presentAll(forgedCallbacks())).toEqual([]);
});
