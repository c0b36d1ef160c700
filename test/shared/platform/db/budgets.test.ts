import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import { ENTITIES_WITHOUT_EVENTS } from '../../../../functions/relay/entities-without-events.ts';
import { BUDGETS, type Cost } from '../../../../shared/platform/db/budgets.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { fromAttributes } from '../../../support/attributes.ts';
import type { Consumption } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startCosts } from './support/costs.ts';
import { budgetRow, hasForm, tableUnder } from './support/page.ts';
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

describe('shared/platform/db/README.md', () => {
  test('lists the current budgets', () => {
    expect(tableUnder('Costs per operation')).toEqual(BUDGETS.map(budgetRow));
  });

  test('names every entity once', () => {
    const named = tableUnder('Rows and their keys').map(([entity = '']) => entity.replaceAll('`', ''));
    expect(named).toEqual(expect.arrayContaining([...Object.keys(EVENTS), ...ENTITIES_WITHOUT_EVENTS]));
    expect(new Set(named).size).toBe(named.length);
  });

  test('documents the keys as they are stored', async () => {
    const forms = new Map(
      tableUnder('Rows and their keys').map(([entity = '', ...keys]) => [entity.replaceAll('`', ''), keys]),
    );
    const { client, name } = costs.service.store;
    const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
    const rows = Items.map((attributes) => fromAttributes(attributes) as unknown as Item);
    expect(new Set(rows.map(({ entity }) => entity)).size).toBeGreaterThan(15);
    for (const { entity, pk, sk, gsi1pk, gsi1sk, buried_at } of rows) {
      const [pkForm = '', skForm = '', gsi1pkForm = '', gsi1skForm = ''] = forms.get(entity) ?? [];
      const key = { entity, pk, sk, gsi1pk, gsi1sk };
      expect({ ...key, pk: hasForm(pk, pkForm), sk: hasForm(sk, skForm) }).toEqual({ ...key, pk: true, sk: true });
      if (buried_at) continue;
      const indexed = { gsi1pk: hasForm(gsi1pk, gsi1pkForm), gsi1sk: hasForm(gsi1sk, gsi1skForm) };
      expect({ ...key, ...indexed }).toEqual({ ...key, gsi1pk: true, gsi1sk: true });
    }
  });
});
