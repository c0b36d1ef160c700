import type { EntityMeaning } from './entity-meaning.ts';

/** Events about automations, drip campaigns, webhooks and emails. */
export const AUTOMATIONS_EVENTS = {
  automation: {
    title: 'Automations',
    noun: 'an automation',
    resource: 'automations',
    verbs: {
      published: 'An automation was published.',
      paused: 'An automation was paused.',
      resumed: 'A paused automation was resumed.',
      archived: 'An automation was archived.',
      draft: 'An automation became a draft again.',
    },
  },
  automation_enrollment: {
    title: 'Enrollments',
    noun: 'an enrollment',
    resource: 'automation_enrollments',
    verbs: {
      created: 'A member was enrolled in an automation.',
      completed: 'An enrollment reached the end.',
      exited: 'An enrollment ended before the end of the automation.',
      canceled: 'A user canceled an enrollment.',
      failed: 'A step of an enrollment failed for good.',
    },
  },
  drip_campaign: {
    title: 'Drip campaigns',
    noun: 'a drip campaign',
    resource: 'drip_campaigns',
    verbs: {
      activated: 'A drip campaign was activated.',
      paused: 'A drip campaign was paused.',
      archived: 'A drip campaign was archived.',
      draft: 'A drip campaign became a draft again.',
    },
  },
  drip_step: { title: 'Drip steps', noun: 'a step of a drip campaign', resource: 'drip_steps', verbs: {} },
  drip_override: { title: 'Drip overrides', noun: 'an override of a drip step', resource: 'drip_steps', verbs: {} },
  webhook_endpoint: {
    title: 'Webhook endpoints',
    noun: 'a webhook endpoint',
    resource: 'webhook_endpoints',
    verbs: {
      enabled: 'A webhook endpoint was enabled.',
      disabled:
        'A webhook endpoint was disabled. The audit log has the event only if a user or an API key disabled it; after failures or a 410, read the alert `webhook_endpoint_disabled`.',
      secret_rotated: 'The secret of a webhook endpoint was rotated.',
    },
  },
  suppression: {
    title: 'Suppressed addresses',
    noun: 'a suppression',
    resource: 'suppressions',
    verbs: {
      created: 'An address bounced or complained, so it gets no more emails.',
      lifted: 'A user or the service allowed emails to the address again.',
    },
  },
} as const satisfies Record<string, EntityMeaning>;
