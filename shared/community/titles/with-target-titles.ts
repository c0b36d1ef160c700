import type { Reader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { titleKeys, titleOf } from './target-title.ts';

interface Targeting {
  readonly target_type: string | null;
  readonly target_id: string | null;
}

const targetOf = ({ target_type: type, target_id: id }: Targeting) =>
  type === null || id === null ? undefined : { type, id };

/**
 * The items of a hub with the current titles of their targets, as far as the creator may read them: one more round
 * trip for any number of items, none without targets. A change of a title may be missing for a moment.
 */
export const withTargetTitles = async <T extends Targeting>(
  db: Table,
  hub: HubKey,
  items: readonly T[],
  reader: Reader,
): Promise<readonly (T & { readonly target_title: string | null })[]> => {
  const creator = reader.kind === 'user' || reader.kind === 'key' ? reader : undefined;
  const targets = creator ? items.flatMap((item) => targetOf(item) ?? []) : [];
  const rows = await gather(
    db,
    targets.flatMap((target) => titleKeys(hub, target)),
    { eventual: true },
  );
  return items.map((item) => {
    const target = targetOf(item);
    return { ...item, target_title: target && creator ? titleOf(hub, target, creator, rows) : null };
  });
};
