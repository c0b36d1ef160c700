import { firstIn, idIn, type Json, listIn, numberIn, objectIn, textIn } from './json.ts';
import { chargeFacts, type EventParser, settlementOf } from './parsed-event.ts';

/** What an invoice says about its subscription: in `parent` or, in older versions of the API, beside the amounts. */
const detailsOf = ({ parent, subscription_details }: Json): readonly Json[] => [
  objectIn(objectIn(parent).subscription_details),
  objectIn(subscription_details),
];

/** The subscription of a line of an invoice. */
const lineSubscription = ({ parent, subscription }: Json): unknown =>
  objectIn(objectIn(parent).subscription_item_details).subscription ??
  objectIn(objectIn(parent).invoice_item_details).subscription ??
  subscription;

/** The ids of the subscriptions that an invoice is for, in any version of the API. Empty if it is only an id. */
export const subscriptionsOfInvoice = (value: unknown): readonly unknown[] => {
  const invoice = objectIn(value);
  return [
    ...detailsOf(invoice).map(({ subscription }) => subscription),
    invoice.subscription,
    ...listIn(invoice.lines).map(lineSubscription),
  ];
};

/** The payment of an invoice: listed in `payments` or, in older versions of the API, named by the invoice. */
const paymentOfInvoice = (invoice: Json): string | undefined =>
  idIn(objectIn(firstIn(invoice.payments).payment).payment_intent) ?? idIn(invoice.payment_intent);

/** Our metadata is on the subscription. The invoice has a copy, which may be empty. */
const metadataOf = (invoice: Json): unknown =>
  detailsOf(invoice).find(({ metadata }) => textIn(objectIn(metadata).order_id) !== undefined)?.metadata;

const invoiceReferences = (invoice: Json) => ({
  references: [invoice.id, paymentOfInvoice(invoice), ...subscriptionsOfInvoice(invoice)],
  metadata: metadataOf(invoice),
});

/** A failed invoice only leads to the order. The subscription's own events report its state. */
export const invoiceFailed: EventParser = invoiceReferences;

export const invoicePaid: EventParser = (invoice, time) => {
  const { paid, facts } = chargeFacts(textIn(invoice.id), numberIn(invoice.amount_paid) ?? 0, time);
  const settled = settlementOf(textIn(invoice.id), paymentOfInvoice(invoice));
  return { ...invoiceReferences(invoice), reported: { facts }, paid, settled };
};

/** The payment of an invoice. Older ones have a charge instead of a payment. */
export const invoicePayment: EventParser = ({ invoice, payment, amount_paid }, time) => {
  const { payment_intent, charge } = objectIn(payment);
  const [invoiceId, paymentId] = [idIn(invoice), idIn(payment_intent) ?? idIn(charge)];
  const { paid, facts } = chargeFacts(invoiceId, numberIn(amount_paid) ?? 0, time);
  return {
    references: [invoiceId, paymentId, ...subscriptionsOfInvoice(invoice)],
    metadata: metadataOf(objectIn(invoice)),
    reported: { facts },
    paid,
    settled: settlementOf(invoiceId, paymentId),
  };
};
