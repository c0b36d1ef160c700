import { hubIds } from '../../hubs/hubs/hubs-of-team.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { ENTITLEMENT } from './entitlement-item.ts';
import { hasSubscription } from './subscriptions/subscription-holder.ts';

const HUBS_AT_ONCE = 20;

/** Whether an order, refunded or not, ever granted the contact something in the hub. */
const hasOrder = async (db: Table, hub: HubKey, contact: string): Promise<boolean> => {
  const range = { partition: memberPartition(hub, contact), prefix: ENTITLEMENT };
  return (await db.query({ ...range, limit: 1 })).items.length > 0;
};

/**
 * Whether the contact has or had an order that granted something, or a subscription, in another hub of the team.
 * Abandoned checkouts do not count.
 */
export const hasPurchasesElsewhere = async (db: Table, { team, hub }: HubKey, contact: string): Promise<boolean> => {
  const others = (await hubIds(db, team)).filter((id) => id !== hub);
  for (const part of inParts(others, HUBS_AT_ONCE)) {
    const found = await Promise.all(
      part.flatMap((id) => [hasOrder(db, { team, hub: id }, contact), hasSubscription(db, { team, hub: id }, contact)]),
    );
    if (found.includes(true)) return true;
  }
  return false;
};
