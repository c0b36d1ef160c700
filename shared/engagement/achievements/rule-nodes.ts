import { gather } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentNodeItem, contentNodeKey } from '../content/content-node-item.ts';

/**
 * Which of the content nodes that a rule names is the first that the team does not have; `undefined` where it has all.
 */
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
