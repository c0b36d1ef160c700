import type { Item } from '../../platform/db/item.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DomainItem, domainItemKey, domainPointerKey } from './domains/domain-item.ts';
import { type HubItem, hubItemKey } from './hub-item.ts';

/** The hub that proved ownership of this domain, with the domain's row; `undefined` if none has. */
export const holderOfDomain = async (
  db: Table,
  domain: string,
): Promise<{ readonly hub: HubItem; readonly item: DomainItem & Item } | undefined> => {
  const pointer = await db.get<{ team_id: string; hub_id: string }>(domainPointerKey(domain));
  if (!pointer) return undefined;
  const key = { team: pointer.team_id, hub: pointer.hub_id };
  const [hub, item] = await rowsAt<[HubItem, DomainItem & Item]>(db, [hubItemKey(key), domainItemKey(key)]);
  return hub && item?.domain === domain ? { hub, item } : undefined;
};

/** The hub that is served at this domain; `undefined` if the domain is not active. */
export const hubOfDomain = async (db: Table, domain: string): Promise<HubItem | undefined> => {
  const holder = await holderOfDomain(db, domain);
  return holder?.item.status === 'active' ? holder.hub : undefined;
};
