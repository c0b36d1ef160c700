import { hasGone, type MemberItem, memberKey, statusAt } from '../../../hubs/people/members/member-item.ts';
import { oneOf } from '../../../platform/db/expression.ts';
import { type HubKey, hubOf } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { subscriptionsBy } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { BEGUN_STATUSES } from './subscription-status.ts';

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

/** Whether the contact has a subscription in the hub, an ended one included, one that was never paid not. */
export const hasSubscription = async (db: Table, hub: HubKey, contact: string): Promise<boolean> => {
  const begun = oneOf('status', BEGUN_STATUSES);
  return (await db.query({ ...subscriptionsBy(hub, contact), limit: 1, filter: begun })).items.length > 0;
};
