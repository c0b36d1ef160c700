import { hasPurchases } from '../../commerce/purchases/has-purchases.ts';
import { hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type KnownHubsItem, recordOnlyHub } from '../../hubs/people/contacts/known-hubs.ts';
import { membershipsOf } from '../../hubs/people/members/memberships-of.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** Reads every hub of the team. */
const isFoundElsewhere = async (db: Table, { team, hub }: HubKey, contact: string): Promise<boolean> =>
  (await membershipsOf(db, team, contact)).some(({ hub_id }) => hub_id !== hub) || hasPurchases(db, team, contact, hub);

/** Whether one of the hubs in which the contact became known is another one that exists. */
const hasOther = async (db: Table, { team, hub }: HubKey, { hub_ids = new Set() }: KnownHubsItem): Promise<boolean> => {
  const others = [...hub_ids].filter((id) => id !== hub);
  const rows = others.length > 0 ? await db.getMany(others.map((id) => hubItemKey({ team, hub: id }))) : [];
  return rows.some((row) => row !== undefined);
};

/**
 * Whether the contact has ever been in another hub of the team, or bought something in one. Reads every hub of the team,
 * unless `known` says that this was done: then it has every hub that came to know the contact since.
 */
export const isKnownElsewhere = async (
  db: Table,
  hub: HubKey,
  contact: string,
  known: KnownHubsItem | undefined,
): Promise<boolean> => {
  if (known?.only_hub_id === hub.hub) return hasOther(db, hub, known);
  if (await isFoundElsewhere(db, hub, contact)) return true;
  await recordOnlyHub(db, hub, contact);
  return false;
};
