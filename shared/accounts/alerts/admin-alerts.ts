import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type Alert, openAlerts } from './open-alerts.ts';

/** Something about one of a team's hubs that its owners have to see to. */
export type AdminAlert = Alert & InHub;

type InHub = {
  /** The part of the service that noticed. */
  readonly source_module: string;
  readonly hub_id: string;
};

/** One team's alerts; no other team's can be named. */
export const adminAlerts = (db: Table, team: TeamId) =>
  openAlerts<InHub>(db, { entity: 'admin_alert', partition: teamPartition(team) });
