import type { Attributes, Item } from '../db/item.ts';
import { hubPartition, type Key, teamPartition } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { DomainEvent } from './domain-event.ts';

/** An event as the ledger keeps it. Ids sort by the time of the write. */
export interface LedgerEvent extends DomainEvent {
  readonly id: string;
}

const partitionOf = ({ team_id: team, hub_id: hub }: DomainEvent): string => {
  if (team === null) return 'PLATFORM';
  return hub === null ? teamPartition(team) : hubPartition({ team, hub });
};

const ledgerKey = (event: LedgerEvent): Key => ({ pk: partitionOf(event), sk: `EVENT#${event.id}` });

/** The partition of the index that holds what a team's users and keys did, hubs and all. */
export const auditPartition = (team: string): string => `${teamPartition(team)}#AUDIT`;

const AUDITED: ReadonlySet<string> = new Set(['user', 'api_key']);

/** One row serves both readers: a hub or team by the row's own key, the audit log by its key in the index. */
const ledgerRow = (event: LedgerEvent): Item & Attributes => {
  const audited = event.team_id !== null && event.actor !== null && AUDITED.has(event.actor.type);
  const { actor, ...told } = event;
  return {
    ...ledgerKey(event),
    ...(audited && { gsi1pk: auditPartition(event.team_id), gsi1sk: `EVENT#${event.id}` }),
    entity: 'event',
    ...told,
    ...(actor && { actor: { ...actor } }),
  };
};

export const ledger = (db: Table) => ({
  has: async (event: LedgerEvent): Promise<boolean> => (await db.get(ledgerKey(event))) !== undefined,

  /** Recording an event again changes nothing. */
  async record(event: LedgerEvent): Promise<void> {
    await db.put(ledgerRow(event));
  },
});
