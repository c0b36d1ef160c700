import { all, type Condition, equals, oneOf } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import {
  type ContentRemovalItem,
  REMOVAL,
  type RemovalStatus,
  removalKey,
  removalsOf,
  undoUntil,
} from './content-removal-item.ts';

interface RemovalFilter {
  readonly contact_id?: string | undefined;
  readonly status?: RemovalStatus | undefined;
}

/** The statuses from which a removal can be undone. */
const UNDOABLE: readonly RemovalStatus[] = ['running', 'completed'];

const conditionOf = ({ contact_id, status }: RemovalFilter): readonly Condition[] => [
  ...(contact_id === undefined ? [] : [equals('contact_id', contact_id)]),
  ...(status === undefined ? [] : [equals('status', status)]),
];

/** A removal that has not begun. Its id sorts by time. */
export const newRemoval = (
  hub: HubKey,
  removal: Pick<ContentRemovalItem, 'id' | 'contact_id' | 'action' | 'since' | 'include' | 'requested_by'>,
  actor: Actor,
  now: Date,
): ContentRemovalItem => {
  const timestamp = now.toISOString();
  return {
    ...removal,
    team_id: hub.team,
    hub_id: hub.hub,
    status: 'running',
    undo_until: undoUntil(now),
    created_at: timestamp,
    finished_at: null,
    undo_requested_at: null,
    undone_at: null,
    updated_at: timestamp,
    actor,
  };
};

/** The content removals of one hub. */
export const contentRemovals = (db: Table, hub: HubKey) => {
  const get = (id: string) => db.get<ContentRemovalItem>(removalKey(hub, id));

  /** Moves a removal on; undefined if it is in another status by now. */
  const move = async (
    id: string,
    from: readonly RemovalStatus[],
    set: Partial<ContentRemovalItem>,
    actor: Actor | undefined,
    now: Date,
  ): Promise<ContentRemovalItem | undefined> => {
    const { include: _, requested_by: __, actor: ___, ...plain } = set;
    const change = { set: { ...plain, updated_at: now.toISOString(), ...(actor && { actor: { ...actor } }) } };
    const written = await db.update<ContentRemovalItem>(removalKey(hub, id), change, oneOf('status', from));
    return written.ok ? written.value : undefined;
  };

  return {
    get,

    /** Newest first, or oldest first. */
    list: (filter: RemovalFilter, page: PageRequest, oldestFirst: boolean): Promise<Page<ContentRemovalItem>> => {
      const conditions = conditionOf(filter);
      return db.query<ContentRemovalItem>({
        partition: removalsOf(hub),
        prefix: REMOVAL,
        descending: !oldestFirst,
        eventual: true,
        ...(conditions.length > 0 && { filter: all(...conditions) }),
        ...page,
      });
    },

    complete: (id: string, now: Date) =>
      move(id, ['running'], { status: 'completed', finished_at: now.toISOString() }, undefined, now),

    /** Stops a running removal and starts to restore what it removed. */
    async undo(id: string, actor: Actor, now: Date): Promise<ContentRemovalItem | 'not_found' | 'not_undoable'> {
      const found = await get(id);
      if (!found) return 'not_found';
      if (!UNDOABLE.includes(found.status) || found.undo_until <= now.toISOString()) return 'not_undoable';
      const undone = { status: 'undoing', undo_requested_at: now.toISOString() } as const;
      return (await move(id, UNDOABLE, undone, actor, now)) ?? 'not_undoable';
    },

    undone: (id: string, now: Date) =>
      move(id, ['undoing'], { status: 'undone', undone_at: now.toISOString() }, undefined, now),
  };
};
