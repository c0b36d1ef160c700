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

/** The spaces of a hub that are visible to a reader, by position. */
export const pageOfSpaces = (
  db: Table,
  hub: HubKey,
  visible: VisibleSpaces,
  page: PageRequest,
): Promise<Page<SpaceItem & Item>> =>
  db.query<SpaceItem>({
    partition: spacesInOrder(hub),
    prefix: POSITION_ORDER,
    index: 'listing',
    filter: isVisible(visible),
    ...page,
  });
