import { adminAlerts } from '../../shared/alerts/admin-alerts.ts';
import type { SubscriptionEnd } from '../../shared/commerce/subscription-ends.ts';
import type { Table } from '../../shared/db/table.ts';

const ALERT_TYPE = 'subscription_not_ended';

/** Tells a team that the provider does not end a subscription; one alert for each contact, however often it fails. */
export const alertTeam = async (
  db: Table,
  { team_id, hub_id, contact_id }: SubscriptionEnd,
  error: unknown,
  now: Date,
): Promise<void> => {
  const alert = {
    ...{ source_module: 'commerce', alert_type: ALERT_TYPE, hub_id },
    payload: { contact_id, reason: error instanceof Error ? error.message : String(error) },
    dedupe_key: `${ALERT_TYPE}#${hub_id}#${contact_id}`,
  };
  await adminAlerts(db, team_id).raise(alert, now);
};
