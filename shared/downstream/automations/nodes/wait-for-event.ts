import * as z from 'zod';
import { automationWaiterEntity, waiterKey } from '../enrollment-item.ts';
import { nodeKind, type PlanOf, refersTo } from '../node-kind.ts';
import { EventSelector } from '../selector.ts';
import { prefixed, selectorReferences } from '../selector-references.ts';
import { MAX_SECONDS } from './waits.ts';

/** Waits for an event of the member, or until the timeout. It subscribes when the member reaches the node. */
export const waitForEvent = nodeKind({
  type: 'wait_for_event',
  data: z.object({ event: EventSelector, timeout_seconds: z.int().min(1).max(MAX_SECONDS).optional() }),
  links: ['next', 'next_on_timeout'],
  pauses: () => true,
  minSeconds: ({ timeout_seconds = Number.POSITIVE_INFINITY }, link) =>
    link === 'next_on_timeout' ? timeout_seconds : Number.POSITIVE_INFINITY,
  arrive({ event }, { hub, contact, automation: automation_id, enrollment: enrollment_id, visit }) {
    const waiter = { automation_id, enrollment_id, visit, selector: JSON.stringify(event) };
    const key = waiterKey(hub, contact, event.type, enrollment_id);
    return [{ put: { ...key, entity: automationWaiterEntity, ...waiter } }];
  },
  references: ({ event }, hub) => refersTo(...prefixed('event', selectorReferences(hub, event))),
  has_effect: false,
  simulate({ timeout_seconds }, { at, assumed }) {
    const comes = timeout_seconds === undefined || assumed === 'event';
    return comes ? { way: 'next', left: at } : { way: 'next_on_timeout', left: at + timeout_seconds * 1000 };
  },
});

export const planWaitForEvent: PlanOf<typeof waitForEvent> = async (
  { event, timeout_seconds },
  { hub, contact, enrollment, now },
) => {
  const { id, entered_at, came_event_id } = enrollment;
  const unsubscribe = [{ remove: waiterKey(hub, contact.id, event.type, id) }];
  if (came_event_id !== undefined) return { go: 'next', steps: unsubscribe };
  if (timeout_seconds === undefined) return { wait: null };
  const ends = Date.parse(entered_at) + timeout_seconds * 1000;
  if (ends <= now.getTime()) return { go: 'next_on_timeout', steps: unsubscribe };
  return { wait: new Date(ends).toISOString() };
};
