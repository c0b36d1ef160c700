import { free } from '../db/expression.ts';
import type { Actor } from '../db/item.ts';
import { type HubKey, memberPartition } from '../db/key.ts';
import type { Page, PageRequest } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { lifecycle } from '../events/lifecycle.ts';

/** That a member of a hub follows another one there. */
export interface FollowItem {
  readonly hub_id: string;
  readonly follower_contact_id: string;
  readonly followed_contact_id: string;
  readonly created_at: string;
}

const FOLLOWS = 'FOLLOWS#';
const FOLLOWED = 'FOLLOWED#';

const followKey = (hub: HubKey, follower: string, followed: string) => ({
  pk: memberPartition(hub, follower),
  sk: `${FOLLOWS}${followed}`,
});

export const followEvents = lifecycle<FollowItem>({
  thing: 'member',
  resource_type: 'members',
  id: ({ followed_contact_id }) => followed_contact_id,
  created: () => 'followed',
  deleted: 'unfollowed',
});

/** Who follows whom in one hub. Nothing is counted: nobody's row is written by those who follow them. */
export const follows = (db: Table, hub: HubKey) => ({
  /** Following again changes nothing. */
  async follow(follower: string, followed: string, at: Date): Promise<FollowItem> {
    const now = at.toISOString();
    const item = { hub_id: hub.hub, follower_contact_id: follower, followed_contact_id: followed, created_at: now };
    const made = await db.put(
      {
        ...followKey(hub, follower, followed),
        entity: 'follow',
        gsi1pk: `${memberPartition(hub, followed)}#FOLLOWERS`,
        gsi1sk: `${FOLLOWED}${now}#${follower}`,
        ...item,
        actor: { type: 'contact', id: follower },
      },
      free,
    );
    return made.ok ? item : ((made.current as FollowItem | undefined) ?? item);
  },

  /** Whether they did follow. */
  async unfollow(follower: string, followed: string, at: Date): Promise<boolean> {
    const actor: Actor = { type: 'contact', id: follower };
    return (await db.bury(followKey(hub, follower, followed), { entity: 'follow', actor, at })).ok;
  },

  /** The latest first; a follower of a moment ago may be missing. */
  followers: (contact: string, page: PageRequest): Promise<Page<FollowItem>> =>
    db.query<FollowItem>({
      partition: `${memberPartition(hub, contact)}#FOLLOWERS`,
      prefix: FOLLOWED,
      index: 'gsi1',
      descending: true,
      ...page,
    }),

  following: (contact: string, page: PageRequest): Promise<Page<FollowItem>> =>
    db.query<FollowItem>({ partition: memberPartition(hub, contact), prefix: FOLLOWS, ...page }),
});
