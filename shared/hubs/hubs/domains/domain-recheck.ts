import type { Change } from '../../../platform/db/expression.ts';
import { UNLISTED } from '../../../platform/db/listing.ts';
import type { DomainItem } from './domain-item.ts';
import { dueAt, HOUR_MS, isOver, nextCheck, retryOrFail } from './domain-retry.ts';
import { type Checked, releaseSteps, saveDomain, signature } from './domain-steps.ts';

/** Hours until the proof of a verified domain is looked up again. */
const RECHECK_HOURS = 24;

/** The attributes of a domain whose proof was just found. */
export const proofSeen = ({ hub_id }: Pick<DomainItem, 'hub_id'>, now: Date) => ({
  checked_at: now.toISOString(),
  proof_missing_since: null,
  ...dueAt(new Date(now.getTime() + RECHECK_HOURS * HOUR_MS), hub_id),
});

/** The change of a verified domain whose proof is gone for less than `PENDING_HOURS`. */
const missed = ({ hub_id }: DomainItem, since: Date, now: Date): Change => ({
  set: {
    checked_at: now.toISOString(),
    proof_missing_since: since.toISOString(),
    ...dueAt(nextCheck(since, now), hub_id),
  },
});

/**
 * Applies a look-up to a verified domain. Without the proof, the name is released for other hubs: at once, or if the
 * check is `patient` when the proof has been missing for `PENDING_HOURS`. If DNS did not answer, the domain stays as it
 * is and is looked up again after an hour.
 */
export const recheckDomain = (
  current: DomainItem,
  records: readonly string[] | undefined,
  { patient, ...by }: Checked & { readonly patient?: boolean },
): Promise<DomainItem | undefined> => {
  const { db, now } = by;
  if (!records) {
    const due = dueAt(new Date(now.getTime() + HOUR_MS), current.hub_id);
    return saveDomain(current, { set: due }, db);
  }
  if (records.includes(current.challenge)) return saveDomain(current, { set: proofSeen(current, now) }, db);
  if (!patient) return saveDomain(current, retryOrFail(current, by), db, releaseSteps(current));
  const since = current.proof_missing_since ? new Date(current.proof_missing_since) : now;
  if (!isOver(since, now)) return saveDomain(current, missed(current, since, now), db);
  const failed = { set: { ...signature(by), status: 'failed' }, remove: UNLISTED };
  return saveDomain(current, failed, db, releaseSteps(current));
};
