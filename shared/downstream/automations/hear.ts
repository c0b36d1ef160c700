import { absent, either, equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Item } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { type AutomationItem, automationKey, type Listening, listeningKey } from './automation-item.ts';
import { isTooLong, tellOfChain } from './chain.ts';
import { enroll } from './enroll.ts';
import { type EnrollmentItem, enrollmentKey, isUnderWay, type WaiterItem, waitersOf } from './enrollment-item.ts';
import { begunBy, isAwaited } from './listening.ts';
import { comeFor } from './moves.ts';
import { type Occurrence, occurrenceOf, signatureOf } from './occurrence.ts';
import { type EventSelector, selects } from './selector.ts';
import type { Versions } from './versions.ts';

const BATCH_SIZE = 200;

/** Enrolls whom it happened to wherever the trigger asks for just this. */
const begin = async (
  db: Table,
  versions: Versions,
  hub: HubKey,
  ids: readonly string[],
  one: Occurrence,
  now: Date,
): Promise<void> => {
  const rows = await gather(
    db,
    ids.map((id) => automationKey(hub, id)),
  );
  for (const id of ids) {
    const automation = rows<AutomationItem>(automationKey(hub, id));
    if (automation?.active_since == null || one.at < automation.active_since) continue;
    const definition = await versions(hub, automation.id, automation.version_int);
    if (!definition || !selects(definition.trigger, one.type, one.particulars)) continue;
    if (isTooLong(one)) {
      await tellOfChain(db, hub, one, automation.id, now);
      continue;
    }
    const { id: event_id, type, at, depth } = one;
    const cause = { cause: event_id, event_id, type, at, depth, actor: signatureOf(automation.id, depth) };
    await enroll(db, automation, definition, one.contact, cause, now);
  }
};

/** Tells one that waits; it may be about to move, and is then looked at again. Who waits no more is forgotten. */
const tell = async (db: Table, hub: HubKey, waiter: WaiterItem & Item, one: Occurrence, now: Date): Promise<void> => {
  await retryUntilCommitted(async () => {
    const enrollment = await db.get<EnrollmentItem>(enrollmentKey(hub, waiter.automation_id, waiter.enrollment_id));
    if (!enrollment || !isUnderWay(enrollment) || enrollment.visit > waiter.visit) {
      const remove = { pk: waiter.pk, sk: waiter.sk };
      await db.transact([{ remove, condition: either(absent(), equals('visit', waiter.visit)) }]);
      return 'forgotten';
    }
    if (enrollment.came_event_id !== undefined || one.at < enrollment.entered_at) return 'told';
    return (await comeFor(db, enrollment, one, now)) === 'came' ? 'told' : undefined;
  });
};

/** Gives those their turn who have waited for just this. */
const wake = async (db: Table, hub: HubKey, one: Occurrence, now: Date): Promise<void> => {
  let after: Position | undefined;
  do {
    const page = { ...waitersOf(hub, one.contact, one.type), limit: BATCH_SIZE, after };
    const { items, next } = await db.query<WaiterItem>(page);
    const asked = items.filter(({ selector }) =>
      selects(JSON.parse(selector) as EventSelector, one.type, one.particulars),
    );
    for (const waiter of asked) {
      if (isTooLong(one)) await tellOfChain(db, hub, one, waiter.automation_id, now);
      else await tell(db, hub, waiter, one, now);
    }
    after = next;
  } while (after);
};

/** Has a hub's automations hear of an event. Heard again it changes nothing. */
export const hear = async (db: Table, versions: Versions, told: PublishedEvent, now: Date): Promise<void> => {
  const hub = hubOf(told);
  const [row, one] = await Promise.all([db.get<Listening>(listeningKey(hub)), occurrenceOf(db, told)]);
  if (!one) return;
  if (isAwaited(row, one.type)) await wake(db, hub, one, now);
  await begin(db, versions, hub, begunBy(row, one.type), one, now);
};
