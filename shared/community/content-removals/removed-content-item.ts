import {
  type ContentRemovalItem,
  REMOVED_KINDS,
  type RemovedKind,
  removalsOf,
  undoExpiry,
} from '../../hubs/people/content-removals/content-removal-item.ts';
import type { Attributes, Item, NewItem } from '../../platform/db/item.ts';
import { type HubKey, hubOf, type Key } from '../../platform/db/key.ts';
import { NOT_INDEXED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { isReply } from '../../platform/ids/place-id.ts';

const removedContentEntity = /* @__PURE__ */ entity('removed_content');

/** `failed` was not removed, `kept` was changed after its removal, so an undo leaves it. */
export type RemovedState = 'removed' | 'failed' | 'restored' | 'kept';

/** One item of a removal. It is written with the removal of the item, and expires with the time to undo it. */
export interface RemovedContentItem {
  readonly kind: RemovedKind;
  /** The id of the discussion, comment or message; of the target and the emoji for a reaction. */
  readonly id: string;
  readonly state: RemovedState;
  /** The row from before the removal. Absent for reactions, which have none of their own. */
  readonly before?: NewItem;
  /** The `updated_at` of the row after the removal: another value means that it was changed since. */
  readonly removed_at: string;
}

const removedOf = (hub: HubKey, removal: string): string => `${removalsOf(hub)}#${removal}`;

const ITEM = 'ITEM#';

/** Discussions sort before comments, and roots before replies: an undo restores what others are below first. */
const rankOf = (kind: RemovedKind, id: string): string => {
  const isBelow = kind === 'comments' && isReply(id);
  return `${REMOVED_KINDS.indexOf(kind)}${isBelow ? 1 : 0}`;
};

/** The items of a removal. */
export const removedContentOf = ({ id, ...removal }: ContentRemovalItem) => ({
  partition: removedOf(hubOf(removal), id),
  prefix: ITEM,
});

export const removedContentKey = (removal: ContentRemovalItem, kind: RemovedKind, id: string): Key => ({
  pk: removedOf(hubOf(removal), removal.id),
  sk: `${ITEM}${rankOf(kind, id)}#${id}`,
});

export const removedContentRow = (
  removal: ContentRemovalItem,
  { kind, id, before, ...item }: RemovedContentItem,
): NewItem => ({
  ...removedContentKey(removal, kind, id),
  entity: removedContentEntity,
  kind,
  id,
  ...item,
  before: before && { ...before },
  ttl: undoExpiry(removal),
});

/** The row from before the removal with these attributes, to be written in its place. */
export const changedRow = (before: NewItem, { actor, ...changes }: Attributes & Pick<Item, 'actor'>) => {
  const { actor: _, ...kept } = before;
  return { ...kept, ...changes, ...(actor && { actor: { ...actor } }) } as NewItem;
};

export const removedContentKind = {
  entity: removedContentEntity,
  key: ['TEAM#{team}#HUB#{hub}#CONTENT_REMOVALS#{removal}', 'ITEM#{rank}#{id}'],
  events: 'none',
  person: { contact: { exported: NOT_INDEXED, erased: { expires: '31 days' } } },
  text: 'none',
  gives: false,
  note: 'an item of a removal, with the row from before it; written with the removal of the item; expires a day after the time to undo it',
} as const satisfies RowKind;
