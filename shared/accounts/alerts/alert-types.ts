import { entity } from '../../platform/db/row-kind.ts';

export const adminAlertEntity = /* @__PURE__ */ entity('admin_alert');
export const platformAlertEntity = /* @__PURE__ */ entity('platform_alert');

/** The types of alerts for the owners of a team. */
export type AdminAlertType =
  | 'automation_chain_stopped'
  | 'checkout_refused'
  | 'domain_proof_missing'
  | 'emails_held_back'
  | 'event_host_withdrew'
  | 'refund_failed'
  | 'subscription_not_ended'
  | 'webhook_delivery_failed'
  | 'webhook_endpoint_disabled';

/** The types of alerts for platform administrators. */
export type PlatformAlertType = 'callback_dead' | 'dead_letters' | 'due_work_set_aside';
