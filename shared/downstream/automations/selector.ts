import * as z from 'zod';
import { RSVP_STATUSES } from '../../engagement/hub-events/rsvp-item.ts';
import { WrittenMoment } from '../../platform/time/moment.ts';
import type { EventTrigger } from './trigger-types.ts';

/** What is known of an event that a trigger can ask for. */
export type Particulars = Readonly<Record<string, string | undefined>>;

const id = z.uuid().optional();

/** An event, and what it must be about where that is said. */
const on = <T extends EventTrigger, S extends z.ZodRawShape>(type: T, about: S) =>
  z.object({ type: z.literal(type), ...about });

const order = { product_id: id, price_id: id };
const place = { space_id: id };

/** The events that can be asked for, and by what. */
export const EVENT_SELECTORS = [
  on('member.joined', {}),
  on('member.left', {}),
  on('member.tagged', { tag_id: id }),
  on('member.banned', {}),
  on('discussion.created', place),
  on('comment.created', { target_id: id }),
  on('reaction.received', { emoji: z.string().min(1).max(32).optional() }),
  on('achievement.earned', { achievement_id: id }),
  on('event.rsvp', { event_id: id, status: z.enum(RSVP_STATUSES).optional() }),
  on('content.completed', { content_node_id: id }),
  on('order.paid', order),
  on('order.refunded', order),
  on('subscription.activated', order),
  on('subscription.past_due', order),
  on('subscription.recovered', order),
  on('subscription.canceled', order),
] as const;

export const EventSelector = z.discriminatedUnion('type', EVENT_SELECTORS);
export type EventSelector = z.output<typeof EventSelector>;

/** What begins an automation. A date enrolls every member at that moment; the last two, only who is named. */
export const Trigger = z.discriminatedUnion('type', [
  ...EVENT_SELECTORS,
  z.object({ type: z.literal('date'), at: WrittenMoment }),
  z.object({ type: z.literal('manual') }),
  z.object({ type: z.literal('api') }),
]);
export type Trigger = z.output<typeof Trigger>;

/** Whether an event of this type is all that is asked for. */
export const selects = (selector: Trigger, type: string, of: Particulars): boolean => {
  const { type: wanted, ...about } = selector;
  return wanted === type && Object.entries(about).every(([name, value]) => value === undefined || of[name] === value);
};
