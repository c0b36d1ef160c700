import { hubIds } from '../../hubs/hubs/hubs-of-team.ts';
import { type HubKey, memberPartition, type TeamId } from '../../platform/db/key.ts';
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
 * Whether the contact has or had an order that granted something, or a subscription, in a hub of the team besides
 * `except`. Abandoned checkouts do not count. Reads each hub, because the own lists of a contact lack purchases from
 * before they were kept.
 */
export const hasPurchases = async (db: Table, team: TeamId, contact: string, except?: string): Promise<boolean> => {
  const hubs = (await hubIds(db, team)).filter((id) => id !== except);
  for (const part of inParts(hubs, HUBS_AT_ONCE)) {
    const found = await Promise.all(
      part.flatMap((id) => [hasOrder(db, { team, hub: id }, contact), hasSubscription(db, { team, hub: id }, contact)]),
    );
    if (found.includes(true)) return true;
  }
  return false;
};
