import { adminAlerts } from '../../accounts/alerts/admin-alerts.ts';
import { equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubEventItem, hubEventKey } from './event-item.ts';

/** Ends a contact's own hosting of an event, and alerts the team. False if the contact is not the host, or no longer. */
export const withdrawHost = async (
  db: Table,
  { id, team_id, hub_id, version }: HubEventItem,
  contact_id: string,
  now: Date,
): Promise<boolean> => {
  const key = hubEventKey(team_id, id);
  if (!key) return false;
  const actor = { type: 'contact', id: contact_id } as const;
  const alert = {
    ...({ source_module: 'events', alert_type: 'event_host_withdrew', hub_id } as const),
    payload: { event_id: id, contact_id },
    dedupe_key: `event_host_withdrew#${id}#${contact_id}#${version}`,
  };
  const written = await db.transact([
    {
      update: key,
      change: { set: { host_contact_id: null, updated_at: now.toISOString(), actor }, add: { version: 1 } },
      condition: equals('host_contact_id', contact_id),
    },
    ...adminAlerts(db, team_id).raiseSteps(alert, now),
  ]);
  return written.ok;
};
