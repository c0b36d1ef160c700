import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { platformAlerts, SEVERITIES } from '../../../shared/accounts/alerts/platform-alerts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import type { ApiClient } from './api-client.ts';
import type { DemoTeam, DemoUser } from './demo.ts';

const ADMIN_ALERTS = ['automation_paused', 'webhook_endpoint_disabled', 'payment_account_restricted', 'import_failed'];

/**
 * Creates four alerts of the team, one of them resolved, and platform alerts of each severity, one of them resolved.
 */
export const seedAlerts = async (api: ApiClient, db: Table, team: DemoTeam, admin: DemoUser): Promise<void> => {
  const [hub] = team.hubs;
  let last = '';
  for (const alert_type of ADMIN_ALERTS) {
    const alert = { source_module: 'demo', alert_type, hub_id: hub?.id ?? '', payload: { demo: true } };
    last = await adminAlerts(db, team.id).raise({ ...alert, dedupe_key: `demo#${alert_type}` }, new Date());
  }
  await api.send('POST', `/teams/${team.id}/admin-alerts/${last}/resolve`, undefined, team.owner.token);

  const raise = (severity: (typeof SEVERITIES)[number], alert_type: string) =>
    platformAlerts(db).raise(
      { severity, alert_type, payload: { demo: true }, dedupe_key: `demo#${severity}#${alert_type}` },
      new Date(),
    );
  const resolved = await raise('warning', 'dead_letters');
  await api.send('POST', `/admin/platform-alerts/${resolved}/resolve`, undefined, admin.token);
  for (const severity of SEVERITIES) await raise(severity, `demo_${severity}`);
};
