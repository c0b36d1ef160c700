import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { AdminAlertType } from './alert-types.ts';
import { adminAlertEntity } from './alert-types.ts';
import { type Alert, openAlerts } from './open-alerts.ts';

/** An alert for the owners of a team about one of its hubs. */
export type AdminAlert = Alert & InHub;

type InHub = {
  readonly alert_type: AdminAlertType;
  /** The module that raised the alert. */
  readonly source_module: string;
  readonly hub_id: string;
};

/** The alerts of one team. */
export const adminAlerts = (db: Table, team: TeamId) =>
  openAlerts<InHub>(db, { entity: adminAlertEntity, partition: teamPartition(team) });
