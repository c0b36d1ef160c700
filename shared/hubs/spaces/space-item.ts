import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const SPACE_VISIBILITIES = ['public', 'members', 'secret'] as const;
export const SPACE_ACCESS_LEVELS = ['open', 'request', 'invite', 'rule'] as const;

export type SpaceVisibility = (typeof SPACE_VISIBILITIES)[number];

/** A space as stored. */
export interface SpaceItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly position: number;
  readonly visibility: SpaceVisibility;
  readonly access_level: (typeof SPACE_ACCESS_LEVELS)[number];
  /** What members post waits here for a moderator. */
  readonly reviews_posts: boolean;
  readonly icon: string | null;
  readonly color: string | null;
  /** The discussions that stand first in it, the latest pinned first. */
  readonly pinned_ids?: readonly string[];
  /** An access rule stands on it. Written by the rule alone. */
  readonly gated?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A space is addressed by its hub and its id: under another hub the key names nothing. */
export const spaceItemKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `SPACE#${id}` });

/** The partition of the index in which a hub's spaces stand in the order of their position. */
export const spacesInOrder = (hub: HubKey): string => `${hubPartition(hub)}#SPACES`;

export const spaceEvents = /* @__PURE__ */ plainLifecycle<SpaceItem>({
  thing: 'space',
  resource_type: 'spaces',
  id: ({ id }) => id,
  hidden: ['pinned_ids'],
});
