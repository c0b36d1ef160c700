import { type SpaceItem, spaceItemKey, spacesInOrder } from '../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { POSITION_ORDER } from '../../platform/positions/index-order.ts';

/** The space with this id, regardless of visibility; without an id, the first space of the hub. */
export const namedOrFirstSpace = async (
  db: Table,
  hub: HubKey,
  id: string | undefined,
): Promise<SpaceItem | undefined> => {
  if (id !== undefined) return db.get<SpaceItem>(spaceItemKey(hub, id));
  const run = { partition: spacesInOrder(hub), prefix: POSITION_ORDER, index: 'listing', limit: 1 } as const;
  return (await db.query<SpaceItem>(run)).items[0];
};
