import * as z from 'zod';
import { described, text } from '#docs';
import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import type { AdminAlertType } from '../../shared/accounts/alerts/alert-types.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { alertAttributes, openOnly } from './attributes.ts';

/** When an alert of each type is raised and what its payload has. A new type needs a description. */
export const ADMIN_ALERTS: Readonly<Record<AdminAlertType, string>> = {
  automation_chain_stopped:
    'ten automations triggered each other in a chain, and the next was not started. `automation_id` of that one, `set_off_by`, the id of the automation before it or null, `event_type`, `contact_id` and `depth`',
  checkout_refused:
    'a checkout was paid that grants nothing any more. The order is refunded in full, and its subscription canceled at once. `reason`, which is `buyer_removed`, `buyer_banned`, `buyer_erased`, `product_deleted` or `hub_deleted`, `order_id`, `contact_id` or null, and the `amount` and `currency` that were paid so far',
  domain_proof_missing:
    'the TXT record of a verified domain was not found. `domain`, the `name` and `value` of the record, and `released_at`, when the domain stops being verified unless the record is back',
  emails_held_back:
    'emails of the hub wait or were not sent. `reason`, which is `no_verified_owner`, `daily_limit`, `team_suspended`, `recipient_limit` or `sign_in_limit`, and `detail`, a text about it',
  event_host_withdrew: 'the host of an event withdrew, and the event has no host. `event_id` and `contact_id`',
  refund_failed:
    'a refund failed or was canceled after the payment provider had reported it. The order counts it no longer, and the buyer has the access that they paid for. `order_id`, `refund_id`, `payment_id`, `amount`, `currency` and `reason`, which is that of the provider or null. Refund the buyer in another way, or again',
  subscription_not_ended:
    'a subscription could not be ended, or an order could not be refunded, at the payment provider. `reason`, and `contact_id` if the membership ended, or `order_id` of a second subscription to a product or of an order that was refused',
  webhook_delivery_failed:
    'ten attempts of a webhook delivery failed. `endpoint_id`, `url`, `delivery_id`, and `error` and `status` of the last attempt; `status` is a string, empty without a response',
  webhook_endpoint_disabled:
    'the service disabled a webhook endpoint. `endpoint_id`, `url` and `reason`, which is `failing` after five days of failures or `gone` after a 410 response',
};

const AdminAlert = resource('admin_alerts', () =>
  z.object({
    source_module: z.string().meta(described('The part of the service that raised the alert.')),
    hub_id: z.string().meta(described('The hub that the alert is about.')),
    ...alertAttributes(ADMIN_ALERTS),
  }),
);

const listAlerts = route({
  method: 'GET',
  path: '/teams/{team_id}/admin-alerts',
  summary: text("List a team's alerts"),
  description: text('Returns unresolved alerts, newest first. Only owners of the team can read them; API keys cannot.'),
  caller: owner(),
  query: list(() => ({ filter: openOnly })),
  response: many(AdminAlert),
  handler: async ({ params, query }, { db }) => answer(await adminAlerts(db, params.team_id).list(query.page)),
});

const resolveAlert = route({
  method: 'POST',
  path: '/teams/{team_id}/admin-alerts/{alert_id}/resolve',
  summary: text('Resolve a team alert'),
  description: text(`Sets \`resolved_by\` to the caller. An alert can be resolved once; resolving it again returns
409 \`already_resolved\`.`),
  caller: owner(),
  response: one(AdminAlert),
  errors: ['already_resolved', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const alert = await adminAlerts(db, params.team_id).resolve(params.alert_id, actorOf(caller), now);
    return typeof alert === 'string' ? refuse(alert) : answer(alert);
  },
});

export const adminAlertRoutes = [listAlerts, resolveAlert];
