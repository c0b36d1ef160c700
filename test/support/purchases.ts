import { catalogueKey } from '../../shared/commerce/catalog/catalogue.ts';
import type { PriceItem } from '../../shared/commerce/catalog/price-item.ts';
import { productEntity } from '../../shared/commerce/catalog/product-item.ts';
import type { PaymentEvent } from '../../shared/commerce/payments/payment-event.ts';
import type { Observation } from '../../shared/commerce/payments/provider-subscription.ts';
import { HOLD_RANKS } from '../../shared/commerce/purchases/orders/order-item.ts';
import { startOrder } from '../../shared/commerce/purchases/orders/start-order.ts';
import { paymentEffect } from '../../shared/commerce/purchases/payment-effect.ts';
import { loadBuyer } from '../../shared/commerce/purchases/purchase.ts';
import type { CallbackItem } from '../../shared/platform/callbacks/callback-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';

/** What a contact buys. Without a product, the checkout is refused. */
interface Purchase {
  readonly kind: PriceItem['kind'];
  readonly hasProduct?: boolean;
}

/** Starts a checkout of a new price; returns the id of the order. A free order is completed at once. */
export const checkOut = async (
  db: Table,
  hub: HubKey,
  contact: string,
  { kind, hasProduct = true }: Purchase,
): Promise<string> => {
  const now = new Date();
  const at = now.toISOString();
  const place = { team_id: hub.team, hub_id: hub.hub };
  const product_id = newId();
  const recurs = kind === 'recurring';
  const price: PriceItem = {
    id: newId(),
    ...place,
    product_id,
    name: null,
    kind,
    amount: kind === 'free' ? 0 : 4900,
    currency: 'EUR',
    interval: recurs ? 'month' : null,
    interval_count: recurs ? 1 : null,
    trial_days: null,
    grace_days: 3,
    is_active: true,
    created_at: at,
    updated_at: at,
  };
  const product = { id: product_id, ...place, name: 'Course', status: 'active', created_at: at, updated_at: at };
  if (hasProduct) await db.put({ ...catalogueKey(hub, 'PRODUCT', product_id), entity: productEntity, ...product });
  const buyer = await loadBuyer(db, hub, { contact, own: true, email: undefined }, now);
  const request = {
    price,
    trial_days: null,
    coupon: undefined,
    contact,
    email: null,
    after: null,
    account: null,
    provider: 'stripe',
    hold_rank: HOLD_RANKS.verified,
    ...buyer,
  };
  const started = await startOrder(db, hub, request, { type: 'contact', id: contact }, now);
  if (started === 'again' || !('order' in started)) throw new Error('The order was not started');
  return started.order.id;
};

/** Reports a paid checkout, and the status of its subscription, as the payment provider does. */
export const pay = async (db: Table, hub: HubKey, order: string, status?: Observation['status']): Promise<boolean> => {
  const moment = { at: Math.floor(Date.now() / 1000), event: newId() };
  const period = { period_start: moment.at, period_end: moment.at + 30 * 86_400, trial_end: null, ended_at: null };
  const observation = status && { ...moment, name: `sub_${order}`, status, cancel_at_period_end: false, ...period };
  const event: PaymentEvent = {
    id: moment.event,
    at: moment.at,
    account: null,
    order: { team_id: hub.team, id: order },
    names: [`cs_${order}`],
    paid: undefined,
    settled: undefined,
    session: `cs_${order}`,
    email: undefined,
    reported: { facts: { completed: moment, paid: moment, granted: moment }, ...(observation && { observation }) },
    state: undefined,
  };
  const callback: CallbackItem = {
    provider: 'stripe',
    event_id: event.id,
    kind: 'paid',
    endpoint: '',
    reference: null,
    occurred_at: null,
    payload: '{}',
    status: 'received',
    reason: null,
    received_at: '',
    processed_at: null,
  };
  const plan = await paymentEffect(() => event)(callback, db, new Date());
  return 'steps' in plan && plan.steps.length > 0 && (await db.transact(plan.steps)).ok;
};
