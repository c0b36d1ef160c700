import { absent, all, type Condition, either, equals, free } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import type { HubKey } from '../db/key.ts';
import type { Burial } from '../db/store.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { headstone } from '../db/write.ts';
import { type DomainItem, domainItemKey, domainPointerKey, isProved } from './domain-item.ts';

export const readDomain = (db: Table, hub: HubKey): Promise<(DomainItem & Item) | undefined> =>
  db.get<DomainItem>(domainItemKey(hub));

/** The domain stands as it was read, or there is none as there was none. */
export const unchanged = (current: DomainItem | undefined): Condition =>
  current ? all(equals('challenge', current.challenge), equals('status', current.status)) : free;

/** What gives a proved domain free again. */
export const release = (current: DomainItem | undefined): readonly Step[] =>
  current && isProved(current)
    ? [
        {
          remove: domainPointerKey(current.domain),
          condition: either(absent('pk'), equals('hub_id', current.hub_id)),
        },
      ]
    : [];

/** What takes a hub's domain from it; where there is none, it holds the place free. */
export const withdraw = (
  hub: HubKey,
  current: DomainItem | undefined,
  by: Pick<Burial, 'actor' | 'at'>,
): readonly Step[] => {
  const key = domainItemKey(hub);
  if (!current) return [{ check: key, condition: free }];
  return [{ put: headstone(key, { entity: 'hub_domain', ...by }), condition: unchanged(current) }, ...release(current)];
};
