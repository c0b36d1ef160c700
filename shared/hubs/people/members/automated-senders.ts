import { equals } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { isAdmitted, isAutomatedSender, MEMBER_ORDER, type MemberItem, membersByStatus } from './member-item.ts';
import { type Member, type MemberDeps, withContacts } from './member-profile.ts';
import { changeMembership } from './memberships.ts';

/** The members of a hub in whose names automations may send messages. */
export const automatedSenders = (db: Table, hub: HubKey) => ({
  /** Only an active member can be appointed. The appointment ends when the membership is not active any more. */
  appoint: (contact: string, actor: Actor, now: Date): Promise<MemberItem | 'not_found'> =>
    changeMembership<'not_found'>(
      db,
      hub,
      contact,
      (member) => {
        if (!isAdmitted(member, now.getTime())) return 'not_found';
        return isAutomatedSender(member, now.getTime())
          ? undefined
          : { gives: false, set: { is_automated_sender: true } };
      },
      actor,
      now,
    ),

  /** Returns `not_found` for a contact who is not appointed. */
  dismiss: (contact: string, actor: Actor, now: Date): Promise<MemberItem | 'not_found'> =>
    changeMembership<'not_found'>(
      db,
      hub,
      contact,
      (member) =>
        member.is_automated_sender === true ? { gives: false, set: {}, remove: ['is_automated_sender'] } : 'not_found',
      actor,
      now,
    ),

  /** Newest members first. Eventually consistent: a recent appointment may be missing. */
  async list(page: PageRequest, showing: MemberDeps): Promise<Page<Member>> {
    const { items, next } = await db.query<MemberItem>({
      partition: membersByStatus(hub, 'active'),
      prefix: MEMBER_ORDER,
      index: 'listing',
      descending: true,
      filter: equals('is_automated_sender', true),
      ...page,
    });
    return { items: await withContacts(db, hub, items, showing), next };
  },
});
