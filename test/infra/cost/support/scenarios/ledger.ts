import { isStreamed } from '../../../../../shared/downstream/stream/streamed.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import { ledger } from '../../../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../../../shared/platform/ledger/ledger-event.ts';
import { limiter } from '../../../../../shared/platform/limits/limiter.ts';
import { asMember, asOwner, type Scenario, team, times } from './scenario.ts';

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

/** An event of a hub, as recorded from the stream. */
export const inStream = (team_id: string, hub_id: string): LedgerEvent => ({
  ...event(team_id, 0),
  hub_id,
  type: 'member.joined',
  actor: { type: 'contact', id: newId() },
});

export const ledgerScenarios: Record<string, Scenario> = {
  'Append an event to the ledger': async ({ service, ours }) => {
    const recordedEvent = event(ours.id, 0);
    return () => ledger(service.db, isStreamed).record(recordedEvent);
  },
  'Record an event in its hub’s stream': async ({ service, ours }) => {
    const recorded = ledger(service.db, isStreamed);
    await recorded.record(inStream(ours.id, ours.hub));
    return () => recorded.record(inStream(ours.id, ours.hub));
  },
  'Follow a hub’s stream from an event on': async (costs) => {
    const { service, ours } = costs;
    const after = inStream(ours.id, ours.hub);
    await ledger(service.db, isStreamed).record(after);
    await times(20, () => ledger(service.db, isStreamed).record(inStream(ours.id, ours.hub)));
    return asMember(costs, { path: `/hubs/${ours.hub}/stream`, headers: { 'last-event-id': after.id } });
  },
  'List 50 entries of the audit log': async (costs) => {
    const { service, ours } = costs;
    await times(51, (n) => ledger(service.db, isStreamed).record(event(ours.id, n)));
    return asOwner(costs, { path: `${team(costs)}/audit-log` });
  },
  'Count one call against a limit': async ({ service }) => {
    const policy = { name: 'checkout', limit: 10, seconds: 60 };
    const key = newId();
    return () => limiter(service.db).take(policy, key, Date.now());
  },
};
