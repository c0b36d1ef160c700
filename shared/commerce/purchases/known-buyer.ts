import { knownAsBuyerStep } from '../../hubs/people/contacts/known-hubs.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { EntitlementItem } from './entitlement-item.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';
import { hasStarted } from './subscriptions/subscription-status.ts';

/** The rows of a purchase by which a hub knows its buyer. An abandoned checkout has neither. */
interface BuyersRows {
  readonly entitlement?: EntitlementItem | undefined;
  readonly subscription?: Pick<SubscriptionItem, 'contact_id' | 'status'> | undefined;
}

const areKnown = ({ entitlement, subscription }: BuyersRows): boolean =>
  entitlement !== undefined || (subscription?.contact_id != null && hasStarted(subscription.status));

/** The step that records a buyer, with the first of these rows. */
export const knownBuyerSteps = (
  hub: HubKey,
  contact: string | null,
  before: BuyersRows,
  after: BuyersRows,
): readonly Step[] =>
  contact === null || areKnown(before) || !areKnown(after) ? [] : [knownAsBuyerStep(hub, contact)];
