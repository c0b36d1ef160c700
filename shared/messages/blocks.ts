import { exists } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import type { TeamId } from '../db/key.ts';
import { rowsAt } from '../db/rows-at.ts';
import type { Table } from '../db/table.ts';
import { untilSettled } from '../db/until-settled.ts';
import { type ContactItem, contactKey } from '../members/contact-item.ts';
import { conversationKeyOf } from './conversation-item.ts';
import { type PairItem, pairKey, pairStep } from './pairs.ts';

/** Whom a contact will not hear from directly, in any hub of the team. */
export const blocks = (db: Table, team: TeamId, me: string) => {
  /** Writes who blocks, to the pair and to the direct conversations they have, all or nothing. */
  const replace = async (
    other: string,
    pair: (PairItem & Item) | undefined,
    blocked_by: readonly string[],
    at: Date,
  ): Promise<boolean> => {
    const actor = { type: 'contact', id: me } as const;
    const conversations = Object.values(pair?.conversations ?? {});
    const written = await db.transact([
      pairStep(pairKey(team, me, other), pair, { blocked_by }, actor, at),
      ...conversations.map((id) => ({
        update: conversationKeyOf(team, id),
        change: { set: { blocked_by, updated_at: at.toISOString(), actor } },
        condition: exists(),
      })),
    ]);
    return written.ok;
  };

  return {
    /**
     * From now on the other's direct messages are refused, and one's own to them; doing it again changes nothing. Not
     * of one who is gone.
     */
    add: (other: string, at: Date): Promise<'blocked' | 'gone' | 'not_found'> =>
      untilSettled(async () => {
        const keys = [contactKey(team, me), contactKey(team, other), pairKey(team, me, other)];
        const [self, contact, pair] = await rowsAt<[ContactItem, ContactItem, PairItem]>(db, keys);
        if (!self) return 'gone';
        if (!contact) return 'not_found';
        const by = pair?.blocked_by ?? [];
        if (by.includes(me)) return 'blocked';
        return (await replace(other, pair, [...by, me], at)) ? 'blocked' : undefined;
      }),

    /** Whether there was a block to lift. */
    lift: (other: string, at: Date): Promise<boolean> =>
      untilSettled(async () => {
        const pair = await db.get<PairItem>(pairKey(team, me, other));
        if (!pair?.blocked_by.includes(me)) return false;
        const rest = pair.blocked_by.filter((id) => id !== me);
        return (await replace(other, pair, rest, at)) ? true : undefined;
      }),
  };
};
