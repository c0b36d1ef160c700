import type { ErrorCause } from './error-cause.ts';

/** Errors about automations, webhooks, access rules and callbacks. */
export const AUTOMATION_CAUSES = {
  already_enrolled: {
    cause: 'The re-entry mode of the automation does not admit the member again, or the member is still in it.',
    fix: 'Wait until the enrollment ends or cancel it, or change the re-entry mode.',
  },
  automation_inactive: {
    cause: 'The automation is a draft, paused or archived, or has no published version.',
    fix: 'Publish and activate the automation, then enroll the member.',
  },
  endpoint_disabled: {
    cause: 'The webhook endpoint was disabled, by a user or after too many failed deliveries.',
    fix: 'Fix the endpoint, set its status to `active`, and resend the delivery.',
  },
  filter_not_met: {
    cause: 'The filter of the published version does not match the member at this moment.',
    fix: 'Compare the filter with the tags, access and profile of the member, or enroll another member.',
  },
  invalid_signature: {
    cause: 'The callback of a provider is not signed with the configured secret, or its time is too far from now.',
    fix: 'Configure the current signing secret of the endpoint, and check the clock. Send the body unchanged.',
  },
  managed_by_drip_campaign: {
    cause: 'The automation belongs to a drip campaign, which writes its steps.',
    fix: 'Change the campaign or its steps. The automation follows.',
  },
  needs_contact: {
    cause: 'A user or API key asks about access without naming the contact.',
    fix: 'Send `contact_id`. Members leave it out and ask about themselves.',
  },
  no_definition: {
    cause: 'The automation was created without nodes, so there is nothing to publish or simulate.',
    fix: 'Store a definition first with an update of the automation.',
  },
  rule_exists: {
    cause: 'A target has at most one access rule. `meta.rule_id` is the existing one.',
    fix: 'Update the rule in `meta.rule_id`, or delete it first.',
  },
  unknown_endpoint: {
    cause: 'The webhook node names an endpoint that was deleted or belongs to another hub.',
    fix: 'List the webhook endpoints of the hub, and send one of their ids.',
  },
  unknown_space: {
    cause: 'The space was deleted, or belongs to another hub.',
    fix: 'List the spaces of the hub, and send one of their ids.',
  },
  wrong_endpoint: {
    cause:
      'The payment provider sends an event of connected accounts to the endpoint for its own account, or the reverse.',
    fix: 'Use the URL of each endpoint for its kind of events, as in [Provider endpoints](/docs/operate/deploy#provider-endpoints).',
  },
} as const satisfies Record<string, ErrorCause>;
