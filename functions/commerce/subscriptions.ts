import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { buyer, creator } from '../../shared/api/callers.ts';
import { route, routeWith } from '../../shared/api/route.ts';
import { presentSubscriptions, Subscription } from '../../shared/api/subscription-resource.ts';
import { PaymentRefused } from '../../shared/commerce/payments/payments.ts';
import { SUBSCRIPTION_STATUSES } from '../../shared/commerce/payments/provider-subscription.ts';
import { subscriptionsBy, subscriptionsOf } from '../../shared/commerce/purchases/orders/order-item.ts';
import {
  type CancellationRequest,
  setCancelAtPeriodEnd,
} from '../../shared/commerce/purchases/subscriptions/cancel-subscription.ts';
import { holderHasLeft } from '../../shared/commerce/purchases/subscriptions/subscription-holder.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { Contention } from '../../shared/platform/db/contention.ts';
import { all, equals } from '../../shared/platform/db/expression.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { type CallerContext, findSubscription, subscriptionManager, subscriptionReader } from './find-order.ts';
import type { CommercePorts } from './ports.ts';

const listOwn = route({
  method: 'GET',
  path: '/hubs/{hub_id}/subscriptions',
  summary: text("List the member's subscriptions"),
  description: text(`Returns the caller's subscriptions, including ended ones. Available in any membership status, so
that every paying contact can cancel.`),
  caller: buyer(),
  query: list(),
  response: many(Subscription),
  async handler({ params, query }, { caller, team, db, now, files }) {
    const listing = subscriptionsBy({ team, hub: params.hub_id }, caller.id);
    const { items, next } = await db.query<SubscriptionItem>({ ...listing, ...query.page });
    return answer({ items: await presentSubscriptions(db, items, { now, files }), next });
  },
});

const listSubscriptions = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/subscriptions',
  summary: text("List a hub's subscriptions"),
  description: text('Sorted newest first.'),
  caller: creator('commerce.read'),
  query: list(() => ({
    filter: { status: z.enum(SUBSCRIPTION_STATUSES).optional(), contact_id: z.uuid().optional() },
  })),
  response: many(Subscription),
  async handler({ params, query }, { db, now, files }) {
    const { status, contact_id } = query.filter;
    const hub = { team: params.team_id, hub: params.hub_id };
    const filter = all(equals('hub_id', params.hub_id), ...(status ? [equals('status', status)] : []));
    const range = contact_id ? subscriptionsBy(hub, contact_id) : subscriptionsOf(hub);
    /* Without a status, nearly all rows match. */
    const page = { ...range, ...query.page, descending: true, filter, dense: !status };
    const { items, next } = await db.query<SubscriptionItem>(page);
    return answer({ items: await presentSubscriptions(db, items, { now, files }), next });
  },
});

const read = route({
  method: 'GET',
  path: '/subscriptions/{subscription_id}',
  summary: text('Get a subscription'),
  description: text(
    'Available to the buyer in any membership status, and to creators with `commerce.read`. A subscription has the id of its order.',
  ),
  caller: subscriptionReader(),
  response: one(Subscription),
  errors: ['not_found'],
  async handler({ params }, context) {
    const found = await findSubscription(context, params.subscription_id);
    return found instanceof Refusal ? found : answer(sole(await presentSubscriptions(context.db, [found], context)));
  },
});

const CANCELLATION_ERRORS = ['not_found', 'illegal_transition', 'payment_unavailable'] as const;

type CancellationContext = CallerContext & PresentDeps & { readonly ports: CommercePorts };

/** Cancels a subscription at the end of its period, or resumes it. */
const setCancellation = async (id: string, cancel: boolean, context: CancellationContext) => {
  const { db, now, caller, ports } = context;
  const found = await findSubscription(context, id);
  if (found instanceof Refusal) return found;
  if (!cancel && (await holderHasLeft(db, found, now)))
    return refuse('illegal_transition', {
      detail: 'The subscriber is not a member of this hub; they must rejoin first.',
    });
  const request: CancellationRequest = { id, team: context.team, cancel, actor: actorOf(caller) };
  try {
    const changed = await setCancelAtPeriodEnd(db, ports.payments, found, request, now);
    if (changed === 'illegal_transition') return refuse('illegal_transition');
    return changed === 'not_found' ? refuse(changed) : answer(sole(await presentSubscriptions(db, [changed], context)));
  } catch (error) {
    if (error instanceof Contention) throw error;
    if (error instanceof PaymentRefused) return refuse('illegal_transition', { detail: error.message });
    return refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
  }
};

const cancel = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/subscriptions/{subscription_id}/cancel',
  summary: text('Cancel a subscription'),
  description: text(`Ends the subscription at the end of the current period; access lasts until then. The buyer can
cancel in any membership status. A subscription is also canceled when its buyer leaves, is removed or is banned.
Canceling twice has no further effect.`),
  caller: subscriptionManager(),
  response: one(Subscription),
  errors: CANCELLATION_ERRORS,
  handler: ({ params }, context) => setCancellation(params.subscription_id, true, context),
});

const resume = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/subscriptions/{subscription_id}/resume',
  summary: text('Resume a subscription'),
  description: text(`Withdraws a cancellation before the period ends. Returns 409 \`illegal_transition\` after the
period has ended, and while the subscriber is not a member of the hub.`),
  caller: subscriptionManager(),
  response: one(Subscription),
  errors: CANCELLATION_ERRORS,
  handler: ({ params }, context) => setCancellation(params.subscription_id, false, context),
});

export const subscriptionRoutes = [listOwn, listSubscriptions, read, cancel, resume];
