import { catalogueKey } from '../../shared/commerce/catalog/catalogue.ts';
import { formatMoney } from '../../shared/commerce/catalog/format-money.ts';
import type { ProductItem, RetiredProductItem } from '../../shared/commerce/catalog/product-item.ts';
import { amountPaid, type OrderItem, orderKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import { duplicateSubscriptionEmail } from '../../shared/delivery/email/messages.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import { type ComposedEmail, composed, type Job, type MailDeps } from './mail-deps.ts';

/** `undefined` if the buyer was erased. */
export const duplicateSubscription = async (
  { kind, team_id, hub_id, order_id }: Job<'duplicate_subscription'>,
  { db }: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const hub = { team: team_id, hub: hub_id };
  const key = orderKey(team_id, order_id);
  const order = key && (await db.get<OrderItem>(key));
  if (!order?.duplicate_of || order.contact_id === null) return undefined;
  const { contact_id, product_id, currency } = order;
  const [contact, hubItem, product, retired] = await rowsAt<[ContactItem, HubItem, ProductItem, RetiredProductItem]>(
    db,
    [
      contactKey(team_id, contact_id),
      hubItemKey(hub),
      catalogueKey(hub, 'PRODUCT', product_id),
      catalogueKey(hub, 'RETIRED_PRODUCT', product_id),
    ],
  );
  if (!contact || !hubItem) return undefined;
  const paid = amountPaid(order);
  const refunded = paid > 0 ? formatMoney(paid, currency) : undefined;
  const message = duplicateSubscriptionEmail(contact.email, hubItem.name, (product ?? retired)?.name, refunded);
  return composed(message, { kind, team_id, hub_id, contact_id });
};
