import { adminAlerts } from '../../../accounts/alerts/admin-alerts.ts';
import type { HubItem } from '../../../hubs/hubs/hub-item.ts';
import type { ContactItem } from '../../../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../../../hubs/people/members/member-item.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { timeOfId } from '../../../platform/ids/place-id.ts';
import type { ProductItem } from '../../catalog/product-item.ts';
import { endStep } from '../subscriptions/subscription-ends.ts';
import { amountPaid, type OrderItem, type RefusedFor } from './order-item.ts';

/** The rows that decide whether a payment still buys something. Of an unknown buyer there is none. */
interface Decisive {
  readonly hub: HubItem | undefined;
  readonly product: ProductItem | undefined;
  readonly buyer:
    | {
        readonly person: ContactItem | undefined;
        readonly member: MemberItem | undefined;
        /** The address is that of a contact who was banned and erased. */
        readonly isBarred: boolean;
      }
    | undefined;
}

/**
 * Whether the team removed the member after the checkout began. A membership that expired, or that the member ended, may
 * be bought again; so may one that was removed before the team sold to the former member.
 */
const isRemovedSince = (
  { id }: Pick<OrderItem, 'id'>,
  { status, ended_at, updated_at, expires_at }: MemberItem,
  person: ContactItem,
): boolean => {
  const ended = ended_at ?? updated_at;
  const expired = ended === expires_at || ended === person.expires_at;
  return status === 'removed' && !expired && Date.parse(ended) >= timeOfId(id);
};

/** Why a payment of the order buys nothing any more. `undefined` if it grants what was ordered. */
export const refusalOf = (order: Pick<OrderItem, 'id'>, { hub, product, buyer }: Decisive): RefusedFor | undefined => {
  if (!hub) return 'hub_deleted';
  if (!product) return 'product_deleted';
  if (!buyer) return undefined;
  const { person, member, isBarred } = buyer;
  if (!person) return 'buyer_erased';
  if (isBarred || member?.status === 'banned') return 'buyer_banned';
  return member && isRemovedSince(order, member, person) ? 'buyer_removed' : undefined;
};

/** The `refused_for` of an order that would grant something for the first time. */
export const refusedOrder = (
  refusal: RefusedFor | undefined,
  { facts }: Pick<OrderItem, 'facts'>,
): Pick<OrderItem, 'refused_for'> => (refusal && facts.granted ? { refused_for: refusal } : {});

/** The step that cancels and refunds a refused order: when it is refused, and for each payment that is reported later. */
export const refusedSteps = (before: OrderItem, after: OrderItem, now: Date): readonly Step[] => {
  const { id: order_id, team_id, hub_id, refused_for } = after;
  if (!refused_for || (before.refused_for && amountPaid(after) <= amountPaid(before))) return [];
  return [endStep({ kind: 'refused', team_id, hub_id, order_id }, now.toISOString())];
};

/** The steps that alert the team once to an order that this change refuses. */
export const refusedAlerts = (db: Table, before: OrderItem, after: OrderItem, now: Date): readonly Step[] => {
  const { id: order_id, team_id, hub_id, contact_id, currency, refused_for } = after;
  if (!refused_for || before.refused_for) return [];
  const alert = {
    ...({ source_module: 'commerce', alert_type: 'checkout_refused', hub_id } as const),
    payload: { order_id, contact_id, reason: refused_for, amount: amountPaid(after), currency },
    dedupe_key: `checkout_refused#${order_id}`,
  };
  return adminAlerts(db, team_id).raiseSteps(alert, now);
};
