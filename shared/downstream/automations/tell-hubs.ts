import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { groupCommit } from '../../platform/ledger/group-commit.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { publishedTo } from '../../platform/ledger/published-event.ts';
import { type Listening, listeningKey, teamListeningKey } from './automation-item.ts';
import { begunBy, hubsListening, isAwaited } from './listening.ts';
import type { AutomationQueue, DelayedJob } from './queue.ts';
import { triggerOf } from './trigger-types.ts';

const BATCH_SIZE = 100;

/** An event that automations may listen for. Its hub is null where it happened to a contact of the team. */
export type Audible = LedgerEvent & { readonly team_id: string };

const isAudible = (event: LedgerEvent): event is Audible =>
  event.team_id !== null && triggerOf(event.type) !== undefined;

/** The event, where automations of any hub may want to hear of it. */
export const audibleOf = (event: LedgerEvent): Audible | undefined => (isAudible(event) ? event : undefined);

const keyOf = ({ team_id: team, hub_id: hub }: Audible): Key =>
  hub === null ? teamListeningKey(team) : listeningKey({ team, hub });

const jobFor = (event: Audible, hub: string): DelayedJob => ({
  job: { kind: 'told', told: publishedTo({ team: event.team_id, hub }, event) },
  delaySeconds: 0,
});

const jobsFor = (event: Audible, row: Listening | undefined): readonly DelayedJob[] => {
  const type = triggerOf(event.type) ?? '';
  if (event.hub_id === null) return hubsListening(row).map((hub) => jobFor(event, hub));
  return begunBy(row, type).length > 0 || isAwaited(row, type) ? [jobFor(event, event.hub_id)] : [];
};

/**
 * Has those hubs hear of events whose automations listen for them. Events that come together cost one read of one row
 * for each of their hubs, and what nobody listens for costs no message.
 */
export const tellHubs = (db: Table, queue: AutomationQueue) => {
  const tell = groupCommit<Audible>(async (_, events) => {
    const rows = await gather(db, events.map(keyOf));
    const jobs = events.flatMap((event) => jobsFor(event, rows<Listening>(keyOf(event))));
    if (jobs.length > 0) await queue.send(jobs);
  }, BATCH_SIZE);
  return (event: Audible): Promise<void> => tell('events', event);
};
