import { BUDGETS, type Cost } from '../../infra/cost/budgets.ts';
import { startCosts } from '../infra/cost/support/costs.ts';
import { SCENARIOS } from '../infra/cost/support/scenarios.ts';
import type { Consumption } from '../support/meter.ts';

const cost = (requests: number, trips: number, read: number, write: number): Cost => ({ requests, trips, read, write });

/** The targets, set before the first measurement, without admission except for one. */
const TARGETS: Readonly<Record<string, { readonly of: 'own' | 'total'; readonly most: Cost }>> = {
  'Count one call against a limit': { of: 'own', most: cost(1, 1, 0, 1) },
  'List 50 hubs, with an API key': { of: 'total', most: cost(2, 2, 4, 0) },
  'Read the editor queue, 6 KB': { of: 'own', most: cost(1, 1, 2, 0) },
  'Write the editor queue, 6 KB, with If-Match': { of: 'own', most: cost(1, 1, 0, 6) },
};

const shown = ({ requests, trips, read, write }: Cost): string => [requests, trips, read, write].join(' · ');

const minus = (total: Consumption, access: Consumption): Cost =>
  cost(
    total.requests - access.requests,
    total.trips - access.trips,
    total.read - access.read,
    total.write - access.write,
  );

const within = (spent: Cost, most: Cost): boolean =>
  spent.requests <= most.requests && spent.trips <= most.trips && spent.read <= most.read && spent.write <= most.write;

const verdict = (met: boolean): string => (met ? 'met' : '**missed**');

/** The cost of the operations with a target, next to their budgets. */
export const budgetRows = async (): Promise<readonly (readonly string[])[]> => {
  const costs = await startCosts();
  try {
    const rows: string[][] = [];
    for (const [operation, { of, most }] of Object.entries(TARGETS)) {
      const [budget, scenario] = [BUDGETS.find((one) => one.operation === operation), SCENARIOS[operation]];
      if (!budget || !scenario) throw new Error(`There is no operation ${operation}`);
      const spent = await costs.measure(() => scenario(costs));
      const operationCost = minus(spent.total, spent.access);
      const met = within(spent.access, budget.access) && within(operationCost, budget.own);
      const reached = within(of === 'own' ? operationCost : spent.total, most);
      rows.push([
        operation,
        shown(spent.access),
        shown(operationCost),
        verdict(met),
        `${shown(most)}${of === 'total' ? ' with access' : ''}: ${verdict(reached)}`,
      ]);
    }
    return rows;
  } finally {
    await costs.service.stop();
  }
};
