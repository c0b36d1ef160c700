import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { platformAlerts } from '../../../shared/accounts/alerts/platform-alerts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { ApiClient } from './api-client.ts';
import type { DemoTeam, DemoUser } from './demo.ts';

const ENDPOINT = { endpoint_id: newId(), url: 'https://crm.example.com/webhooks' };

const ADMIN_ALERTS = [
  {
    ...({ source_module: 'email', alert_type: 'emails_held_back' } as const),
    payload: { reason: 'daily_limit', detail: 'The team has reached its limit of emails in 24 hours.' },
  },
  {
    ...({ source_module: 'commerce', alert_type: 'subscription_not_ended' } as const),
    payload: { contact_id: newId(), reason: 'The payment provider did not respond.' },
  },
  {
    ...({ source_module: 'webhooks', alert_type: 'webhook_endpoint_disabled' } as const),
    payload: { ...ENDPOINT, reason: 'failing' },
  },
  {
    ...({ source_module: 'webhooks', alert_type: 'webhook_delivery_failed' } as const),
    payload: { ...ENDPOINT, delivery_id: newId(), error: 'refused', status: '500' },
  },
] as const;

const CALLBACK = { provider: 'payments', event_id: 'evt_demo', kind: 'checkout.completed', reason: 'Unknown session.' };

const PLATFORM_ALERTS = [
  ['info', 'due_work_set_aside', { partition: 'DEMO#PARKED', row: 'DEMO', redrive: 'Run: hub ops redrive-due' }],
  ['warning', 'callback_dead', CALLBACK],
  ['critical', 'dead_letters', { queue: 'webhooks', count: 2, redrive: 'Run: hub ops redrive webhooks' }],
] as const;

/**
 * Creates four alerts of the team, one of them resolved, and platform alerts of each severity, one of them resolved.
 */
export const seedAlerts = async (api: ApiClient, db: Table, team: DemoTeam, admin: DemoUser): Promise<void> => {
  const [hub] = team.hubs;
  let last = '';
  for (const alert of ADMIN_ALERTS) {
    const of = { ...alert, hub_id: hub?.id ?? '', dedupe_key: `demo#${alert.alert_type}` };
    last = await adminAlerts(db, team.id).raise(of, new Date());
  }
  await api.send('POST', `/teams/${team.id}/admin-alerts/${last}/resolve`, undefined, team.owner.token);

  const raise = ([severity, alert_type, payload]: (typeof PLATFORM_ALERTS)[number]) =>
    platformAlerts(db).raise({ severity, alert_type, payload, dedupe_key: `demo#${alert_type}` }, new Date());
  const resolved = await raise(PLATFORM_ALERTS[1]);
  await api.send('POST', `/admin/platform-alerts/${resolved}/resolve`, undefined, admin.token);
  for (const alert of PLATFORM_ALERTS) await raise(alert);
};
