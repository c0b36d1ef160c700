import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STRIPE_RESOURCES } from '../../../infra/replacements/stripe.ts';
import { replaced } from '../../../infra/replacements.ts';

const folder = join(import.meta.dirname, '../../../node_modules/stripe/esm');
const changed = (file: string): string => {
  const path = join(folder, file);
  return replaced(readFileSync(path, 'utf8'), path) ?? '';
};

test('of Stripe’s client the resources that are called are kept, and no others', () => {
  const source = changed('stripe.esm.node.js');
  const kept = [...source.matchAll(/^ {8}this\.(\w+) = new \w+\(this\);$/gm)].map(([, name]) => name);
  expect(kept.sort()).toEqual([...STRIPE_RESOURCES].sort());
  expect(source.match(/from '\.\/resources/g)).toHaveLength(STRIPE_RESOURCES.length);
});

test('a resource keeps the calls that are made', () => {
  expect(changed('resources/Subscriptions.js').match(/^ {4}\w+\(.*\) \{$/gm)).toEqual([
    '    cancel(id, params, options) {',
    '    update(id, params, options) {',
  ]);
  expect(changed('resources/Checkout/Sessions.js').match(/^ {4}\w+\(.*\) \{$/gm)).toEqual([
    '    create(params, options) {',
    '    retrieve(id, params, options) {',
    '    expire(id, params, options) {',
  ]);
  expect(changed('resources/Accounts.js')).toContain('    create(params, options) {');
});
