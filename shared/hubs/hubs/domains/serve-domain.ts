import type { Item } from '../../../platform/db/item.ts';
import { hubOf } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type DomainItem, domainItemKey } from './domain-item.ts';
import { unchanged } from './domain-steps.ts';

/**
 * Sets a verified domain to `active`, or back to `verified`, in the name of an operator. Returns the row that results;
 * `undefined` if the domain was changed since it was read.
 */
export const serveDomain = async (
  db: Table,
  current: DomainItem & Item,
  status: 'active' | 'verified',
  { operator, now }: { readonly operator: string; readonly now: Date },
): Promise<DomainItem | undefined> => {
  if (current.status === status) return current;
  const set = { status, updated_at: now.toISOString(), actor: { type: 'operator', id: operator } };
  const written = await db.update<DomainItem>(domainItemKey(hubOf(current)), { set }, unchanged(current));
  return written.ok ? written.value : undefined;
};
