import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import { absent, all, equals, live } from '../../platform/db/expression.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

export const MAX_PINS = 10;

/** The step that pins or unpins a discussion; it fails if the pins changed in the meantime. */
export const pinStep = (space: SpaceItem, id: string, pinned: boolean): Step => {
  const { pinned_ids: current } = space;
  const others = (current ?? []).filter((one) => one !== id);
  return {
    label: 'pins',
    update: spaceItemKey(hubOf(space), space.id),
    change: { set: { pinned_ids: pinned ? [id, ...others] : others } },
    condition: all(live, current ? equals('pinned_ids', current) : absent('pinned_ids')),
  };
};

export const canPin = ({ pinned_ids = [] }: SpaceItem, id: string): boolean =>
  pinned_ids.includes(id) || pinned_ids.length < MAX_PINS;

/** Reads the space again after a concurrent change of its pins. */
export const rereadSpace = (db: Table, space: SpaceItem): Promise<SpaceItem | undefined> =>
  db.get<SpaceItem>(spaceItemKey(hubOf(space), space.id));
