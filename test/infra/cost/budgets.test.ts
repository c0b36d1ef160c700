import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { BUDGETS, type Cost } from '../../../infra/cost/budgets.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { fromAttributes } from '../../support/attributes.ts';
import type { Consumption } from '../../support/meter.ts';
import { KINDS } from '../../support/rows.ts';
import { useWorld } from '../../support/use-world.ts';
import { startCosts } from './support/costs.ts';
import { hasForm } from './support/has-form.ts';
import { SCENARIOS } from './support/scenarios.ts';

const costs = useWorld(startCosts);

/** Only the engine that the tests start counts units as DynamoDB does, twice for transactions. */
const countsUnits = process.env.DYNAMODB_ENDPOINT === undefined;

const costOf = ({ requests, trips, read, write }: Cost): Cost =>
  countsUnits ? { requests, trips, read, write } : { requests, trips, read: 0, write: 0 };
const minus = (total: Consumption, access: Consumption): Cost => ({
  requests: total.requests - access.requests,
  trips: total.trips - access.trips,
  read: total.read - access.read,
  write: total.write - access.write,
});

test('every measured operation has a budget, and every budget has a measured operation', () => {
  expect(BUDGETS.map(({ operation }) => operation).sort()).toEqual(Object.keys(SCENARIOS).sort());
});

describe('requests, round trips and capacity units match the budget', () => {
  test.each(BUDGETS.map((budget) => [budget.operation, budget] as const))('%s', async (operation, budget) => {
    const scenario = SCENARIOS[operation];
    if (!scenario) throw new Error('The operation is not measured');
    const { access, total } = await costs.measure(() => scenario(costs));
    expect({ access: costOf(access), own: costOf(minus(total, access)) }).toEqual({
      access: costOf(budget.access),
      own: costOf(budget.own),
    });
  });
});

test('the keys of a kind are declared as they are stored', async () => {
  const { client, name } = costs.service.store;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  const rows = Items.map((attributes) => fromAttributes(attributes) as unknown as Item);
  expect(new Set(rows.map(({ entity }) => entity)).size).toBeGreaterThan(15);
  for (const { entity, pk, sk, gsi1pk, gsi1sk, buried_at } of rows) {
    const { key: [pkForm, skForm] = ['', ''], index: [gsi1pkForm, gsi1skForm] = ['', ''] } = KINDS.get(entity) ?? {};
    const key = { entity, pk, sk, gsi1pk, gsi1sk };
    expect({ ...key, pk: hasForm(pk, pkForm), sk: hasForm(sk, skForm) }).toEqual({ ...key, pk: true, sk: true });
    if (buried_at) continue;
    const indexed = { gsi1pk: hasForm(gsi1pk, gsi1pkForm), gsi1sk: hasForm(gsi1sk, gsi1skForm) };
    expect({ ...key, ...indexed }).toEqual({ ...key, gsi1pk: true, gsi1sk: true });
  }
});
