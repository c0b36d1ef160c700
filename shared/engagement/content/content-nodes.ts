import { removeMediaUseSteps } from '../../media/attachments/media-use.ts';
import { all, type Condition, equals, free, live } from '../../platform/db/expression.ts';
import {
  type Actor,
  type Attributes,
  type Author,
  attributesOf,
  type Item,
  type NewItem,
} from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { makeRoomInIndex, POSITION_ORDER } from '../../platform/positions/index-order.ts';
import { contentCountersKey, contentCountersStep } from './content-counters.ts';
import type { ContentNodeChange, NewContentNode } from './content-input.ts';
import {
  type ContentKind,
  type ContentNodeItem,
  childNodesOf,
  contentNodeEntity,
  contentNodeKey,
  contentNodesOf,
} from './content-node-item.ts';
import {
  childStep,
  HAS_NO_CHILDREN,
  hasFailed,
  keyOf,
  nodeMediaSteps,
  siblingListing,
  type UnknownReference,
  unknownReference,
} from './content-node-steps.ts';
import { contentTag } from './content-partition.ts';
import { canContain } from './content-tree.ts';

/** With `parent`, its children by position (null: the top level); without it all nodes, oldest first. */
interface ContentListing {
  readonly parent?: string | null | undefined;
  readonly filter?: Condition | undefined;
  /** True if most nodes match the filter. */
  readonly dense?: boolean;
  readonly eventual?: boolean;
}

/** One hub's content nodes. */
export const contentNodes = (db: Table, hub: HubKey) => {
  const get = async (id: string): Promise<(ContentNodeItem & Item) | undefined> => {
    const key = contentNodeKey(hub.team, id);
    const found = key && (await db.get<ContentNodeItem>(key));
    return found?.hub_id === hub.hub ? found : undefined;
  };

  /** Whether the parent exists and can contain this kind. */
  const canPlace = async (parent: string | null, kind: ContentKind): Promise<boolean> => {
    const container = parent === null ? undefined : await get(parent);
    return parent === null || (container !== undefined && canContain(container.kind, kind));
  };

  /** Returns the node as written; undefined if it was deleted or moved in the meantime. */
  const write = async (
    { team_id, id, parent_id, media_id }: ContentNodeItem,
    set: Attributes,
    to: Pick<ContentNodeItem, 'parent_id' | 'media_id'>,
  ): Promise<ContentNodeItem | UnknownReference | undefined> => {
    const key = keyOf({ team_id, id });
    const unchanged = all(live, equals('parent_id', parent_id), equals('media_id', media_id));
    const steps = [
      ...(to.parent_id === parent_id ? [] : [...childStep(hub, parent_id, -1), ...childStep(hub, to.parent_id, 1)]),
      ...(to.media_id === media_id
        ? []
        : [...removeMediaUseSteps(team_id, media_id, id), ...nodeMediaSteps(hub, id, to.media_id)]),
    ];
    if (steps.length === 0) {
      const written = await db.update<ContentNodeItem>(key, { set }, unchanged);
      return written.ok ? written.value : undefined;
    }
    const moved = await db.transact([{ label: 'node', update: key, change: { set }, condition: unchanged }, ...steps]);
    if (moved.ok) return get(id);
    return hasFailed(moved.failed, 'node') ? undefined : unknownReference(moved.failed);
  };

  const change = async (
    id: string,
    input: ContentNodeChange,
    actor: Actor,
    now: Date,
  ): Promise<ContentNodeItem | UnknownReference | undefined> => {
    const current = await get(id);
    if (!current || Object.values(input).every((value) => value === undefined)) return current;
    const { parent_id = current.parent_id, media_id = current.media_id, position = current.position } = input;
    if (parent_id !== current.parent_id && !(await canPlace(parent_id, current.kind))) return 'unknown_parent';
    const stays = parent_id === current.parent_id;
    const moves = input.position !== undefined && !(stays && position === current.position);
    const moved = { id, position: stays ? current.position : undefined };
    const room = moves ? await makeRoomInIndex(db, childNodesOf(hub, parent_id), moved, position) : undefined;
    const place = { id, parent_id, position: room?.position ?? position };
    const set = {
      ...input,
      position: room?.position,
      ...siblingListing(hub, place),
      published_at: input.status === 'published' ? (current.published_at ?? now.toISOString()) : undefined,
      updated_at: now.toISOString(),
      actor: { ...actor },
    };
    const written = await write(current, set, { parent_id, media_id });
    return written ?? change(id, input, actor, now);
  };

  const remove = async (id: string, actor: Actor, now: Date): Promise<boolean | 'has_children'> => {
    const current = await get(id);
    const counters = contentCountersKey(hub.team, id);
    if (!current || !counters) return false;
    const gone = await db.transact([
      {
        label: 'node',
        put: tombstone(keyOf(current), { entity: contentNodeEntity, actor, now }),
        condition: all(live, equals('parent_id', current.parent_id), equals('media_id', current.media_id)),
      },
      ...removeMediaUseSteps(hub.team, current.media_id, id),
      { ...contentCountersStep(counters, { set: { closed: true } }, HAS_NO_CHILDREN), label: 'children' },
      ...childStep(hub, current.parent_id, -1),
    ]);
    if (gone.ok) return true;
    return hasFailed(gone.failed, 'children') ? 'has_children' : remove(id, actor, now);
  };

  return {
    get,

    list(
      { parent, filter, dense = false, eventual = false }: ContentListing,
      page: PageRequest,
    ): Promise<Page<ContentNodeItem & Item>> {
      if (parent === undefined) {
        const ofHub = equals('hub_id', hub.hub);
        return db.query<ContentNodeItem>({
          ...contentNodesOf(hub),
          filter: filter ? all(ofHub, filter) : ofHub,
          dense,
          eventual,
          ...page,
        });
      }
      const partition = childNodesOf(hub, parent);
      return db.query<ContentNodeItem>({
        partition,
        prefix: POSITION_ORDER,
        index: 'listing',
        ...(filter && { filter, dense }),
        ...page,
      });
    },

    async create(
      input: NewContentNode,
      author: Author,
      actor: Actor,
      now: Date,
    ): Promise<ContentNodeItem | UnknownReference> {
      if (!(await canPlace(input.parent_id, input.kind))) return 'unknown_parent';
      const timestamp = now.toISOString();
      const node: ContentNodeItem = {
        id: newPlaceId(contentTag(hub.hub), now.getTime()),
        team_id: hub.team,
        hub_id: hub.hub,
        ...input,
        published_at: input.status === 'published' ? timestamp : null,
        author,
        created_at: timestamp,
        updated_at: timestamp,
      };
      const row: NewItem = {
        ...keyOf(node),
        ...siblingListing(hub, node),
        entity: contentNodeEntity,
        ...attributesOf(node),
        actor: { ...actor },
      };
      const more = [...childStep(hub, input.parent_id, 1), ...nodeMediaSteps(hub, node.id, input.media_id)];
      if (more.length === 0) return (await db.put(row, free)).ok ? node : 'unknown_parent';
      const made = await db.transact([{ put: row, condition: free }, ...more]);
      return made.ok ? node : unknownReference(made.failed);
    },

    /** Undefined if the node does not exist. */
    change,

    /** False if it does not exist. Fails with `has_children` also for a child that is added concurrently. */
    remove,
  };
};
