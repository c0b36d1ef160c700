import { duePartition } from '../../../platform/db/due-shards.ts';
import { type Change, either, equals, free } from '../../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../../platform/db/item.ts';
import { hubOf } from '../../../platform/db/key.ts';
import { listed, UNLISTED } from '../../../platform/db/listing.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { TxtLookup } from '../../../platform/dns/txt-lookup.ts';
import {
  type DomainItem,
  domainItemKey,
  domainPointerKey,
  dueOrder,
  isProved,
  PENDING_DOMAINS,
} from './domain-item.ts';
import { challengeName } from './domain-name.ts';
import { readDomain, unchanged } from './domain-steps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Hours until a pending domain without a proof becomes `failed`. */
export const PENDING_HOURS = 72;

/** The time of the next check: after a tenth of the time waited so far, at least a minute and at most an hour. */
const nextCheck = (since: Date, now: Date): Date => {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(MINUTE_MS, waited / 10)));
};

interface Check {
  readonly db: Table;
  readonly lookup: TxtLookup;
  readonly actor: Actor;
  readonly now: Date;
}

/** Verifies the domain for this hub. Returns `domain_taken` and sets `failed` if another hub verified it first. */
const claimDomain = async (current: DomainItem, signed: Attributes, db: Table, at: string) => {
  const { team_id, hub_id, domain } = current;
  const hub = hubOf(current);
  const key = domainItemKey(hub);
  const pointer = { ...domainPointerKey(domain), entity: 'domain_pointer', team_id, hub_id };
  const proved = await db.transact([
    { put: pointer, condition: either(free, equals('hub_id', hub_id)), label: 'taken' },
    {
      update: key,
      change: { set: { ...signed, status: 'verified', verified_at: at }, remove: UNLISTED },
      condition: unchanged(current),
    },
  ]);
  if (proved.ok || proved.failed.every(({ label }) => label !== 'taken')) return readDomain(db, hub);
  await db.update(key, { set: { ...signed, status: 'failed' }, remove: UNLISTED }, unchanged(current));
  return 'domain_taken';
};

/** The change after a check without a proof: `pending` with the next check, or `failed` after `PENDING_HOURS`. */
const retryOrFail = (current: DomainItem, signed: Attributes, now: Date): Change => {
  const since = current.status === 'pending' && current.pending_since ? new Date(current.pending_since) : now;
  if (now.getTime() - since.getTime() >= PENDING_HOURS * HOUR_MS)
    return { set: { ...signed, status: 'failed' }, remove: UNLISTED };
  const due = listed({
    partition: duePartition(PENDING_DOMAINS, current.hub_id),
    sort: dueOrder(nextCheck(since, now), current.hub_id),
  });
  return { set: { ...signed, ...due, status: 'pending', pending_since: since.toISOString() } };
};

/**
 * Looks up the DNS proof of a hub's domain. With the proof, the domain is verified for this hub alone; without it, the
 * domain is pending, or failed after `PENDING_HOURS`. After a concurrent change, nothing is written and the current row
 * is returned; `undefined` if the domain was removed.
 */
export const checkDomain = async (
  current: DomainItem,
  { db, lookup, actor, now }: Check,
): Promise<DomainItem | 'domain_taken' | undefined> => {
  if (isProved(current)) return current;
  const at = now.toISOString();
  const signed = { checked_at: at, updated_at: at, actor: { ...actor } };
  const records = await lookup(challengeName(current.domain));
  if (records?.includes(current.challenge)) return claimDomain(current, signed, db, at);
  const hub = hubOf(current);
  const written = await db.update<DomainItem>(
    domainItemKey(hub),
    retryOrFail(current, signed, now),
    unchanged(current),
  );
  return written.ok ? written.value : readDomain(db, hub);
};
