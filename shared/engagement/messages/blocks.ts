import { hubIds } from '../../hubs/hubs/hubs-of-team.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { addEntry, listEntries, type OwnEntryItem, removeEntry } from '../../hubs/people/contacts/own-entries.ts';
import { followEntity, followsBetween } from '../../hubs/people/members/follows.ts';
import { haveSharedHub } from '../../hubs/people/members/have-shared-hub.ts';
import { type PairItem, pairKey, pairStep } from '../../hubs/people/members/pairs.ts';
import { exists, free, live } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { conversationKeyOf } from './conversation-item.ts';

/** The maximum of a transaction: the pair, the entry in the list, the pair's conversations and its follows. */
const MAX_STEPS = 100;
/** The pair and the entry in the list. */
const OWN_STEPS = 2;

/** The blocks of one contact, which apply in all hubs of the team. */
export const blocks = (db: Table, team: TeamId, me: string) => {
  const actor = { type: 'contact', id: me } as const;

  const owner = { team, contact: me };
  const entryOf = (other: string, now: Date) =>
    addEntry(owner, 'BLOCKS', { id: other, hub_id: null, created_at: now.toISOString() });

  /**
   * Writes `blocked_by` to the pair and its direct conversations, together with `more`, in one transaction.
   * Conversations beyond its maximum are written before it.
   */
  const writeBlock = async (
    other: string,
    pair: (PairItem & Item) | undefined,
    { blocked_by, entry }: { readonly blocked_by: readonly string[]; readonly entry: Step },
    now: Date,
    more: readonly Step[] = [],
  ): Promise<boolean> => {
    const conversations = Object.values(pair?.conversations ?? {}).map((id) => ({
      update: conversationKeyOf(team, id),
      change: { set: { blocked_by, updated_at: now.toISOString(), actor } },
      condition: exists(),
    }));
    const [together, beyond] = [
      conversations.slice(0, MAX_STEPS - OWN_STEPS),
      conversations.slice(MAX_STEPS - OWN_STEPS),
    ];
    /* Written before the pair, so that a retry of an interrupted request completes it. */
    for (const part of inParts(beyond, MAX_STEPS)) if (!(await db.transact(part)).ok) return false;
    const written = await db.transact([
      pairStep(pairKey(team, me, other), pair, { blocked_by }, actor, now),
      entry,
      ...together,
      ...more.slice(0, MAX_STEPS - OWN_STEPS - together.length),
    ]);
    return written.ok;
  };

  /** Whether the two have a conversation or have shared a hub. */
  const haveContact = async (hubs: readonly string[], other: string, pair: PairItem | undefined): Promise<boolean> =>
    Object.keys(pair?.conversations ?? {}).length > 0 || haveSharedHub(db, team, hubs, me, other);

  const unfollowSteps = async (hubs: readonly string[], other: string, now: Date): Promise<readonly Step[]> =>
    (await followsBetween(db, team, hubs, me, other)).map((key) => ({
      put: tombstone(key, { entity: followEntity, actor, now }),
      condition: live,
    }));

  /** Ends the follows that were created concurrently; none is possible once the block is written. */
  const endFollows = async (hubs: readonly string[], other: string, now: Date): Promise<void> => {
    const left = await followsBetween(db, team, hubs, me, other);
    await Promise.all(left.map((key) => db.softDelete(key, { entity: followEntity, actor, now })));
  };

  return {
    /**
     * Blocks the contact and ends the follows between the two. Idempotent. `gone` if the caller was deleted,
     * `not_found` if the other contact does not exist or the two never shared a hub.
     */
    async add(other: string, now: Date): Promise<'blocked' | 'gone' | 'not_found'> {
      const hubs = await hubIds(db, team);
      const added = await retryUntilCommitted(async () => {
        const keys = [contactKey(team, me), contactKey(team, other), pairKey(team, me, other)];
        const [[self, contact, pair], unfollows] = await Promise.all([
          rowsAt<[ContactItem, ContactItem, PairItem]>(db, keys),
          unfollowSteps(hubs, other, now),
        ]);
        if (!self) return 'gone';
        if (!contact) return 'not_found';
        const by = pair?.blocked_by ?? [];
        if (by.includes(me)) {
          /* A block that was written before the list has no entry. */
          await db.put(entryOf(other, now).put, free);
          return 'blocked';
        }
        if (!(await haveContact(hubs, other, pair))) return 'not_found';
        return (await writeBlock(other, pair, { blocked_by: [...by, me], entry: entryOf(other, now) }, now, unfollows))
          ? 'blocked'
          : undefined;
      });
      if (added === 'blocked') await endFollows(hubs, other, now);
      return added;
    },

    /** False if there was no block. */
    lift: (other: string, now: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const pair = await db.get<PairItem>(pairKey(team, me, other));
        if (!pair?.blocked_by.includes(me)) return false;
        const rest = {
          blocked_by: pair.blocked_by.filter((id) => id !== me),
          entry: removeEntry(owner, 'BLOCKS', other),
        };
        return (await writeBlock(other, pair, rest, now)) ? true : undefined;
      }),

    /** The blocked contacts, latest block first. Eventually consistent. */
    list: (page: PageRequest): Promise<Page<OwnEntryItem>> => listEntries(db, owner, 'BLOCKS', page),
  };
};
