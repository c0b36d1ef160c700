import {
  type ContentRemovalItem,
  countAttribute,
  type RemovalStatus,
  type RemovedKind,
  removalKey,
} from '../../hubs/people/content-removals/content-removal-item.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { all, equals, free } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import {
  type RemovedContentItem,
  type RemovedState,
  removedContentKey,
  removedContentRow,
} from './removed-content-item.ts';

/** A removal that a worker carries out or undoes. Its writes are made in the name of the moderator who requested it. */
export interface RemovalContext {
  readonly db: Table;
  readonly removal: ContentRemovalItem;
  readonly actor: Actor;
  readonly now: Date;
  /** Content after this time is not removed: the member is not banned any more. */
  readonly until?: string | undefined;
}

/** A reader who sees all content of the hub, as the moderators who may ban do. */
export const removalReader = ({ actor }: RemovalContext): Extract<Reader, { readonly kind: 'user' }> => ({
  kind: 'user',
  id: actor.id,
  permissions: new Set(['members.moderate']),
});

/** The step that counts an item, on condition that the removal is in this status: an undo stops a running removal. */
const countStep = (
  removal: ContentRemovalItem,
  status: RemovalStatus,
  kind: RemovedKind,
  state: RemovedState,
): Step => ({
  update: removalKey(hubOf(removal), removal.id),
  change: { add: { [countAttribute(kind, state)]: 1 } },
  condition: equals('status', status),
});

/** The steps that record an item with its removal. They fail if it is recorded already. */
export const recordSteps = ({ removal }: RemovalContext, item: RemovedContentItem): readonly Step[] => [
  { put: removedContentRow(removal, item), condition: free },
  countStep(removal, 'running', item.kind, item.state),
];

/** The steps that record how the undo of an item ended. They fail if it is recorded already. */
export const settleSteps = (
  { removal }: RemovalContext,
  { kind, id }: RemovedContentItem,
  state: 'restored' | 'kept',
): readonly Step[] => [
  {
    update: removedContentKey(removal, kind, id),
    change: { set: { state }, remove: ['before'] },
    condition: all(equals('state', 'removed')),
  },
  countStep(removal, 'undoing', kind, state),
];
