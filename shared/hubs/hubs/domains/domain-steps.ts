import { absent, all, type Change, type Condition, either, equals, free } from '../../../platform/db/expression.ts';
import type { Actor, Item } from '../../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../../platform/db/key.ts';
import type { Deletion } from '../../../platform/db/store.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { type DomainItem, domainItemKey, domainPointerKey, hubDomainEntity, isProved } from './domain-item.ts';

export const readDomain = (db: Table, hub: HubKey): Promise<(DomainItem & Item) | undefined> =>
  db.get<DomainItem>(domainItemKey(hub));

/** The table, and who checks a domain when. */
export interface Checked {
  readonly db: Table;
  readonly actor: Actor;
  readonly now: Date;
}

/** The attributes of every change of a status. */
export const signature = ({ actor, now }: Pick<Checked, 'actor' | 'now'>) => ({
  checked_at: now.toISOString(),
  updated_at: now.toISOString(),
  actor: { ...actor },
});

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
    { put: tombstone(key, { entity: hubDomainEntity, ...by }), condition: unchanged(current) },
    ...releaseSteps(current),
  ];
};

/** Changes a domain that is as it was read, together with the other steps, and returns the row as it is afterwards. */
export const saveDomain = async (
  current: DomainItem,
  change: Change,
  db: Table,
  together: readonly Step[] = [],
): Promise<DomainItem | undefined> => {
  const key = domainItemKey(hubOf(current));
  if (together.length === 0) {
    const written = await db.update<DomainItem>(key, change, unchanged(current));
    return written.ok ? written.value : readDomain(db, hubOf(current));
  }
  await db.transact([{ update: key, change, condition: unchanged(current) }, ...together]);
  return readDomain(db, hubOf(current));
};
