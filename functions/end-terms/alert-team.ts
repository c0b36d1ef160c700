import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import { type SubscriptionEnd, subjectOf } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { Table } from '../../shared/platform/db/table.ts';

const ALERT_TYPE = 'subscription_not_ended';

/** Alerts a team that a subscription could not be ended: one open alert for each contact or order. */
export const alertTeam = async (db: Table, end: SubscriptionEnd, error: unknown, now: Date): Promise<void> => {
  const { team_id, hub_id } = end;
  const about = subjectOf(end);
  const alert = {
    ...({ source_module: 'commerce', alert_type: ALERT_TYPE, hub_id } as const),
    payload: { ...about, reason: error instanceof Error ? error.message : String(error) },
    dedupe_key: `${ALERT_TYPE}#${hub_id}#${Object.values(about).join()}`,
  };
  await adminAlerts(db, team_id).raise(alert, now);
};
