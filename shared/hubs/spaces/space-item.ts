import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const spaceEntity = /* @__PURE__ */ entity('space');
export const spaceSlugEntity = /* @__PURE__ */ entity('space_slug');

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
  /** Whether posts of members wait for a moderator's approval. */
  readonly reviews_posts: boolean;
  readonly icon: string | null;
  readonly color: string | null;
  /** The ids of the pinned discussions, the latest pinned first. */
  readonly pinned_ids?: readonly string[];
  /** Whether an access rule applies. Written only with the rule. */
  readonly gated?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The key of a space. It contains the hub, so a space is not found under another hub. */
export const spaceItemKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `SPACE#${id}` });

/** The index partition of a hub's spaces in order of position. */
export const spacesInOrder = (hub: HubKey): string => `${hubPartition(hub)}#SPACES`;

const spaceEvents = /* @__PURE__ */ plainLifecycle<SpaceItem>({
  thing: 'space',
  resource_type: 'spaces',
  id: ({ id }) => id,
  hidden: ['pinned_ids'],
});

export const spaceKind = {
  entity: spaceEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'SPACE#{space}'],
  index: ['TEAM#{team}#HUB#{hub}#SPACES', 'POSITION#{position}#{space}'],
  events: spaceEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const spaceSlugKind = {
  entity: spaceSlugEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'SPACE_SLUG#{slug}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;
