import type * as z from 'zod';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { listed, sortedBy } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { makeRoomInIndex, positionOrder } from '../../platform/positions/index-order.ts';
import { changeSlugged, createSlugged, removeSlugged, type Slugged, type SlugTaken } from '../slugs/slugged.ts';
import type { spaceChange, spaceInput } from './space-input.ts';
import {
  type SpaceItem,
  type SpaceVisibility,
  spaceEntity,
  spaceItemKey,
  spaceSlugEntity,
  spacesInOrder,
} from './space-item.ts';

const slugged = (hub: HubKey, id: string): Slugged => ({
  id,
  key: spaceItemKey(hub, id),
  pointer: (slug) => ({ pk: hubPartition(hub), sk: `SPACE_SLUG#${slug}`, entity: spaceSlugEntity, id }),
});

/** A new space with a given slug. */
export type SluggedSpace = z.output<ReturnType<typeof spaceInput>> & { readonly slug: string };

const rowOf = (hub: HubKey, id: string, input: SluggedSpace, actor: Actor, now: Date) => ({
  ...spaceItemKey(hub, id),
  entity: spaceEntity,
  ...listed({ partition: spacesInOrder(hub), sort: positionOrder(input.position, id) }),
  id,
  team_id: hub.team,
  hub_id: hub.hub,
  ...input,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  actor: { ...actor },
});

/** The steps that create a hub's first spaces in the transaction that creates the hub. */
export const firstSpaces = (hub: HubKey, inputs: readonly SluggedSpace[], actor: Actor, now: Date): readonly Step[] =>
  inputs.flatMap((input) => {
    const id = newId();
    return [{ put: slugged(hub, id).pointer(input.slug) }, { put: rowOf(hub, id, input, actor, now) }];
  });

/** One hub's spaces. */
export const spaces = (db: Table, hub: HubKey) => ({
  /** Returns the space; `undefined` if it does not exist or the caller may not see it. */
  async get(id: string, visible: readonly SpaceVisibility[]): Promise<SpaceItem | undefined> {
    const space = await db.get<SpaceItem>(spaceItemKey(hub, id));
    return space && visible.includes(space.visibility) ? space : undefined;
  },

  create(input: z.output<ReturnType<typeof spaceInput>>, actor: Actor, now: Date): Promise<SpaceItem | SlugTaken> {
    const id = newId();
    const row = (slug: string) => rowOf(hub, id, { ...input, slug }, actor, now);
    return createSlugged(db, slugged(hub, id), input, row);
  },

  /** Returns the updated space; `undefined` if it does not exist. */
  async change(
    current: SpaceItem,
    input: z.output<ReturnType<typeof spaceChange>>,
    actor: Actor,
    now: Date,
  ): Promise<SpaceItem | SlugTaken | undefined> {
    if (Object.values(input).every((value) => value === undefined)) return current;
    const to = input.position === current.position ? undefined : input.position;
    const room = to === undefined ? undefined : await makeRoomInIndex(db, spacesInOrder(hub), current, to);
    const place = room && { position: room.position, ...sortedBy(positionOrder(room.position, current.id)) };
    const set = { ...input, ...place, updated_at: now.toISOString(), actor: { ...actor } };
    return changeSlugged(db, slugged(hub, current.id), current, set);
  },

  /** Returns false if the space does not exist. */
  remove: (current: SpaceItem, actor: Actor, now: Date): Promise<boolean> =>
    removeSlugged(db, slugged(hub, current.id), current, { entity: spaceEntity, actor, now }),
});
