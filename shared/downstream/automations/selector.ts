import * as z from 'zod';
import { RSVP_STATUSES } from '../../engagement/hub-events/rsvp-item.ts';
import { Emoji } from '../../platform/text/emoji.ts';
import { WrittenMoment } from '../../platform/time/moment.ts';
import type { EventTrigger } from './trigger-types.ts';

/** The details of an event that a selector can match. */
export type EventDetails = Readonly<Record<string, string | undefined>>;

const id = z.uuid().optional();

/** An event type, and the details that it must match if they are given. */
const selector = <T extends EventTrigger, S extends z.ZodRawShape>(type: T, about: S) =>
  z.object({ type: z.literal(type), ...about });

const order = { product_id: id, price_id: id };
const place = { space_id: id };

/** The event types and the details that selectors can match. */
export const EVENT_SELECTORS = [
  selector('member.joined', {}),
  selector('member.left', {}),
  selector('member.tagged', { tag_id: id }),
  selector('member.banned', {}),
  selector('discussion.created', place),
  selector('comment.created', { target_id: id }),
  selector('reaction.received', { emoji: Emoji.optional() }),
  selector('achievement.earned', { achievement_id: id }),
  selector('event.rsvp', { event_id: id, status: z.enum(RSVP_STATUSES).optional() }),
  selector('content.completed', { content_node_id: id }),
  selector('order.paid', order),
  selector('order.refunded', order),
  selector('subscription.trial_started', order),
  selector('subscription.activated', order),
  selector('subscription.past_due', order),
  selector('subscription.recovered', order),
  selector('subscription.canceled', order),
] as const;

export const EventSelector = z.discriminatedUnion('type', EVENT_SELECTORS);
export type EventSelector = z.output<typeof EventSelector>;

/** The trigger of an automation. A date enrolls every member; `manual` and `api` enroll single members. */
export const Trigger = z.discriminatedUnion('type', [
  ...EVENT_SELECTORS,
  z.object({ type: z.literal('date'), at: WrittenMoment }),
  z.object({ type: z.literal('manual') }),
  z.object({ type: z.literal('api') }),
]);
export type Trigger = z.output<typeof Trigger>;

/** Whether an event matches a selector. */
export const matches = (selector: Trigger, type: string, of: EventDetails): boolean => {
  const { type: wanted, ...about } = selector;
  return wanted === type && Object.entries(about).every(([name, value]) => value === undefined || of[name] === value);
};
