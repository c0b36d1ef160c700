import { hubOf } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { hasGone, type MemberItem, memberKey, statusAt } from '../members/member-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';

/** Whether this membership has ended, by its holder or by others: their subscriptions must not renew. */
export const hasLeft = (member: MemberItem | undefined, now: Date): boolean => {
  const status = member && statusAt(member, now.getTime());
  return status === undefined || status === 'banned' || hasGone(status);
};

/** Whether the subscriber's membership of the hub has ended; a subscription without a known buyer has no such member. */
export const holderHasLeft = async (
  db: Table,
  subscription: Pick<SubscriptionItem, 'team_id' | 'hub_id' | 'contact_id'>,
  now: Date,
): Promise<boolean> => {
  const { contact_id } = subscription;
  return contact_id !== null && hasLeft(await db.get<MemberItem>(memberKey(hubOf(subscription), contact_id)), now);
};
