import { teamKey } from '../../accounts/teams/team-item.ts';
import type { CallbackItem } from '../../platform/callbacks/callback-item.ts';
import { callbacks } from '../../platform/callbacks/callbacks.ts';
import type { Effect, Plan } from '../../platform/callbacks/effect.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { isDeepEqual } from './is-deep-equal.ts';
import { resolveBuyer } from './orders/buyer.ts';
import { refusedAlerts, refusedOrder } from './orders/refused-order.ts';
import { undoneRefundAlerts } from './orders/undone-refund-alerts.ts';
import { accountSteps } from './payment-accounts.ts';
import { eventFieldsOf, type PaymentReference, referenceKey, referenceStep } from './payment-references.ts';
import { providerOf } from './provider-of.ts';
import { applyUpdates, loadPurchase } from './purchase.ts';
import { purchaseSteps } from './purchase-steps.ts';
import { amountsOf, uncountedAmount } from './received.ts';

/** Reads an event of the provider. `undefined` for an event that changes nothing. */
type ReadPaymentEvent = (payload: unknown) => PaymentEvent | undefined;

/** Events about the same payment objects, with the references of these objects. */
interface RelatedEvents {
  readonly provider: string;
  readonly events: readonly PaymentEvent[];
  readonly references: ReadonlyMap<string, { readonly key: Key; readonly row: PaymentReference | undefined }>;
}

/** The event, the events that wait for the same objects, and all their references. */
const collectRelatedEvents = async (
  db: Table,
  provider: string,
  first: PaymentEvent,
  read: (id: string) => Promise<PaymentEvent | undefined>,
): Promise<RelatedEvents> => {
  const events = new Map([[first.id, first]]);
  const references = new Map<string, { key: Key; row: PaymentReference | undefined }>();
  for (;;) {
    const names = [...new Set([...events.values()].flatMap((event) => event.names))].filter(
      (one) => !references.has(one),
    );
    if (names.length === 0) return { provider, events: [...events.values()], references };
    const keys = names.map((name) => referenceKey(provider, first.account, name));
    const found = await gather(db, keys);
    for (const [nth, key] of keys.entries()) references.set(names[nth] ?? '', { key, row: found(key) });
    const waiting = [...references.values()].flatMap(({ row }) => row?.waiting ?? []).filter((id) => !events.has(id));
    for (const event of await Promise.all([...new Set(waiting)].map(read))) if (event) events.set(event.id, event);
  }
};

const orderOf = ({ events, references }: RelatedEvents): PaymentEvent['order'] =>
  events.find(({ order }) => order)?.order ??
  [...references.values()].find(({ row }) => row?.order)?.row?.order ??
  undefined;

/**
 * The events that wait for one object; the last ones are kept. The objects of an order wait for a few events, those of
 * a seller's other business forever.
 */
const MAX_WAITING = 50;

/** Stores an event whose order is unknown. It is read again when one of its names leads to an order. */
const waitForOrder = ({ events: [event], references }: RelatedEvents, now: Date): Plan => {
  if (!event || references.size === 0) return { ignored: 'The event refers to no order.' };
  const hasChange = event.reported.facts || event.reported.observation || event.paid || references.size > 1;
  if (!hasChange) return { ignored: 'The event refers to no order and contains no change.' };
  const steps = [...references.values()].flatMap(({ key, row }) => {
    const waiting = [...(row?.waiting ?? []), event.id].slice(-MAX_WAITING);
    return row?.waiting.includes(event.id) ? [] : [referenceStep(key, row, { order: null, waiting }, now)];
  });
  return { steps };
};

const referenceSteps = (
  { events, references }: RelatedEvents,
  order: NonNullable<PaymentEvent['order']>,
  amounts: ReadonlyMap<string, number>,
  now: Date,
): Step[] =>
  [...references].flatMap(([name, { key, row }]) => {
    const paid = amounts.get(name) ?? row?.paid;
    const invoice = events.find(({ settled }) => settled?.payment === name)?.settled?.invoice ?? row?.invoice;
    const payment = events.find(({ settled }) => settled?.invoice === name)?.settled?.payment ?? row?.payment;
    const after = {
      order,
      waiting: [],
      ...(paid !== undefined && { paid }),
      ...(invoice && { invoice }),
      ...(payment && { payment }),
    };
    return row && isDeepEqual(eventFieldsOf(row), after) ? [] : [referenceStep(key, row, after, now)];
  });

const ACTOR = { type: 'system', id: 'payments' } as const;

const plan = async (db: Table, related: RelatedEvents, now: Date): Promise<Plan> => {
  const order = orderOf(related);
  if (!order) return waitForOrder(related, now);
  const { provider, events } = related;
  const [first] = events;
  const known = await loadPurchase(db, order.team_id, order.id, now);
  if (
    !known &&
    events.some(({ paid, reported }) => paid || reported.facts?.paid) &&
    !(await db.get(teamKey(order.team_id)))
  )
    return {
      dead: 'The team of the order was deleted. Refund the payment and cancel the subscription at the provider.',
    };
  if (!known || providerOf(known.order) !== provider || known.order.account !== first?.account)
    return { ignored: 'The order of the event was not found.' };
  const { session_id } = known.order;
  const foreign = events.some(({ session }) => session && session_id && session !== session_id);
  if (foreign) return { ignored: "The event belongs to another checkout session than the order's." };
  const contact = known.order.contact_id ?? (await resolveBuyer(db, known.order, events, now));
  const purchase = known.order.contact_id ? known : await loadPurchase(db, order.team_id, order.id, now, contact);
  if (!purchase) return { ignored: 'The order of the event was not found.' };
  const updates = events.map(({ reported, session }) => ({
    ...reported,
    ...(contact && { contact }),
    ...(session && { session }),
  }));
  const counted = (name: string): number => related.references.get(name)?.row?.paid ?? 0;
  const amounts = amountsOf(events, purchase.order, counted);
  const updated = applyUpdates(purchase, [...updates, { received: uncountedAmount(amounts, counted) }]);
  const after = { ...updated, order: { ...updated.order, ...refusedOrder(purchase.refusal, updated.order) } };
  return {
    steps: [
      ...purchaseSteps(purchase, after, ACTOR, now),
      ...refusedAlerts(db, purchase.order, after.order, now),
      ...undoneRefundAlerts(db, purchase.order, after.order, now),
      ...referenceSteps(related, order, amounts, now),
    ],
  };
};

const payloadOf = ({ payload }: CallbackItem): unknown => JSON.parse(payload);

/** Applies the events of a payment provider to orders, entitlements and payment accounts. */
export const paymentEffect =
  (readEvent: ReadPaymentEvent): Effect =>
  async (callback, db, now) => {
    const event = readEvent(payloadOf(callback));
    if (!event) return { ignored: 'Events of this type are ignored.' };
    if (event.state) return { steps: await accountSteps(db, callback.provider, event.state, event, now) };
    const read = async (id: string) => {
      const recorded = await callbacks(db).get(callback.provider, id);
      return recorded && readEvent(payloadOf(recorded));
    };
    return plan(db, await collectRelatedEvents(db, callback.provider, event, read), now);
  };
