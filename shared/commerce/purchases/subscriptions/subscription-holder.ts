import { isFormerStatus, type MemberItem, memberKey, statusAt } from '../../../hubs/people/members/member-item.ts';
import { oneOf } from '../../../platform/db/expression.ts';
import { type HubKey, hubOf } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { subscriptionsBy } from '../orders/order-item.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { STARTED_STATUSES } from './subscription-status.ts';

/** Whether a membership has ended, so that the subscriptions must not renew. */
export const hasLeft = (member: MemberItem | undefined, now: Date): boolean => {
  const status = member && statusAt(member, now.getTime());
  return status === undefined || status === 'banned' || isFormerStatus(status);
};

/** Whether the subscriber's membership of the hub has ended. False while the buyer is not known. */
export const holderHasLeft = async (
  db: Table,
  subscription: Pick<SubscriptionItem, 'team_id' | 'hub_id' | 'contact_id'>,
  now: Date,
): Promise<boolean> => {
  const { contact_id } = subscription;
  return contact_id !== null && hasLeft(await db.get<MemberItem>(memberKey(hubOf(subscription), contact_id)), now);
};

/** Whether the contact has or had a subscription in the hub. Abandoned checkouts do not count. */
export const hasSubscription = async (db: Table, hub: HubKey, contact: string): Promise<boolean> => {
  const started = oneOf('status', STARTED_STATUSES);
  return (await db.query({ ...subscriptionsBy(hub, contact), limit: 1, filter: started })).items.length > 0;
};
