import { duePartition } from '../../../platform/db/due-shards.ts';
import type { Change } from '../../../platform/db/expression.ts';
import { listed, UNLISTED } from '../../../platform/db/listing.ts';
import { type DomainItem, dueOrder, PENDING_DOMAINS } from './domain-item.ts';
import { type Checked, signature } from './domain-steps.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Hours until a domain without a proof becomes `failed`. */
export const PENDING_HOURS = 72;

export const isOver = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= PENDING_HOURS * HOUR_MS;

/** The attributes of a domain that is looked up again at this time. */
export const dueAt = (at: Date, hub: string) =>
  listed({ partition: duePartition(PENDING_DOMAINS, hub), sort: dueOrder(at, hub) });

/** The time of the next check: after a tenth of the time waited so far, at least a minute and at most an hour. */
export const nextCheck = (since: Date, now: Date): Date => {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(MINUTE_MS, waited / 10)));
};

/** The change after a check without a proof: `pending` with the next check, or `failed` after `PENDING_HOURS`. */
export const retryOrFail = (current: DomainItem, by: Checked): Change => {
  const { now } = by;
  const since = current.status === 'pending' && current.pending_since ? new Date(current.pending_since) : now;
  if (isOver(since, now)) return { set: { ...signature(by), status: 'failed' }, remove: UNLISTED };
  const due = dueAt(nextCheck(since, now), current.hub_id);
  return { set: { ...signature(by), ...due, status: 'pending', pending_since: since.toISOString() } };
};
