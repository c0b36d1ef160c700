import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import type { DomainItem } from '../../shared/hubs/hubs/domains/domain-item.ts';
import { challengeName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { HOUR_MS, PENDING_HOURS } from '../../shared/hubs/hubs/domains/domain-retry.ts';
import type { Table } from '../../shared/platform/db/table.ts';

const ALERT_TYPE = 'domain_proof_missing';

/** Alerts a team that the TXT record of a verified domain is gone: one open alert for each domain. */
export const alertTeam = async (db: Table, item: DomainItem, missingSince: string, now: Date): Promise<void> => {
  const { team_id, hub_id, domain, challenge } = item;
  const released_at = new Date(Date.parse(missingSince) + PENDING_HOURS * HOUR_MS).toISOString();
  const alert = {
    ...({ source_module: 'domains', alert_type: ALERT_TYPE, hub_id } as const),
    payload: { domain, name: challengeName(domain), value: challenge, released_at },
    dedupe_key: `${ALERT_TYPE}#${hub_id}#${domain}`,
  };
  await adminAlerts(db, team_id).raise(alert, now);
};
