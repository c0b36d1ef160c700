import { benefitSteps } from '../../../hubs/people/contacts/recipient.ts';
import { buyerBenefits } from '../../../hubs/people/members/members.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { BillingItem } from '../billing-item.ts';
import type { Purchase } from '../purchase.ts';
import { type OrderItem, orderKey } from './order-item.ts';

type Buyer = Pick<Purchase, 'billing' | 'member' | 'barred' | 'recipient'>;

/** The id of the order by which a contact has a price for free. Each price can be had for free once. */
const freeOrderId = (billing: BillingItem | undefined, price: string): string | undefined =>
  billing?.standings.find(
    ({ price_id, status, access }) => access && price_id === price && (status === 'free' || status === 'comped'),
  )?.order_id;

/**
 * The contact's first free order of a price, or `undefined`. A contact who has left the hub since is admitted again.
 * `again` if the membership changed since it was read.
 */
export const findFreeOrder = async (
  db: Table,
  hub: HubKey,
  { buyer: { billing, member, barred, recipient }, price, contact }: { buyer: Buyer; price: string; contact: string },
  actor: Actor,
  now: Date,
): Promise<OrderItem | 'again' | undefined> => {
  const id = freeOrderId(billing, price);
  const key = id === undefined ? undefined : orderKey(hub.team, id);
  const order = key && (await db.get<OrderItem>(key));
  if (!order) return undefined;
  const steps = barred ? [] : benefitSteps(recipient, buyerBenefits(hub, contact, member, actor, now));
  return steps.length === 0 || (await db.transact(steps)).ok ? order : 'again';
};
