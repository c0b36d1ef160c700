import type { HubKey, Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type SpaceItem, spaceItemKey } from '../hubs/space-item.ts';
import { knowsOf, type Reader, type SpaceView, spaceView } from './readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from './space-membership-item.ts';

/** A space, the caller's place in it and what they may do there. */
export interface AdmittedSpace {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
}

/** The rows that say what a reader may do in a space: to be read in one round trip, and given to `judgeSpace`. */
export const spaceKeys = (
  hub: HubKey,
  space: string,
  reader: Pick<Reader, 'kind'> & { readonly id?: string },
): readonly Key[] => [
  spaceItemKey(hub, space),
  ...(reader.kind === 'contact' && reader.id !== undefined ? [spaceMembershipKey(hub, reader.id, space)] : []),
];

/** A space and the reader's membership, as `spaceKeys` named them; `undefined` for a space that is not there for them. */
export const judgeSpace = (reader: Reader, [space, membership]: readonly unknown[]): AdmittedSpace | undefined => {
  if (space === undefined) return undefined;
  const found = { space: space as SpaceItem, membership: membership as SpaceMembershipItem | undefined };
  const view = spaceView(reader, found.space, found.membership);
  return knowsOf(reader, found.space, view !== 'none') ? { ...found, view } : undefined;
};

/** The space as the reader is admitted to it, in one round trip. The hub must be one that admitted them. */
export const admitSpace = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  space: string,
): Promise<AdmittedSpace | undefined> => judgeSpace(reader, await db.getMany(spaceKeys(hub, space, reader)));
