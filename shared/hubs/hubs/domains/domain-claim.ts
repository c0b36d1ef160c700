import { either, equals, free } from '../../../platform/db/expression.ts';
import { hubOf } from '../../../platform/db/key.ts';
import { UNLISTED } from '../../../platform/db/listing.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type DomainItem, domainItemKey, domainPointerEntity, domainPointerKey, isProved } from './domain-item.ts';
import { proofSeen, recheckDomain } from './domain-recheck.ts';
import { type Checked, readDomain, saveDomain, signature, unchanged } from './domain-steps.ts';

const SYSTEM = { type: 'system', id: 'verify-domains' } as const;

/** Verifies the domain for this hub, or returns `domain_taken` without writing if another hub has verified it. */
const claim = async (current: DomainItem, by: Checked): Promise<DomainItem | 'domain_taken' | undefined> => {
  const { db, now } = by;
  const { team_id, hub_id, domain } = current;
  const verified_at = now.toISOString();
  const proved = await db.transact([
    {
      put: { ...domainPointerKey(domain), entity: domainPointerEntity, team_id, hub_id },
      condition: either(free, equals('hub_id', hub_id)),
      label: 'taken',
    },
    {
      update: domainItemKey(hubOf(current)),
      change: { set: { ...signature(by), ...proofSeen(current, now), status: 'verified', verified_at } },
      condition: unchanged(current),
    },
  ]);
  if (!proved.ok && proved.failed.some(({ label }) => label === 'taken')) return 'domain_taken';
  return readDomain(db, hubOf(current));
};

/** Releases a name whose holder has lost its proof, so that a former owner of the name does not keep it. */
const isReleased = async (db: Table, domain: string, records: readonly string[], now: Date): Promise<boolean> => {
  const pointer = await db.get<{ team_id: string; hub_id: string }>(domainPointerKey(domain));
  if (!pointer) return true;
  const holder = await readDomain(db, { team: pointer.team_id, hub: pointer.hub_id });
  if (!holder || holder.domain !== domain || records.includes(holder.challenge)) return false;
  const left = await recheckDomain(holder, records, { db, actor: SYSTEM, now });
  return !left || !isProved(left);
};

/**
 * Verifies the domain for this hub. A name that another hub has verified is taken only from a hub whose own proof is
 * gone; otherwise returns `domain_taken` and sets `failed`.
 */
export const claimDomain = async (
  current: DomainItem,
  records: readonly string[],
  by: Checked,
): Promise<DomainItem | 'domain_taken' | undefined> => {
  const claimed = await claim(current, by);
  if (claimed !== 'domain_taken') return claimed;
  const again = (await isReleased(by.db, current.domain, records, by.now)) ? await claim(current, by) : claimed;
  if (again !== 'domain_taken') return again;
  await saveDomain(current, { set: { ...signature(by), status: 'failed' }, remove: UNLISTED }, by.db);
  return 'domain_taken';
};
