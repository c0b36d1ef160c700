import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { groupCommit } from '../../platform/ledger/group-commit.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { publishedTo } from '../../platform/ledger/published-event.ts';
import { type EventSubscriptions, eventSubscriptionsKey, teamEventSubscriptionsKey } from './automation-item.ts';
import { isAwaited, subscribedHubs, triggeredBy } from './event-subscriptions.ts';
import type { AutomationQueue, DelayedJob } from './queue.ts';
import { triggerOf } from './trigger-types.ts';

const BATCH_SIZE = 100;

/** An event that can trigger automations. Its hub is null for an event of a team's contact. */
export type TriggerableEvent = LedgerEvent & { readonly team_id: string };

const isTriggerable = (event: LedgerEvent): event is TriggerableEvent =>
  event.team_id !== null && triggerOf(event.type) !== undefined;

/** Returns the event if it can trigger automations. */
export const triggerableEventOf = (event: LedgerEvent): TriggerableEvent | undefined =>
  isTriggerable(event) ? event : undefined;

const keyOf = ({ team_id: team, hub_id: hub }: TriggerableEvent): Key =>
  hub === null ? teamEventSubscriptionsKey(team) : eventSubscriptionsKey({ team, hub });

const jobFor = (event: TriggerableEvent, hub: string): DelayedJob => ({
  job: { kind: 'told', told: publishedTo({ team: event.team_id, hub }, event) },
  delaySeconds: 0,
});

const jobsFor = (event: TriggerableEvent, row: EventSubscriptions | undefined): readonly DelayedJob[] => {
  const type = triggerOf(event.type) ?? '';
  if (event.hub_id === null) return subscribedHubs(row).map((hub) => jobFor(event, hub));
  return triggeredBy(row, type).length > 0 || isAwaited(row, type) ? [jobFor(event, event.hub_id)] : [];
};

/**
 * Queues events to every hub with a matching automation. Concurrent events share one read of one row a hub, and an
 * event without subscriptions costs no message.
 */
export const publishToAutomations = (db: Table, queue: AutomationQueue) => {
  const publish = groupCommit<TriggerableEvent>(async (_, events) => {
    const rows = await gather(db, events.map(keyOf));
    const jobs = events.flatMap((event) => jobsFor(event, rows<EventSubscriptions>(keyOf(event))));
    if (jobs.length > 0) await queue.send(jobs);
  }, BATCH_SIZE);
  return (event: TriggerableEvent): Promise<void> => publish('events', event);
};
