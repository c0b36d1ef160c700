import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { followsBetween, hubIds } from '../../hubs/people/members/follows.ts';
import { haveMet } from '../../hubs/people/members/have-met.ts';
import { type PairItem, pairKey, pairStep } from '../../hubs/people/members/pairs.ts';
import { exists, live } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { conversationKeyOf } from './conversation-item.ts';

/** What a transaction holds: the pair, the conversations of the two and their follows. */
const MAX_STEPS = 100;

/** Which contacts one contact blocks, in every hub of the team. */
export const blocks = (db: Table, team: TeamId, me: string) => {
  const actor = { type: 'contact', id: me } as const;

  /**
   * Writes who blocks, to the pair and to the direct conversations they have, with what `more` does: all or nothing, but
   * for conversations beyond what a transaction holds, which are written first.
   */
  const writeBlock = async (
    other: string,
    pair: (PairItem & Item) | undefined,
    blocked_by: readonly string[],
    at: Date,
    more: readonly Step[] = [],
  ): Promise<boolean> => {
    const conversations = Object.values(pair?.conversations ?? {}).map((id) => ({
      update: conversationKeyOf(team, id),
      change: { set: { blocked_by, updated_at: at.toISOString(), actor } },
      condition: exists(),
    }));
    const [together, beyond] = [conversations.slice(0, MAX_STEPS - 1), conversations.slice(MAX_STEPS - 1)];
    /* Before the pair says so: broken off here, the same request does the rest. */
    for (const part of inParts(beyond, MAX_STEPS)) if (!(await db.transact(part)).ok) return false;
    const written = await db.transact([
      pairStep(pairKey(team, me, other), pair, { blocked_by }, actor, at),
      ...together,
      ...more.slice(0, MAX_STEPS - 1 - together.length),
    ]);
    return written.ok;
  };

  /** Whether the two write to each other, or were in a hub together. */
  const haveContact = async (hubs: readonly string[], other: string, pair: PairItem | undefined): Promise<boolean> =>
    Object.keys(pair?.conversations ?? {}).length > 0 || haveMet(db, team, hubs, me, other);

  const unfollowSteps = async (hubs: readonly string[], other: string, at: Date): Promise<readonly Step[]> =>
    (await followsBetween(db, team, hubs, me, other)).map((key) => ({
      put: tombstone(key, { entity: 'follow', actor, at }),
      condition: live,
    }));

  /** Ends the follows that came between: none is made once the block is written. */
  const endFollows = async (hubs: readonly string[], other: string, at: Date): Promise<void> => {
    const left = await followsBetween(db, team, hubs, me, other);
    await Promise.all(left.map((key) => db.softDelete(key, { entity: 'follow', actor, at })));
  };

  return {
    /**
     * From now on direct messages and follows between the two are refused, and they follow each other no more; doing it
     * again changes nothing. Not of one who is gone, nor of one whom they never met: that is answered as if nobody were
     * there.
     */
    async add(other: string, at: Date): Promise<'blocked' | 'gone' | 'not_found'> {
      const hubs = await hubIds(db, team);
      const added = await retryUntilCommitted(async () => {
        const keys = [contactKey(team, me), contactKey(team, other), pairKey(team, me, other)];
        const [[self, contact, pair], unfollows] = await Promise.all([
          rowsAt<[ContactItem, ContactItem, PairItem]>(db, keys),
          unfollowSteps(hubs, other, at),
        ]);
        if (!self) return 'gone';
        if (!contact) return 'not_found';
        const by = pair?.blocked_by ?? [];
        if (by.includes(me)) return 'blocked';
        if (!(await haveContact(hubs, other, pair))) return 'not_found';
        return (await writeBlock(other, pair, [...by, me], at, unfollows)) ? 'blocked' : undefined;
      });
      if (added === 'blocked') await endFollows(hubs, other, at);
      return added;
    },

    /** Whether there was a block to lift. */
    lift: (other: string, at: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const pair = await db.get<PairItem>(pairKey(team, me, other));
        if (!pair?.blocked_by.includes(me)) return false;
        const rest = pair.blocked_by.filter((id) => id !== me);
        return (await writeBlock(other, pair, rest, at)) ? true : undefined;
      }),
  };
};
