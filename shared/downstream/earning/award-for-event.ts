import type { RuleType } from '../../engagement/achievements/achievement-item.ts';
import { awardMet, currentMember, ofTypes, rulesOf } from '../../engagement/achievements/award-met.ts';
import { dayOf } from '../../engagement/achievements/counted-action-item.ts';
import { countedActions } from '../../engagement/achievements/counted-actions.ts';
import { isActivity } from '../../engagement/achievements/counted-event.ts';
import type { RuleItem } from '../../engagement/achievements/offer-item.ts';
import { scheduleTenureChecks } from '../../engagement/achievements/tenure.ts';
import { dayNumber } from '../../engagement/achievements/windows.ts';
import { readRsvpId } from '../../engagement/hub-events/rsvp-item.ts';
import { contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { lacksActiveDay, settleMemberPlaces } from '../../hubs/people/members/member-places.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event-message.ts';
import { actionsOf } from './actions-of.ts';
import { countAttendance } from './attendance.ts';

/** The counts that an event changed, by contact. */
type ChangedCounts = ReadonlyMap<string, ReadonlySet<RuleType>>;

const ARRIVED: ReadonlySet<string> = new Set(['member.joined', 'member.unbanned', 'member.reinstated']);
const ANSWERED: ReadonlySet<string> = new Set(['event.rsvp', 'event.promoted']);

/** Whether a membership ended because the contact deleted their account. Their rows stay removed. */
const isErasure = async (db: Table, { type, team_id, actor }: PublishedEvent): Promise<boolean> =>
  type === 'member.removed' && actor !== null && (await db.get(contactKey(team_id, actor.id))) === undefined;

/** Counts the actions of an event. Idempotent; a repeated call returns the same. */
const count = async (db: Table, hub: HubKey, published: PublishedEvent, now: Date): Promise<ChangedCounts> => {
  const { actor, type, resource_id, contact_id } = published;
  const actions = countedActions(db, hub);
  const changed: [string, RuleType][] = [];
  const done = await actionsOf(db, published);
  await Promise.all(done.map((action) => actions.record(action)));
  changed.push(...done.map(({ contact, kind }): [string, RuleType] => [contact, kind]));
  if (actor && isActivity(published) && !(await isErasure(db, published))) {
    const day = dayOf(published.at);
    const [isNew] = await Promise.all([lacksActiveDay(db, hub, actor.id, day), actions.recordActiveDay(actor.id, day)]);
    if (isNew) await settleMemberPlaces(db, hub, actor.id);
    changed.push([actor.id, 'days_active']);
  }
  if (ANSWERED.has(type)) {
    const { event, contact } = readRsvpId(resource_id);
    if (await countAttendance(db, { hub, contact, event }, now)) changed.push([contact, 'events_attended']);
  }
  if (type === 'achievement.earned' && contact_id !== undefined) changed.push([contact_id, 'points_total']);
  const byContact = Map.groupBy(changed, ([contact]) => contact);
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
export const awardForEvent = async (db: Table, published: PublishedEvent, now: Date): Promise<void> => {
  const hub = hubOf(published);
  const changed = await count(db, hub, published, now);
  const arrived = ARRIVED.has(published.type);
  if (changed.size === 0 && !arrived) return;
  const rules = await rulesOf(db, hub);
  if (rules.length === 0) return;
  const ends = {
    first: dayNumber(published.at),
    last: Math.max(dayNumber(published.at), dayNumber(now.toISOString())),
  };
  for (const [contact, types] of changed) await awardMet(db, { hub, contact, now, ends }, ofTypes(rules, types));
  if (arrived) await arrive(db, hub, published.resource_id, rules, now);
};
