import { absent, compare, either } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import type { MemberItem } from '../people/members/member-item.ts';
import { isInside } from '../readers/readers.ts';
import { type SpaceMembershipItem, spaceMembershipsOf } from '../space-memberships/space-membership-item.ts';
import { SPACE_READ, type SpaceReadItem, spaceReadEntity, spaceReadKey } from './space-read-item.ts';

/**
 * Up to when the member has read the space: the latest of when they marked it as read, joined the hub and joined the
 * space.
 */
export const readUntil = (
  member: MemberItem,
  membership: SpaceMembershipItem | undefined,
  read: SpaceReadItem | undefined,
): string => {
  const joined = membership && isInside(member, membership) ? membership.created_at : undefined;
  return (
    [member.joined_at ?? member.created_at, joined, read?.read_at]
      .filter((at) => at !== undefined)
      .sort()
      .at(-1) ?? ''
  );
};

/** Up to when one contact has read the spaces of a hub. */
export const spaceReads = (db: Table, hub: HubKey, contact: string) => {
  const get = (space: string): Promise<SpaceReadItem | undefined> =>
    db.get<SpaceReadItem>(spaceReadKey(hub, contact, space));

  return {
    get,

    /** By space. */
    async list(): Promise<ReadonlyMap<string, SpaceReadItem>> {
      const run = { partition: spaceMembershipsOf(hub, contact), prefix: SPACE_READ };
      return new Map((await queryAll<SpaceReadItem>(db, run)).map((read) => [read.space_id, read]));
    },

    /** Marks what was published until `read_at` as read. A later mark is kept. */
    async mark(space: string, read_at: string, now: Date): Promise<SpaceReadItem | undefined> {
      const at = now.toISOString();
      const ids = { contact_id: contact, space_id: space, hub_id: hub.hub, team_id: hub.team };
      const change = { set: { entity: spaceReadEntity, ...ids, read_at, updated_at: at }, initial: { created_at: at } };
      const isLater = either(absent('read_at'), compare('read_at', '<', read_at));
      const written = await db.update<SpaceReadItem>(spaceReadKey(hub, contact, space), change, isLater);
      return written.ok ? written.value : get(space);
    },
  };
};
