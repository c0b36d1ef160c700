import { absent, type Condition, either, equals, free, sizeBelow } from '../../../platform/db/expression.ts';
import type { Actor, Item } from '../../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { entity } from '../../../platform/db/row-kind.ts';
import type { Step } from '../../../platform/db/transaction.ts';

export const contactPairEntity = /* @__PURE__ */ entity('contact_pair');

/** The state shared by two contacts: their direct conversation in each hub, and the blocks between them. */
export interface PairItem {
  readonly conversations: Readonly<Record<string, string>>;
  readonly blocked_by: readonly string[];
  /** Incremented by every write, which is conditional on the version that was read. */
  readonly version: number;
}

/** The key of the pair, the same in either order. */
export const pairKey = (team: TeamId, one: string, other: string): Key => {
  const [low, high] = [one, other].sort();
  return { pk: `${teamPartition(team)}#PAIR#${low}#${high}`, sk: 'PAIR' };
};

/** Whether either contact blocks the other. A block applies in both directions. */
export const isBlocked = (pair: Pick<PairItem, 'blocked_by'> | undefined): boolean =>
  pair !== undefined && pair.blocked_by.length > 0;

/** The write condition that neither contact blocks the other. */
export const unblocked: Condition = either(absent(), sizeBelow('blocked_by', 1));

const EMPTY_PAIR: PairItem = { conversations: {}, blocked_by: [], version: 0 };

/** The step that updates a pair. Fails after a concurrent change. */
export const pairStep = (
  key: Key,
  current: (PairItem & Item) | undefined,
  change: Partial<Omit<PairItem, 'version'>>,
  actor: Actor,
  now: Date,
): Step => {
  const { conversations, blocked_by, version } = { ...EMPTY_PAIR, ...current };
  const next = { conversations, blocked_by, ...change, version: version + 1 };
  return {
    label: 'pair',
    put: { ...key, entity: contactPairEntity, ...next, updated_at: now.toISOString(), actor: { ...actor } },
    condition: current ? equals('version', version) : free,
  };
};
