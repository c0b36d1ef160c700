import type { Actor, NewItem } from '../../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { onWrite } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';

const contentRemovalEntity = /* @__PURE__ */ entity('content_removal');

/** What a ban does with the content of the member. */
export const REMOVE_CONTENT = ['none', 'hide', 'delete'] as const;
export type RemovalAction = Exclude<(typeof REMOVE_CONTENT)[number], 'none'>;

/** The kinds of content that a removal can include, in the order in which they are removed. */
export const REMOVED_KINDS = ['discussions', 'comments', 'messages', 'reactions'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

export const REMOVAL_STATUSES = ['running', 'completed', 'undoing', 'undone'] as const;
export type RemovalStatus = (typeof REMOVAL_STATUSES)[number];

/** The counts of one kind. What was restored is still counted as removed. */
type RemovalCount = 'removed' | 'failed' | 'restored' | 'kept';

/** The attribute that counts items of a kind. Each item is counted in the write that removes or restores it. */
export const countAttribute = (kind: RemovedKind, count: RemovalCount): `${RemovedKind}_${RemovalCount}` =>
  `${kind}_${count}`;

type Counts = { readonly [K in `${RemovedKind}_${RemovalCount}`]?: number };

/** The removal of a banned member's content. */
export interface ContentRemovalItem extends Counts {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly action: RemovalAction;
  /** Only content created at or after this time; null for all. */
  readonly since: string | null;
  readonly include: readonly RemovedKind[];
  readonly status: RemovalStatus;
  /** Who banned the member. */
  readonly requested_by: { readonly type: 'user' | 'api_key' | 'automation'; readonly id: string };
  readonly undo_until: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly undo_requested_at: string | null;
  readonly undone_at: string | null;
  readonly updated_at: string;
  readonly actor?: Actor;
}

const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;
/** Time for an undo that was requested at the last moment to end. */
const GRACE_DAYS = 1;

export const undoUntil = (now: Date): string => new Date(now.getTime() + UNDO_DAYS * DAY_MS).toISOString();

/** When what an undo needs expires, in epoch seconds. */
export const undoExpiry = ({ undo_until }: Pick<ContentRemovalItem, 'undo_until'>): number =>
  Math.ceil((Date.parse(undo_until) + GRACE_DAYS * DAY_MS) / 1_000);

/** The partition of a hub's removals. */
export const removalsOf = (hub: HubKey): string => `${hubPartition(hub)}#CONTENT_REMOVALS`;

export const REMOVAL = 'REMOVAL#';

export const removalKey = (hub: HubKey, id: string): Key => ({ pk: removalsOf(hub), sk: `${REMOVAL}${id}` });

/** The row of a new removal. */
export const removalRow = (hub: HubKey, { include, requested_by, actor, ...removal }: ContentRemovalItem): NewItem => ({
  ...removalKey(hub, removal.id),
  entity: contentRemovalEntity,
  ...removal,
  include: [...include],
  requested_by: { ...requested_by },
  ...(actor && { actor: { ...actor } }),
});

const EVENT_OF_STATUS = {
  running: 'started',
  completed: 'completed',
  undoing: 'undo_requested',
  undone: 'undone',
} as const satisfies Record<RemovalStatus, string>;

/** Events when a removal starts and ends, and when it is undone, not for its progress. */
const contentRemovalEvents = /* @__PURE__ */ lifecycle<ContentRemovalItem>()({
  thing: 'content_removal',
  resource_type: 'content_removals',
  id: ({ id }) => id,
  created: 'started',
  updated: ({ status: from }, { status: to }) => (from === to ? undefined : EVENT_OF_STATUS[to]),
  deleted: null,
  at: {
    started: 'created_at',
    completed: 'finished_at',
    undo_requested: onWrite,
    undone: 'undone_at',
  },
});

export const contentRemovalKind = {
  entity: contentRemovalEntity,
  key: ['TEAM#{team}#HUB#{hub}#CONTENT_REMOVALS', 'REMOVAL#{removal}'],
  events: contentRemovalEvents,
  person: {
    contact: {
      exported: { none: 'What was removed is exported where it was written.' },
      erased: { kept: 'It is the record of a decision of moderators. The member is an id.' },
    },
  },
  text: 'none',
  gives: false,
  note: "the removal of a banned member's content, with its counts",
} as const satisfies RowKind;
