import { absent, either, equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Item } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event-message.ts';
import {
  type AutomationItem,
  automationKey,
  type EventSubscriptions,
  eventSubscriptionsKey,
} from './automation-item.ts';
import { enroll } from './enroll.ts';
import { type EnrollmentItem, enrollmentKey, isUnderWay, type WaiterItem, waiterQuery } from './enrollment-item.ts';
import { isAwaited, triggeredBy } from './event-subscriptions.ts';
import { alertLoop, exceedsChainLimit } from './loop-guard.ts';
import { deliverEvent } from './moves.ts';
import { type EventSelector, matches } from './selector.ts';
import { automationActor, type TriggerEvent, triggerEventOf } from './trigger-event.ts';
import type { Versions } from './versions.ts';

const BATCH_SIZE = 200;

/** Enrolls the event's contact in every automation whose trigger matches. */
const enrollTriggered = async (
  db: Table,
  versions: Versions,
  hub: HubKey,
  ids: readonly string[],
  event: TriggerEvent,
  now: Date,
): Promise<void> => {
  const rows = await gather(
    db,
    ids.map((id) => automationKey(hub, id)),
  );
  for (const id of ids) {
    const automation = rows<AutomationItem>(automationKey(hub, id));
    if (automation?.active_since == null || event.at < automation.active_since) continue;
    const definition = await versions(hub, automation.id, automation.version_int);
    if (!definition || !matches(definition.trigger, event.type, event.details)) continue;
    if (exceedsChainLimit(event)) {
      await alertLoop(db, hub, event, automation.id, now);
      continue;
    }
    const { id: event_id, resource: event_resource, type, at, depth } = event;
    const cause = { cause: event_id, event_id, event_resource, type, at, depth };
    const by = { ...cause, actor: automationActor(automation.id, depth) };
    await enroll(db, automation, definition, event.contact, by, now);
  }
};

/**
 * Resumes one waiting enrollment with the event, with retries while it moves. Removes the row of an enrollment that no
 * longer waits.
 */
const resumeWaiter = async (
  db: Table,
  hub: HubKey,
  waiter: WaiterItem & Item,
  event: TriggerEvent,
  now: Date,
): Promise<void> => {
  await retryUntilCommitted(async () => {
    const enrollment = await db.get<EnrollmentItem>(enrollmentKey(hub, waiter.automation_id, waiter.enrollment_id));
    if (!enrollment || !isUnderWay(enrollment) || enrollment.visit > waiter.visit) {
      const remove = { pk: waiter.pk, sk: waiter.sk };
      await db.transact([{ remove, condition: either(absent(), equals('visit', waiter.visit)) }]);
      return 'removed';
    }
    if (enrollment.came_event_id !== undefined || event.at < enrollment.entered_at) return 'delivered';
    return (await deliverEvent(db, enrollment, event, now)) === 'delivered' ? 'delivered' : undefined;
  });
};

/** Resumes the enrollments that wait for this event. */
const resumeWaiters = async (db: Table, hub: HubKey, event: TriggerEvent, now: Date): Promise<void> => {
  let after: Position | undefined;
  do {
    const page = { ...waiterQuery(hub, event.contact, event.type), limit: BATCH_SIZE, after };
    const { items, next } = await db.query<WaiterItem>(page);
    const matching = items.filter(({ selector }) =>
      matches(JSON.parse(selector) as EventSelector, event.type, event.details),
    );
    for (const waiter of matching) {
      if (exceedsChainLimit(event)) await alertLoop(db, hub, event, waiter.automation_id, now);
      else await resumeWaiter(db, hub, waiter, event, now);
    }
    after = next;
  } while (after);
};

/** Dispatches an event to a hub's automations. Idempotent. */
export const dispatch = async (db: Table, versions: Versions, published: PublishedEvent, now: Date): Promise<void> => {
  const hub = hubOf(published);
  const [row, event] = await Promise.all([
    db.get<EventSubscriptions>(eventSubscriptionsKey(hub)),
    triggerEventOf(db, published),
  ]);
  if (!event) return;
  if (isAwaited(row, event.type)) await resumeWaiters(db, hub, event, now);
  await enrollTriggered(db, versions, hub, triggeredBy(row, event.type), event, now);
};
