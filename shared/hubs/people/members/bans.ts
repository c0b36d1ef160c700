import { free } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import { contactKey } from '../contacts/contact-item.ts';
import { type ContentRemovalItem, REMOVED_KINDS, removalRow } from '../content-removals/content-removal-item.ts';
import { newRemoval } from '../content-removals/content-removals.ts';
import { type Ban, type BannedItem, type BanningActor, banOf, ledgerActorOf, type NewBan } from './ban.ts';
import { barredAddresses } from './barred-addresses.ts';
import { MEMBER_ORDER, membersByStatus, statusChange } from './member-item.ts';
import { changeMembership } from './memberships.ts';

const BAN_ATTRIBUTES = ['ban_reason', 'ban_note', 'banned_at', 'banned_by', 'before_ban', 'content_removal_id'];

/** The removal that a ban begins; undefined if it keeps the content. */
const removalOf = (
  hub: HubKey,
  contact_id: string,
  {
    remove_content: action = 'none',
    since = null,
    include = [...REMOVED_KINDS],
  }: Omit<NewBan, 'ban_reason' | 'ban_note'>,
  by: BanningActor,
  now: Date,
): ContentRemovalItem | undefined => {
  if (action === 'none') return undefined;
  const from = since === null ? null : new Date(since).toISOString();
  const requested_by = { type: by.type, id: by.id };
  const removal = { id: newId(), contact_id, action, since: from, include, requested_by };
  return newRemoval(hub, removal, ledgerActorOf(by), now);
};

/** The bans of one hub. From the write on, the member cannot sign in to the hub and their tokens are rejected there. */
export const bans = (db: Table, hub: HubKey) => ({
  /** Of concurrent bans, one succeeds. A former member can be banned too, and then cannot rejoin. */
  async create(
    contact: string,
    { ban_reason, ban_note, ...removing }: NewBan,
    by: BanningActor,
    now: Date,
  ): Promise<Ban | 'already_banned' | 'not_found'> {
    const removal = removalOf(hub, contact, removing, by, now);
    const banned = await changeMembership<'already_banned'>(
      db,
      hub,
      contact,
      ({ status }) =>
        status === 'banned'
          ? 'already_banned'
          : {
              gives: false,
              set: {
                ...statusChange(hub, 'banned'),
                ban_reason,
                ban_note,
                banned_at: now.toISOString(),
                banned_by: { ...by },
                before_ban: status,
                ...(removal && { content_removal_id: removal.id }),
              },
              ...(removal && { with: [{ put: removalRow(hub, removal), condition: free }] }),
            },
      ledgerActorOf(by),
      now,
    );
    return typeof banned === 'string' ? banned : banOf(banned as BannedItem);
  },

  /**
   * Lifts a ban and restores the previous status; a contact who was deleted does not become a member again. Returns
   * false for a member who is not banned.
   */
  async lift(contact: string, actor: Actor, now: Date): Promise<boolean> {
    const person = await db.get(contactKey(hub.team, contact));
    const lifted = await changeMembership<'not_found'>(
      db,
      hub,
      contact,
      (member) =>
        member.status === 'banned'
          ? {
              gives: false,
              set: statusChange(hub, person ? (member as BannedItem).before_ban : 'removed'),
              remove: BAN_ATTRIBUTES,
            }
          : 'not_found',
      actor,
      now,
    );
    if (lifted === 'not_found') return false;
    await barredAddresses(db, hub).lift(contact);
    return true;
  },

  /** Newest members first. Eventually consistent: a recent ban may be missing. */
  async list(page: PageRequest): Promise<Page<Ban>> {
    const { items, next } = await db.query<BannedItem>({
      partition: membersByStatus(hub, 'banned'),
      prefix: MEMBER_ORDER,
      index: 'listing',
      descending: true,
      ...page,
    });
    return { items: items.map(banOf), next };
  },
});
