import { isInside, isLocked, knowsOf, type Reader, type SpaceView, spaceView } from '../../hubs/readers/readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from '../../hubs/space-memberships/space-membership-item.ts';
import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { opened } from '../rules/gate.ts';

/** A space, the caller's place in it and what they may do there. */
interface AdmittedSpace {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
  /** They know of it, but do not meet the access rule that stands on it. */
  readonly locked: boolean;
}

/** The rows that say what a reader may do in a space: to be read in one round trip, and given to `enterSpace`. */
export const spaceKeys = (
  hub: HubKey,
  space: string,
  reader: Pick<Reader, 'kind'> & { readonly id?: string },
): readonly Key[] => [
  spaceItemKey(hub, space),
  ...(reader.kind === 'contact' && reader.id !== undefined ? [spaceMembershipKey(hub, reader.id, space)] : []),
];

/**
 * A space and the reader's membership, as `spaceKeys` named them; `undefined` for a space that is not there for them.
 * `meets`: whether they meet the access rule on it, where there is one.
 */
export const judgeSpace = (
  reader: Reader,
  [space, membership]: readonly unknown[],
  meets: boolean,
): AdmittedSpace | undefined => {
  if (space === undefined) return undefined;
  const found = { space: space as SpaceItem, membership: membership as SpaceMembershipItem | undefined };
  const view = spaceView(reader, found.space, found.membership, meets);
  const inside = reader.kind === 'contact' && reader.member && isInside(reader.member, found.membership);
  const known = knowsOf(reader, found.space, view !== 'none' || inside === true);
  return known ? { ...found, view, locked: isLocked(reader, found.space, meets) } : undefined;
};

/** The same, asking the space's access rule where it has one: two round trips more then, and none otherwise. */
export const enterSpace = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  rows: readonly unknown[],
  now: Date,
): Promise<AdmittedSpace | undefined> => {
  const [space] = rows as readonly [SpaceItem?];
  const open = space && (await opened(db, reader, hub, [{ ...space, type: 'space' }], now));
  return judgeSpace(reader, rows, space !== undefined && open?.has(space.id) === true);
};

/** The space as the reader is admitted to it, in one round trip. The hub must be one that admitted them. */
export const admitSpace = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  space: string,
  now: Date,
): Promise<AdmittedSpace | undefined> =>
  enterSpace(db, reader, hub, await db.getMany(spaceKeys(hub, space, reader)), now);
