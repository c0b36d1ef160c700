import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { inParts } from '../../../platform/runtime/in-parts.ts';
import { type MemberItem, memberKey } from './member-item.ts';

/** Hubs per read: two keys each, and one request reads 100 keys. */
const BATCH_SIZE = 50;

const hasJoined = (member: MemberItem | undefined): boolean => (member?.joined_at ?? null) !== null;

/** Whether two contacts were ever members of the same hub among these, whatever their current status. */
export const haveSharedHub = async (
  db: Table,
  team: TeamId,
  hubs: readonly string[],
  one: string,
  other: string,
): Promise<boolean> => {
  for (const part of inParts(hubs, BATCH_SIZE)) {
    const keys = part.flatMap((hub) => [one, other].map((contact) => memberKey({ team, hub }, contact)));
    const rows = await db.getMany<MemberItem>(keys);
    if (part.some((_, nth) => hasJoined(rows[2 * nth]) && hasJoined(rows[2 * nth + 1]))) return true;
  }
  return false;
};
