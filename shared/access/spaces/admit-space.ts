import { isInside, isLocked, maySeeSpace, type Reader, type SpaceView, spaceView } from '../../hubs/readers/readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from '../../hubs/space-memberships/space-membership-item.ts';
import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { openTargetIds } from '../rules/gate.ts';

/** A space with the reader's membership and access. */
interface AdmittedSpace {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
  /** The reader may see the space, but does not meet its access rule. */
  readonly locked: boolean;
}

/** The keys of the rows that `admitWithRows` needs, for one round trip. */
export const spaceKeys = (
  hub: HubKey,
  space: string,
  reader: Pick<Reader, 'kind'> & { readonly id?: string },
): readonly Key[] => [
  spaceItemKey(hub, space),
  ...(reader.kind === 'contact' && reader.id !== undefined ? [spaceMembershipKey(hub, reader.id, space)] : []),
];

/**
 * The space in the rows of `spaceKeys`; `undefined` if the reader may not see it. `meets`: whether the reader meets its
 * access rule, if it has one.
 */
export const admittedSpace = (
  reader: Reader,
  [space, membership]: readonly unknown[],
  meets: boolean,
): AdmittedSpace | undefined => {
  if (space === undefined) return undefined;
  const found = { space: space as SpaceItem, membership: membership as SpaceMembershipItem | undefined };
  const view = spaceView(reader, found.space, found.membership, meets);
  const inside = reader.kind === 'contact' && reader.member && isInside(reader.member, found.membership);
  const known = maySeeSpace(reader, found.space, view !== 'none' || inside === true);
  return known ? { ...found, view, locked: isLocked(reader, found.space, meets) } : undefined;
};

/** The same, with the access rule evaluated: two more round trips if the space has one. */
export const admitWithRows = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  rows: readonly unknown[],
  now: Date,
): Promise<AdmittedSpace | undefined> => {
  const [space] = rows as readonly [SpaceItem?];
  const open = space && (await openTargetIds(db, reader, hub, [{ ...space, type: 'space' }], now));
  return admittedSpace(reader, rows, space !== undefined && open?.has(space.id) === true);
};

/** Reads and admits in one round trip. The hub must have admitted the reader already. */
export const admitSpace = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  space: string,
  now: Date,
): Promise<AdmittedSpace | undefined> =>
  admitWithRows(db, reader, hub, await db.getMany(spaceKeys(hub, space, reader)), now);
