import { absent, all, type Condition, either, equals, free } from '../../../platform/db/expression.ts';
import type { Item } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Deletion } from '../../../platform/db/store.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { type DomainItem, domainItemKey, domainPointerKey, isProved } from './domain-item.ts';

export const readDomain = (db: Table, hub: HubKey): Promise<(DomainItem & Item) | undefined> =>
  db.get<DomainItem>(domainItemKey(hub));

/** The condition that the domain is unchanged since it was read, or still absent. */
export const unchanged = (current: DomainItem | undefined): Condition =>
  current ? all(equals('challenge', current.challenge), equals('status', current.status)) : free;

/** The steps that release a verified domain for other hubs. */
export const releaseSteps = (current: DomainItem | undefined): readonly Step[] =>
  current && isProved(current)
    ? [
        {
          remove: domainPointerKey(current.domain),
          condition: either(absent('pk'), equals('hub_id', current.hub_id)),
        },
      ]
    : [];

/** The steps that delete a hub's domain. Without a domain, a check that there is still none. */
export const removalSteps = (
  hub: HubKey,
  current: DomainItem | undefined,
  by: Pick<Deletion, 'actor' | 'now'>,
): readonly Step[] => {
  const key = domainItemKey(hub);
  if (!current) return [{ check: key, condition: free }];
  return [
    { put: tombstone(key, { entity: 'hub_domain', ...by }), condition: unchanged(current) },
    ...releaseSteps(current),
  ];
};
