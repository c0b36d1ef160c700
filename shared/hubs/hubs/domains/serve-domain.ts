import type { Item } from '../../../platform/db/item.ts';
import { hubOf } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type DomainItem, domainItemKey } from './domain-item.ts';
import { unchanged } from './domain-steps.ts';

/**
 * Sets a verified domain to `active`, or back to `verified`, in the name of an operator. Returns false if it
 * was changed since it was read.
 */
export const serveDomain = async (
  db: Table,
  current: DomainItem & Item,
  status: 'active' | 'verified',
  { operator, now }: { readonly operator: string; readonly now: Date },
): Promise<boolean> => {
  const set = { status, updated_at: now.toISOString(), actor: { type: 'operator', id: operator } };
  return (await db.update(domainItemKey(hubOf(current)), { set }, unchanged(current))).ok;
};
