import { gather } from '../../platform/db/gather.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { DRIP, type DripCampaignItem, dripCampaignKey } from '../drip/campaign-item.ts';
import { type DripRef, dripRefs } from '../drip/drip-ref.ts';
import { type DripWait, type EntryItem, entryKey } from '../drip/entry-item.ts';
import type { DripOverrideItem } from '../drip/override-item.ts';
import type { AccessRuleItem, TargetId } from './rule-item.ts';

/** A target that denies every member until a drip campaign unlocks it. `drips` names the campaigns. */
interface DripLock {
  readonly target: TargetId;
  readonly drips: ReadonlySet<string>;
}

/** The lock of a rule without conditions that names drip campaigns; `undefined` for other rules. */
export const dripLock = (target: TargetId, { conditions, drips }: AccessRuleItem): DripLock | undefined =>
  drips && drips.size > 0 && Array.isArray(conditions) && conditions.length === 0 ? { target, drips } : undefined;

/** When a target unlocks; null if that is not known. `undefined` if no drip campaign locks it. */
export type UnlockTimes = (target: TargetId) => string | null | undefined;

export const NO_UNLOCK_TIMES: UnlockTimes = () => undefined;

type StepOverrides = ReadonlyMap<string, Pick<DripOverrideItem, 'at' | 'is_skipped'>>;

const usualTime = ({ at, seconds = 0 }: DripWait, started: string): number =>
  at === undefined ? Date.parse(started) + seconds * 1000 : Date.parse(at);

/** The time (ms) at which the member passes the step that unlocks the target; steps run one after the other. */
export const unlockTime = (
  { inside, entered_at, waits = [] }: EntryItem,
  overrides: StepOverrides,
  { type, id }: TargetId,
): number | undefined => {
  if (!inside) return undefined;
  let reached = 0;
  for (const wait of waits) {
    const { at, is_skipped = false } = overrides.get(wait.step_id) ?? {};
    if (is_skipped) continue;
    reached = Math.max(reached, at ? Date.parse(at) : usualTime(wait, entered_at));
    if (wait.target_type === type && wait.target_id === id) return reached;
  }
  return undefined;
};

/** The time when all closed targets are unlocked; null if one of them has no known time. */
export const lastUnlock = (unlocks: UnlockTimes, closed: readonly TargetId[]): string | null => {
  const times = closed.map((target) => unlocks(target) ?? null);
  return times.reduce<string | null>(
    (last, time) => (last === null || time === null ? null : time > last ? time : last),
    times[0] ?? null,
  );
};

/**
 * When drip campaigns unlock the targets for a member: the earliest time of the campaigns that lock one. One round trip
 * for any number of targets, and none if no campaign locks any. A paused campaign has no time, a deleted one locks
 * nothing.
 */
export const unlockTimes = async (
  db: Table,
  hub: HubKey,
  contact: string,
  locks: readonly DripLock[],
): Promise<UnlockTimes> => {
  const refs = new Map(
    locks.flatMap(({ drips }) => dripRefs(drips)).map((ref): [string, DripRef] => [ref.campaign, ref]),
  );
  if (refs.size === 0) return NO_UNLOCK_TIMES;
  const campaignOf = ({ campaign }: DripRef) => dripCampaignKey(hub, campaign);
  const entryOf = ({ automation }: DripRef) => entryKey(hub, contact, automation);
  const [rows, own] = await Promise.all([
    gather(
      db,
      [...refs.values()].flatMap((ref) => [campaignOf(ref), entryOf(ref)]),
      { eventual: true },
    ),
    queryAll<DripOverrideItem>(db, { partition: memberPartition(hub, contact), prefix: DRIP, eventual: true }),
  ]);
  const overrides: StepOverrides = new Map(own.map((one) => [one.step_id, one]));
  const timesOf = (target: TargetId, campaigns: readonly DripRef[]): readonly number[] =>
    campaigns.flatMap((ref) => {
      const entry = rows<EntryItem>(entryOf(ref));
      if (!entry || rows<DripCampaignItem>(campaignOf(ref))?.status !== 'active') return [];
      return unlockTime(entry, overrides, target) ?? [];
    });
  const named = (target: TargetId): string => `${target.type}#${target.id}`;
  const known = new Map(
    locks.flatMap(({ target, drips }): readonly [string, string | null][] => {
      const campaigns = dripRefs(drips).filter((ref) => rows(campaignOf(ref)) !== undefined);
      if (campaigns.length === 0) return [];
      const times = timesOf(target, campaigns);
      return [[named(target), times.length > 0 ? new Date(Math.min(...times)).toISOString() : null]];
    }),
  );
  return (target) => known.get(named(target));
};
