import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type NotificationItem, notificationRow } from './notification-item.ts';
import { preferences, wants } from './preferences.ts';
import { type UnlockTarget, unlockedType } from './unlock.ts';

/** The notification about what a drip campaign unlocked, for the transaction of the grant, if the member wants it. */
export const unlockSteps = async (
  db: Table,
  { team, hub, contact }: HubKey & { readonly contact: string },
  { type, id }: { readonly type: UnlockTarget; readonly id: string },
  actor: Actor,
  now: Date,
): Promise<readonly Step[]> => {
  const chosen = await preferences(db, team, contact).read();
  if (!wants(chosen, 'unlock', 'in_app')) return [];
  const at = now.toISOString();
  const item: NotificationItem = {
    id: newId(),
    team_id: team,
    hub_id: hub,
    contact_id: contact,
    kind: 'unlock',
    title: null,
    body: null,
    url: null,
    subject: { type: unlockedType(type), id },
    read_at: null,
    created_at: at,
    updated_at: at,
  };
  return [{ put: notificationRow(item, actor) }];
};
