import { openTargetIds } from '../../access/rules/gate.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { membershipForVisibility } from '../../hubs/people/members/standing.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { type ContentNodeItem, contentNodeKey } from './content-node-item.ts';
import { type VisibleNode, visibleContent } from './visible-content.ts';

/** A node that the caller may see. */
export interface AdmittedContent extends VisibleNode {
  readonly hub: HubItem;
  readonly reader: Reader;
}

/** A node never changes its hub, so the hub id is cached per process. */
const knownHubs = new Recent<string>(5_000);

const accessKeys = (hub: HubKey, reader: Reader): readonly Key[] => [
  hubItemKey(hub),
  ...(reader.kind === 'contact' ? [memberKey(hub, reader.id)] : []),
];

/** One round trip; two if the hub is not cached yet. */
const readAll = async (db: Table, key: Key, team: TeamId, reader: Reader): Promise<ReadRows> => {
  const known = knownHubs.get(key.pk);
  const rows = await gather(db, [key, ...(known === undefined ? [] : accessKeys({ team, hub: known }, reader))]);
  const hub = rows<ContentNodeItem>(key)?.hub_id;
  if (hub === undefined || hub === known) return rows;
  knownHubs.set(key.pk, hub);
  return gather(db, [key, ...accessKeys({ team, hub }, reader)], {}, rows);
};

/**
 * Admits the caller to a node. `not_found` if it does not exist in the team or the caller may not see it; `barred` if
 * they could see it but are banned or suspended in its hub. A locked node is returned with `is_locked`; with `unlocked`
 * it is `not_found`.
 */
export const admitContent = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
  { unlocked = false }: { readonly unlocked?: boolean } = {},
): Promise<AdmittedContent | 'not_found' | 'barred'> => {
  const key = contentNodeKey(team, id);
  if (!key) return 'not_found';
  const rows = await readAll(db, key, team, caller);
  const node = rows<ContentNodeItem>(key);
  const place = { team, hub: node?.hub_id ?? '' };
  const hub = rows<HubItem>(hubItemKey(place));
  if (!node || !hub) return 'not_found';
  const own = caller.kind === 'contact' ? rows<MemberItem>(memberKey(place, caller.id)) : undefined;
  const { member, isBarred } = membershipForVisibility(own, now);
  if (caller.kind === 'contact' && !member) return 'not_found';
  const reader = caller.kind === 'contact' ? { ...caller, member } : caller;
  if (!(await openTargetIds(db, reader, place, [{ ...hub, type: 'hub' }], now)).has(hub.id)) return 'not_found';
  const [seen] = await visibleContent(db, reader, place, [node], now);
  if (!seen || (unlocked && seen.is_locked)) return 'not_found';
  return isBarred ? 'barred' : { ...seen, hub, reader };
};
