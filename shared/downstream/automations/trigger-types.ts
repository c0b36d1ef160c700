import { own } from '../../platform/runtime/own.ts';

/** The events that enroll members and that enrollments wait for. */
const EVENT_TRIGGERS = [
  'member.joined',
  'member.left',
  'member.tagged',
  'member.banned',
  'discussion.created',
  'comment.created',
  'reaction.received',
  'achievement.earned',
  'event.rsvp',
  'content.completed',
  'order.paid',
  'order.refunded',
  'subscription.trial_started',
  'subscription.activated',
  'subscription.past_due',
  'subscription.recovered',
  'subscription.canceled',
] as const;
export type EventTrigger = (typeof EVENT_TRIGGERS)[number];

export const TRIGGER_TYPES = [...EVENT_TRIGGERS, 'date', 'manual', 'api'] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

/** Trigger types whose ledger event has another name: a discussion counts once it is published. */
const TRIGGER_OF_EVENT: Readonly<Record<string, EventTrigger>> = {
  'discussion.published': 'discussion.created',
  'reaction.added': 'reaction.received',
  'event.promoted': 'event.rsvp',
};

const NOT_TRIGGERS: ReadonlySet<string> = new Set(['discussion.created']);
const BY_NAME: ReadonlyMap<string, EventTrigger> = new Map(EVENT_TRIGGERS.map((type) => [type, type]));

/** The trigger type of a ledger event; `undefined` if it has none. */
export const triggerOf = (type: string): EventTrigger | undefined =>
  own(TRIGGER_OF_EVENT, type) ?? (NOT_TRIGGERS.has(type) ? undefined : BY_NAME.get(type));

/** Triggers of members who have left the hub. */
const DEPARTURES: ReadonlySet<TriggerType> = new Set(['member.left', 'member.banned']);

/** Whether members that this trigger enrolls have left the hub. */
export const isDeparture = (type: TriggerType): boolean => DEPARTURES.has(type);
