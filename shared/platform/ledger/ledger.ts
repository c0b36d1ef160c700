import type { NewItem } from '../db/item.ts';
import { type Key, teamPartition } from '../db/key.ts';
import { listed } from '../db/listing.ts';
import { stamped } from '../db/stamp.ts';
import type { Table } from '../db/table.ts';
import { currentThread } from '../telemetry/thread.ts';
import type { DomainEvent } from './domain-event.ts';
import { hubStream } from './hub-stream.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { ledgerEventEntity, ledgerKey, recordKeys } from './ledger-key.ts';
import type { StreamEnd } from './stream-end.ts';

/** The index partition with the actions of a team's users and API keys, in all hubs, and of operators. */
export const auditPartition = (team: string): string => `${teamPartition(team)}#AUDIT`;

const AUDITED: ReadonlySet<string> = new Set(['user', 'api_key', 'operator']);

/** One row for two readers: by its own key for a hub or team, by its index key for the audit log. */
const ledgerRow = (event: LedgerEvent, position?: StreamEnd, key = ledgerKey(event)): NewItem => {
  const audited = event.team_id !== null && event.actor !== null && AUDITED.has(event.actor.type);
  const { actor, ...rest } = event;
  return {
    ...key,
    ...(audited && listed({ partition: auditPartition(event.team_id), sort: `EVENT#${event.id}` })),
    entity: ledgerEventEntity,
    ...rest,
    ...position,
    ...(actor && { actor: { ...actor } }),
  };
};

/** Records events. Those that are `isStreamed` are in their hub's stream. */
export const ledger = (db: Table, isStreamed: (event: DomainEvent) => boolean) => {
  const append = hubStream(db);

  return {
    async has(event: LedgerEvent): Promise<boolean> {
      if (!isStreamed(event)) return (await db.get(ledgerKey(event))) !== undefined;
      return (await db.getMany(recordKeys(event))).some((row) => row !== undefined);
    },

    /** Records an event. Idempotent. An event of a hub's stream gets its position in the same transaction. */
    async record(event: LedgerEvent): Promise<void> {
      /* Events of several requests are written together, each row in its own thread. */
      const thread = currentThread();
      const row = (position: StreamEnd, key: Key) => stamped(ledgerRow(event, position, key), thread);
      const { team_id: team, hub_id: hub } = event;
      if (isStreamed(event) && team !== null && hub !== null) await append({ event, hub: { team, hub }, row, thread });
      else await db.put(ledgerRow(event));
    },
  };
};
