import { free } from '../../../platform/db/expression.ts';
import { gather } from '../../../platform/db/gather.ts';
import type { Actor } from '../../../platform/db/item.ts';
import { type HubKey, type Key, memberPartition, type TeamId } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import { onWrite } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import { pairKey, unblocked } from './pairs.ts';

export const followEntity = /* @__PURE__ */ entity('follow');

/** A follow of one member by another in a hub. */
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

const followEvents = /* @__PURE__ */ lifecycle<FollowItem>()({
  thing: 'member',
  resource_type: 'members',
  id: ({ followed_contact_id }) => followed_contact_id,
  created: 'followed',
  updated: null,
  deleted: 'unfollowed',
  at: { followed: 'created_at', unfollowed: onWrite },
});

/** The keys of the follows between two contacts, in both directions, in these hubs of their team. */
export const followsBetween = async (
  db: Table,
  team: TeamId,
  hubsOfTeam: readonly string[],
  one: string,
  other: string,
): Promise<readonly Key[]> => {
  const keys = hubsOfTeam.flatMap((hub) => [
    followKey({ team, hub }, one, other),
    followKey({ team, hub }, other, one),
  ]);
  const rows = await gather(db, keys);
  return keys.filter((key) => rows(key) !== undefined);
};

/** Which of these members of the hub follow the contact. */
export const followersAmong = async (
  db: Table,
  hub: HubKey,
  contact: string,
  members: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await gather(
    db,
    members.map((member) => followKey(hub, member, contact)),
  );
  return new Set(members.filter((member) => rows(followKey(hub, member, contact)) !== undefined));
};

/** The follows of one hub. Followers are not counted, so a follow never writes to the followed member's row. */
export const follows = (db: Table, hub: HubKey) => ({
  /**
   * Following again changes nothing. Returns `contact_blocked` if either blocks the other, checked in the same write.
   */
  async follow(follower: string, followed: string, now: Date): Promise<FollowItem | 'contact_blocked'> {
    const timestamp = now.toISOString();
    const item = {
      hub_id: hub.hub,
      follower_contact_id: follower,
      followed_contact_id: followed,
      created_at: timestamp,
    };
    const made = await db.transact([
      {
        put: {
          ...followKey(hub, follower, followed),
          entity: followEntity,
          ...listed({
            partition: `${memberPartition(hub, followed)}#FOLLOWERS`,
            sort: `${FOLLOWED}${timestamp}#${follower}`,
          }),
          ...item,
          actor: { type: 'contact', id: follower },
        },
        condition: free,
      },
      { label: 'pair', check: pairKey(hub.team, follower, followed), condition: unblocked },
    ]);
    if (made.ok) return item;
    if (made.failed.some(({ label }) => label === 'pair')) return 'contact_blocked';
    return (made.failed[0]?.current as FollowItem | undefined) ?? item;
  },

  /** Returns false if the contact did not follow. */
  async unfollow(follower: string, followed: string, now: Date): Promise<boolean> {
    const actor: Actor = { type: 'contact', id: follower };
    return (await db.softDelete(followKey(hub, follower, followed), { entity: followEntity, actor, now })).ok;
  },

  /** Newest first. Eventually consistent: a recent follow may be missing. */
  followers: (contact: string, page: PageRequest): Promise<Page<FollowItem>> =>
    db.query<FollowItem>({
      partition: `${memberPartition(hub, contact)}#FOLLOWERS`,
      prefix: FOLLOWED,
      index: 'listing',
      descending: true,
      ...page,
    }),

  following: (contact: string, page: PageRequest): Promise<Page<FollowItem>> =>
    db.query<FollowItem>({ partition: memberPartition(hub, contact), prefix: FOLLOWS, ...page }),
});

export const followKind = {
  entity: followEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{follower}', 'FOLLOWS#{followed}'],
  index: ['TEAM#{team}#HUB#{hub}#MEMBER#{followed}#FOLLOWERS', 'FOLLOWED#{at}#{follower}'],
  events: followEvents,
  person: { contact: { exported: 'follows', erased: 'afterwards' } },
  text: 'none',
  gives: false,
} as const satisfies RowKind;
