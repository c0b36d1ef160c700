import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { bundled } from '../../../support/bundled.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** A member of the client by its path, such as `checkout.sessions.create`. */
const member = (client: Stripe, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], client);

test('Stripe’s client in a bundle has the operations that the service calls, and none of other resources', async () => {
  const { default: Client } = await bundled<{ default: typeof Stripe }>("export { default } from 'stripe';");
  const client = new Client('key');
  const files = globSync('shared/commerce/payments/stripe/*.ts', { cwd: root });
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const called = [...source.matchAll(/\bstripe\.((?:\w+\.)+\w+)\(/g)].map(([, path = '']) => path);
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((path) => typeof member(client, path) !== 'function')).toEqual([]);
  expect(member(client, 'customers.create')).toBeUndefined();
});
