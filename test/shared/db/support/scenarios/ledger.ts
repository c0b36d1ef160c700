import { type LedgerEvent, ledger } from '../../../../../shared/events/ledger.ts';
import { newId } from '../../../../../shared/id.ts';
import { limiter } from '../../../../../shared/limits/limiter.ts';
import { asOwner, type Scenario, team, times } from './scenario.ts';

const event = (team_id: string, n: number): LedgerEvent => ({
  id: newId(),
  type: 'hub.updated',
  team_id,
  hub_id: null,
  resource_type: 'hubs',
  resource_id: newId(),
  actor: { type: 'user', id: newId() },
  at: new Date(Date.now() + n).toISOString(),
  changed: ['name', 'description'],
});

export const ledgerScenarios: Record<string, Scenario> = {
  'Append an event to the ledger': async ({ service, ours }) => {
    const told = event(ours.id, 0);
    return () => ledger(service.db).record(told);
  },
  'List 50 entries of the audit log': async (costs) => {
    const { service, ours } = costs;
    await times(51, (n) => ledger(service.db).record(event(ours.id, n)));
    return asOwner(costs, { path: `${team(costs)}/audit-log` });
  },
  'Count one call against a limit': async ({ service }) => {
    const policy = { name: 'checkout', limit: 10, seconds: 60 };
    const key = newId();
    return () => limiter(service.db).take(policy, key, Date.now());
  },
};
