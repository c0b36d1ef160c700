import { absent, all, type Condition, either, exists, sizeBelow } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { joined } from '../../platform/db/joined-steps.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Entity } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { FailedStep, Step } from '../../platform/db/transaction.ts';
import { emojiAttribute } from '../discussions/counters.ts';
import { addMark, removeMark } from '../discussions/mark-item.ts';

interface Row {
  readonly key: Key;
  readonly entity: Entity;
}

interface Counters extends Row {
  /** The condition under which the target accepts reactions. */
  readonly open: Condition;
}

/** A target of reactions: its key, its counters, the contact's viewer row and the ids for its events. */
export interface Reactable {
  readonly post: Key;
  readonly counters: Counters;
  readonly viewer: Row;
  readonly hub_id: string;
  readonly resource_id: string;
}

interface Reaction {
  readonly emoji: string;
  /** The contact who reacts. */
  readonly actor: Actor;
  readonly now: Date;
  /** The steps of another write that is made with it, or not at all. */
  readonly with?: readonly Step[];
}

/** The maximum of different emoji per target. Removed ones still count. */
export const MAX_EMOJI = 50;

/** The attribute with the set of all emoji ever added. */
const KINDS = 'kinds';

const roomFor = (mark: string): Condition => either(exists(mark), absent(KINDS), sizeBelow(KINDS, MAX_EMOJI));

const isFull = (counters: FailedStep['current'], mark: string): boolean => {
  const kinds = counters?.[KINDS];
  return kinds instanceof Set && kinds.size >= MAX_EMOJI && !kinds.has(mark);
};

const steps = (of: Reactable, { emoji, actor, now, with: more = [] }: Reaction, by: 1 | -1): readonly Step[] => {
  const mark = emojiAttribute(emoji);
  const reaction = { kind: 'reaction', value: emoji, contact: actor.id } as const;
  const circumstances = {
    entity: of.viewer.entity,
    hub_id: of.hub_id,
    resource_id: of.resource_id,
    actor: { ...actor },
    updated_at: now.toISOString(),
  };
  return [
    {
      label: 'viewer',
      update: of.viewer.key,
      change:
        by === 1 ? { set: { ...circumstances, [mark]: now.toISOString() } } : { set: circumstances, remove: [mark] },
      condition: by === 1 ? absent(mark) : exists(mark),
    },
    {
      label: 'counters',
      update: of.counters.key,
      change: {
        initial: { entity: of.counters.entity },
        add: { [mark]: by, reactions: by, ...(by === 1 && { [KINDS]: new Set([mark]) }) },
      },
      ...(by === 1 && { condition: all(of.counters.open, roomFor(mark)) }),
    },
    by === 1 ? addMark(of.post, reaction, now) : removeMark(of.post, reaction),
    ...joined(more),
  ];
};

/**
 * Adds a reaction together with its count. `unchanged` if the contact had it already, `closed` if the target no longer
 * accepts reactions, `full` if it has the maximum of different emoji.
 */
export const addReaction = async (
  db: Table,
  of: Reactable,
  reaction: Reaction,
): Promise<'added' | 'unchanged' | 'closed' | 'full'> => {
  const written = await db.transact(steps(of, reaction, 1));
  if (written.ok) return 'added';
  const counters = written.failed.find(({ label }) => label === 'counters');
  if (!counters) return 'unchanged';
  return isFull(counters.current, emojiAttribute(reaction.emoji)) ? 'full' : 'closed';
};

/** False if the contact had not reacted with the emoji. */
export const removeReaction = async (db: Table, of: Reactable, reaction: Reaction): Promise<boolean> =>
  (await db.transact(steps(of, reaction, -1))).ok;
