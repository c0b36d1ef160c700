import { notificationRow } from '../../../../shared/downstream/notifications/notification-item.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

/** A notification of the tenant's member. */
export const storedNotification = async (
  db: Table,
  { id: team_id, hub: hub_id, member }: Tenant,
): Promise<{ notification_id: string }> => {
  const at = new Date().toISOString();
  const id = newId();
  const owner = { id, team_id, hub_id, contact_id: member.id, kind: 'automation' } as const;
  const content = { title: 'Hello', body: null, url: null, read_at: null, created_at: at, updated_at: at };
  await db.put(notificationRow({ ...owner, ...content }, null));
  return { notification_id: id };
};
