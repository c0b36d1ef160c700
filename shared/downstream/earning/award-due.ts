import { processDue } from '../../accounts/alerts/due-work.ts';
import { awardMet, currentMember, ofTypes, rulesOf } from '../../engagement/achievements/award-met.ts';
import { ACHIEVEMENTS_DUE, type DueCheck, dueChecks } from '../../engagement/achievements/due-checks.ts';
import { scheduleTenureChecks } from '../../engagement/achievements/tenure.ts';
import { dayNumber } from '../../engagement/achievements/windows.ts';
import type { Item } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { countAttendance } from './attendance.ts';

const settleAttendance = async (
  db: Table,
  due: DueCheck & { readonly kind: 'attendance' },
  now: Date,
): Promise<void> => {
  const hub = hubOf(due);
  const { contact_id: contact, event_id: event } = due;
  if (!(await countAttendance(db, { hub, contact, event }, now))) return;
  const ends = { first: dayNumber(due.at), last: dayNumber(now.toISOString()) };
  const rules = ofTypes(await rulesOf(db, hub), new Set(['events_attended']));
  await awardMet(db, { hub, contact, now, ends }, rules);
};

/** Schedules the tenure again, because the rule or the membership may have changed. */
const settleTenure = async (db: Table, due: DueCheck & { readonly kind: 'tenure' }, now: Date): Promise<void> => {
  const hub = hubOf(due);
  const { contact_id: contact, achievement_id } = due;
  const rules = (await rulesOf(db, hub)).filter((rule) => rule.achievement_id === achievement_id);
  const today = dayNumber(now.toISOString());
  await awardMet(db, { hub, contact, now, ends: { first: today, last: today } }, rules);
  const member = await currentMember(db, hub, contact, now);
  if (member) await scheduleTenureChecks(db, hub, member, rules, now);
};

const settleDue = async (db: Table, due: DueCheck & Item, now: Date): Promise<void> => {
  if (due.kind === 'tenure') await settleTenure(db, due, now);
  else await settleAttendance(db, due, now);
  await dueChecks(db).delete(due);
};

/** Awards achievements that became due. A failure does not stop the others. */
export const awardDue = (db: Table, now: Date): Promise<void> =>
  processDue(db, now, {
    partition: ACHIEVEMENTS_DUE,
    read: (partition, page) => dueChecks(db).listDue(partition, now, page),
    work: (due) => settleDue(db, due, now),
    batchSize: 100,
  });
