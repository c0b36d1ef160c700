import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DomainItem, domainItemKey, domainPointerKey } from './domains/domain-item.ts';
import { type HubItem, hubItemKey } from './hub-item.ts';

/** The hub that is served at this domain; `undefined` if the domain is not active. */
export const hubOfDomain = async (db: Table, domain: string): Promise<HubItem | undefined> => {
  const pointer = await db.get<{ team_id: string; hub_id: string }>(domainPointerKey(domain));
  if (!pointer) return undefined;
  const key = { team: pointer.team_id, hub: pointer.hub_id };
  const [hub, item] = await rowsAt<[HubItem, DomainItem]>(db, [hubItemKey(key), domainItemKey(key)]);
  return item?.status === 'active' && item.domain === domain ? hub : undefined;
};
