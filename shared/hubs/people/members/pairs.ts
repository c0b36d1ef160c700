import { absent, type Condition, either, equals, free, sizeBelow } from '../../../platform/db/expression.ts';
import type { Actor, Item } from '../../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import type { Step } from '../../../platform/db/transaction.ts';

/** What two contacts are to each other: their direct conversation in each hub, and who has blocked whom. */
export interface PairItem {
  readonly conversations: Readonly<Record<string, string>>;
  readonly blocked_by: readonly string[];
  /** Everything between the two is written on the version it was decided on. */
  readonly version: number;
}

/** One row for the two, whichever is named first. */
export const pairKey = (team: TeamId, one: string, other: string): Key => {
  const [low, high] = [one, other].sort();
  return { pk: `${teamPartition(team)}#PAIR#${low}#${high}`, sk: 'PAIR' };
};

/** Whether one of the two has blocked the other: then nothing personal passes between them, either way. */
export const isBlocked = (pair: Pick<PairItem, 'blocked_by'> | undefined): boolean =>
  pair !== undefined && pair.blocked_by.length > 0;

/** The same as a condition of a write: neither has blocked the other. */
export const unblocked: Condition = either(absent(), sizeBelow('blocked_by', 1));

const EMPTY_PAIR: PairItem = { conversations: {}, blocked_by: [], version: 0 };

/** The step that changes what two contacts are to each other; it fails where somebody else was first. */
export const pairStep = (
  key: Key,
  current: (PairItem & Item) | undefined,
  change: Partial<Omit<PairItem, 'version'>>,
  actor: Actor,
  at: Date,
): Step => {
  const { conversations, blocked_by, version } = { ...EMPTY_PAIR, ...current };
  const next = { conversations, blocked_by, ...change, version: version + 1 };
  return {
    label: 'pair',
    put: { ...key, entity: 'contact_pair', ...next, updated_at: at.toISOString(), actor: { ...actor } },
    condition: current ? equals('version', version) : free,
  };
};
