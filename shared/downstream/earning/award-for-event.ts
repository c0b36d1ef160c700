import type { RuleType } from '../../engagement/achievements/achievement-item.ts';
import { awardMet, currentMember, ofTypes, rulesOf } from '../../engagement/achievements/award-met.ts';
import { dayOf } from '../../engagement/achievements/counted-action-item.ts';
import { countedActions } from '../../engagement/achievements/counted-actions.ts';
import { isActivity } from '../../engagement/achievements/counted-event.ts';
import type { RuleItem } from '../../engagement/achievements/offer-item.ts';
import { scheduleTenureChecks } from '../../engagement/achievements/tenure.ts';
import { dayNumber } from '../../engagement/achievements/windows.ts';
import { readRsvpId } from '../../engagement/hub-events/rsvp-item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { actionsOf } from './actions-of.ts';
import { countAttendance } from './attendance.ts';

/** The counts that an event changed, by contact. */
type ChangedCounts = ReadonlyMap<string, ReadonlySet<RuleType>>;

const ARRIVED: ReadonlySet<string> = new Set(['member.joined', 'member.unbanned', 'member.reinstated']);
const ANSWERED: ReadonlySet<string> = new Set(['event.rsvp', 'event.promoted']);

/** Counts the actions of an event. Idempotent; a repeated call returns the same. */
const count = async (db: Table, hub: HubKey, told: PublishedEvent, now: Date): Promise<ChangedCounts> => {
  const { actor, type, resource_id, contact_id } = told;
  const of = countedActions(db, hub);
  const touched: [string, RuleType][] = [];
  const done = await actionsOf(db, told);
  await Promise.all(done.map((deed) => of.record(deed)));
  touched.push(...done.map(({ contact, kind }): [string, RuleType] => [contact, kind]));
  if (actor && isActivity(told)) {
    await of.recordActiveDay(actor.id, dayOf(told.at));
    touched.push([actor.id, 'days_active']);
  }
  if (ANSWERED.has(type)) {
    const { event, contact } = readRsvpId(resource_id);
    if (await countAttendance(db, { hub, contact, event }, now)) touched.push([contact, 'events_attended']);
  }
  if (type === 'achievement.earned' && contact_id !== undefined) touched.push([contact_id, 'points_total']);
  const byContact = Map.groupBy(touched, ([contact]) => contact);
  return new Map([...byContact].map(([contact, all]) => [contact, new Set(all.map(([, kind]) => kind))]));
};

/** Evaluates all rules for a member who joined or returned, and schedules their tenure. */
const arrive = async (db: Table, hub: HubKey, contact: string, rules: readonly RuleItem[], now: Date) => {
  const member = await currentMember(db, hub, contact, now);
  if (!member) return;
  const today = dayNumber(now.toISOString());
  await awardMet(db, { hub, contact, now, ends: { first: today, last: today } }, rules);
  await scheduleTenureChecks(db, hub, member, rules, now);
};

/** Counts an event and awards what it earned. Idempotent in any order and concurrency, and after partial failures. */
export const awardForEvent = async (db: Table, told: PublishedEvent, now: Date): Promise<void> => {
  const hub = hubOf(told);
  const touched = await count(db, hub, told, now);
  const arrived = ARRIVED.has(told.type);
  if (touched.size === 0 && !arrived) return;
  const rules = await rulesOf(db, hub);
  if (rules.length === 0) return;
  const ends = { first: dayNumber(told.at), last: Math.max(dayNumber(told.at), dayNumber(now.toISOString())) };
  for (const [contact, types] of touched) await awardMet(db, { hub, contact, now, ends }, ofTypes(rules, types));
  if (arrived) await arrive(db, hub, told.resource_id, rules, now);
};
