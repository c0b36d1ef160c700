import { type HubKey, hubPartition, type Key } from '../db/key.ts';
import type { BillingStatus } from './read-condition.ts';

/** How a member stands in a hub with all that they pay for there. A member without the row is `free`. */
export interface BillingItem {
  readonly status: BillingStatus;
  /** What they have, by whatever they paid for it. */
  readonly product_ids: readonly string[];
  readonly price_ids: readonly string[];
  /** A payment is overdue, and they are given time to make it. */
  readonly in_grace: boolean;
}

export const billingKey = (hub: HubKey, contact: string): Key => ({
  pk: `${hubPartition(hub)}#MEMBER#${contact}`,
  sk: 'BILLING',
});
