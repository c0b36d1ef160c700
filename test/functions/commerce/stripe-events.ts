import { newId } from '../../../shared/platform/ids/id.ts';

/** An order that Stripe sends events about, in the shapes of its API. Times are Unix seconds. */
export interface Story {
  readonly order: string;
  readonly team: string;
  readonly hub: string;
  readonly account?: string;
  readonly email?: string;
}

let eventCount = 0;

export const event = (type: string, object: object, created: number, { account }: { account?: string } = {}) => {
  eventCount += 1;
  return {
    id: `evt_${eventCount}_${newId().replaceAll('-', '')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    created,
    type,
    ...(account !== undefined && { account }),
    data: { object },
  };
};

const metadata = ({ order, team, hub }: Story) => ({ order_id: order, team_id: team, hub_id: hub });

/** The ids of an order’s objects at Stripe. */
export const names = ({ order }: Story) => ({
  session: `cs_${order}`,
  payment: `pi_${order}`,
  subscription: `sub_${order}`,
  invoice: `in_${order}`,
});

export const session = (story: Story, status: string, payment_status: string, more: object = {}) => ({
  id: names(story).session,
  object: 'checkout.session',
  status,
  payment_status,
  metadata: metadata(story),
  customer_details: { email: story.email ?? null },
  payment_intent: names(story).payment,
  ...more,
});

export const charge = (story: Story, amount_refunded: number) => ({
  id: `ch_${story.order}`,
  object: 'charge',
  payment_intent: names(story).payment,
  metadata: metadata(story),
  amount_refunded,
});

/** A dispute has no metadata: it refers only to its payment. */
export const dispute = (story: Story, status: string) => ({
  id: `dp_${story.order}`,
  object: 'dispute',
  status,
  payment_intent: names(story).payment,
  metadata: {},
});

export const subscription = (story: Story, status: string, period: readonly [number, number], more: object = {}) => ({
  id: names(story).subscription,
  object: 'subscription',
  status,
  cancel_at_period_end: false,
  trial_end: null,
  ended_at: null,
  metadata: metadata(story),
  items: { data: [{ current_period_start: period[0], current_period_end: period[1] }] },
  ...more,
});

/** The ids of a subscription's nth payment and its invoice, from 0. */
export const nth = (story: Story, which: number) => {
  const { payment, invoice } = names(story);
  return which === 0 ? { payment, invoice } : { payment: `${payment}_${which}`, invoice: `${invoice}_${which}` };
};

/** An invoice has its order in the metadata of its subscription. */
export const invoice = (story: Story, which: number, amount_paid: number) => ({
  id: nth(story, which).invoice,
  object: 'invoice',
  amount_paid,
  parent: { subscription_details: { metadata: metadata(story) } },
});

/** Where an invoice names its subscription, in versions of Stripe's API, when the copy of our metadata is empty. */
export const INVOICE_SHAPES: Readonly<Record<string, (subscription: unknown) => object>> = {
  'in parent': (subscription) => ({
    parent: { type: 'subscription_details', subscription_details: { metadata: {}, subscription } },
  }),
  'in parent, without metadata': (subscription) => ({
    parent: { type: 'subscription_details', subscription_details: { metadata: null, subscription } },
  }),
  'at the top': (subscription) => ({ subscription, subscription_details: { metadata: [] } }),
  'in the parent of a line': (subscription) => ({
    parent: null,
    lines: {
      object: 'list',
      data: [
        { parent: { type: 'invoice_item_details', invoice_item_details: { subscription: null } } },
        { parent: { type: 'subscription_item_details', subscription_item_details: { subscription } } },
      ],
    },
  }),
  'by an invoice item in the parent of a line': (subscription) => ({
    lines: { object: 'list', data: [{ parent: { invoice_item_details: { subscription } } }] },
  }),
  'in a line': (subscription) => ({ lines: { object: 'list', data: [{ subscription }] } }),
};

/** The nth invoice of a subscription, which is named as in one of the shapes: by its id, or expanded. */
export const bareInvoice = (story: Story, which: number, amount_paid: number, shape: string, isExpanded = false) => {
  const { subscription: id } = names(story);
  const named = isExpanded ? { id, object: 'subscription', metadata: {} } : id;
  return { id: nth(story, which).invoice, object: 'invoice', amount_paid, ...INVOICE_SHAPES[shape]?.(named) };
};

/** One refund of a payment, in its last state. */
export const refundObject = (
  story: Story,
  id: string,
  amount: number,
  status: string,
  payment = names(story).payment,
) => ({
  id,
  object: 'refund',
  amount,
  status,
  payment_intent: payment,
  metadata: {},
  ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

/** The only object that relates an invoice to its payment. */
export const invoicePayment = (story: Story, which: number, amount_paid: number) => ({
  id: `inpay_${nth(story, which).payment}`,
  object: 'invoice_payment',
  invoice: nth(story, which).invoice,
  amount_paid,
  payment: { type: 'payment_intent', payment_intent: nth(story, which).payment },
});

/** The charge of a subscription has neither metadata nor an invoice. */
export const chargeOf = (story: Story, which: number, amount_refunded: number) => ({
  id: `ch_${nth(story, which).payment}`,
  object: 'charge',
  payment_intent: nth(story, which).payment,
  metadata: {},
  amount_refunded,
});

/** The session of a subscription has an invoice and no payment. */
export const subscriptionSession = (story: Story) =>
  session(story, 'complete', 'paid', {
    payment_intent: null,
    subscription: names(story).subscription,
    invoice: names(story).invoice,
  });
