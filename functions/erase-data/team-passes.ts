import type { TeamErasureItem } from '../../shared/accounts/teams/team-erasure-item.ts';

/** A pass over all data, and how many rows it found. */
export interface EndedPass {
  readonly endedPass: number;
  readonly found: number;
}

interface FollowingPass {
  readonly job: { readonly pass: number; readonly not_before?: string };
  readonly seconds: number;
}

/** The pause between two passes in seconds: every request from before the first one has ended by then. */
const PAUSE_SECONDS = 60;
/** The pause of later passes, which wait for a provider that still writes. */
const LONG_PAUSE_SECONDS = 600;
const QUICK_PASSES = 5;
/** The maximum delay of a message in seconds. */
export const MAX_DELAY_SECONDS = 900;
/** The last pass follows when the table's stream has forgotten every change from before the deletion. */
const LAST_PASS_HOURS = 25;
const LAST_PASS = 1_000;
/** Every row is removed by then, unless something still writes for the team. */
const LATE_HOURS = 50;

export const secondsUntil = (time: string | undefined, now: Date): number =>
  time === undefined ? 0 : Math.ceil((Date.parse(time) - now.getTime()) / 1_000);

type Requested = Pick<TeamErasureItem, 'requested_at'>;

const hoursAfter = ({ requested_at }: Requested, hours: number): Date =>
  new Date(Date.parse(requested_at) + hours * 3_600_000);

/** Whether an erasure that is still running should have ended. */
export const isOverdue = (erasure: Requested & Pick<TeamErasureItem, 'status'>, now: Date): boolean =>
  erasure.status === 'running' && now > hoursAfter(erasure, LATE_HOURS);

/**
 * The pass that follows, if any, and whether the ended one showed that nothing is left. The first one never does. An
 * erasure is late if a pass still finds rows two days after the deletion.
 */
export const followingPass = (
  { endedPass, found }: EndedPass,
  erasure: Requested,
  now: Date,
): { readonly isClean: boolean; readonly isLate: boolean; readonly next?: FollowingPass } => {
  const isClean = found === 0 && endedPass > 1;
  const isLate = !isClean && now > hoursAfter(erasure, LATE_HOURS);
  if (!isClean) {
    const seconds = endedPass < QUICK_PASSES ? PAUSE_SECONDS : LONG_PAUSE_SECONDS;
    return { isClean, isLate, next: { job: { pass: endedPass + 1 }, seconds } };
  }
  if (endedPass >= LAST_PASS) return { isClean, isLate };
  const last = hoursAfter(erasure, LAST_PASS_HOURS).toISOString();
  const seconds = Math.min(MAX_DELAY_SECONDS, Math.max(0, secondsUntil(last, now)));
  return { isClean, isLate, next: { job: { pass: LAST_PASS, not_before: last }, seconds } };
};
