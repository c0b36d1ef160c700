import { catalogueKey } from '../../shared/commerce/catalogue.ts';
import { moneyText } from '../../shared/commerce/money-text.ts';
import { amountPaid, type OrderItem, orderKey } from '../../shared/commerce/order-item.ts';
import type { ProductItem } from '../../shared/commerce/product-item.ts';
import { rowsAt } from '../../shared/db/rows-at.ts';
import { duplicateSubscriptionLetter } from '../../shared/email/messages.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/members/contact-item.ts';
import { type Job, type MailDeps, type Written, written } from './mail-deps.ts';

/** A buyer who was erased meanwhile is sent nothing. */
export const duplicateSubscription = async (
  { kind, team_id, hub_id, order_id }: Job<'duplicate_subscription'>,
  { db }: MailDeps,
): Promise<Written | undefined> => {
  const hub = { team: team_id, hub: hub_id };
  const key = orderKey(team_id, order_id);
  const order = key && (await db.get<OrderItem>(key));
  if (!order?.duplicate_of || order.contact_id === null) return undefined;
  const { contact_id, product_id, currency } = order;
  const [contact, place, product] = await rowsAt<[ContactItem, HubItem, ProductItem]>(db, [
    contactKey(team_id, contact_id),
    hubItemKey(hub),
    catalogueKey(hub, 'PRODUCT', product_id),
  ]);
  if (!contact || !place) return undefined;
  const paid = amountPaid(order);
  const refunded = paid > 0 ? moneyText(paid, currency) : undefined;
  const letter = duplicateSubscriptionLetter(contact.email, place.name, product?.name, refunded);
  return written(letter, { kind, team_id, hub_id, contact_id });
};
