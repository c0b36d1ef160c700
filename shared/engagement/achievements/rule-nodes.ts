import { gather } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentNodeItem, contentNodeKey } from '../content/content-node-item.ts';

/** The index of the first id that is not a content node of the team; undefined if all exist. */
export const firstUnknownNode = async (
  db: Table,
  team: TeamId,
  ids: readonly string[] = [],
): Promise<number | undefined> => {
  const keys = ids.map((id) => contentNodeKey(team, id));
  const rows = await gather(
    db,
    keys.flatMap((key) => key ?? []),
  );
  const nth = keys.findIndex((key) => key === undefined || rows<ContentNodeItem>(key) === undefined);
  return nth === -1 ? undefined : nth;
};
