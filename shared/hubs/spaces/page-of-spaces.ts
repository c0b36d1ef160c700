import { all, type Condition, either, equals, oneOf } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { POSITION_ORDER } from '../../platform/positions/index-order.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { type SpaceItem, type SpaceVisibility, spacesInOrder } from './space-item.ts';

/**
 * The spaces visible to a reader: by visibility, by id and, with `byRule`, all spaces with access by rule, including
 * those locked for the reader.
 */
export interface VisibleSpaces {
  readonly visibilities: readonly SpaceVisibility[];
  readonly ids?: readonly string[];
  readonly byRule?: boolean;
}

/** The most values in one DynamoDB `IN` comparison. */
const MAX_VALUES = 100;

const isVisible = ({ visibilities, ids = [], byRule = false }: VisibleSpaces): Condition =>
  either(
    ...(byRule ? [all(equals('gated', true), equals('access_level', 'rule'))] : []),
    ...visibilities.map((visibility) => equals('visibility', visibility)),
    ...inParts(ids, MAX_VALUES).map((part) => oneOf('id', part)),
  );

/** More ids can exceed DynamoDB's limit of 4 KB for an expression. */
const MAX_IDS = 500;

const sees = (
  { visibilities, ids = [], byRule = false }: VisibleSpaces,
  { id, visibility, gated, access_level }: SpaceItem,
): boolean =>
  (byRule && gated === true && access_level === 'rule') || visibilities.includes(visibility) || ids.includes(id);

/**
 * The spaces of a hub that are visible to a reader, by position. For a member of very many spaces they are chosen after
 * reading, so a page can be shorter than requested.
 */
export const pageOfSpaces = async (
  db: Table,
  hub: HubKey,
  visible: VisibleSpaces,
  page: PageRequest,
): Promise<Page<SpaceItem & Item>> => {
  const isInFilter = (visible.ids ?? []).length <= MAX_IDS;
  const { items, next } = await db.query<SpaceItem>({
    partition: spacesInOrder(hub),
    prefix: POSITION_ORDER,
    index: 'listing',
    ...(isInFilter && { filter: isVisible(visible) }),
    ...page,
  });
  return { items: isInFilter ? items : items.filter((space) => sees(visible, space)), next };
};
