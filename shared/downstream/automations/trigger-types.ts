import { own } from '../../platform/runtime/own.ts';

/** The events of the ledger that members are enrolled by, and that enrollments wait for. */
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
  'subscription.activated',
  'subscription.past_due',
  'subscription.recovered',
  'subscription.canceled',
] as const;
export type EventTrigger = (typeof EVENT_TRIGGERS)[number];

export const TRIGGER_TYPES = [...EVENT_TRIGGERS, 'date', 'manual', 'api'] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

/** How the ledger calls what automations know by another name: a discussion counts once members can read it. */
const TOLD_AS: Readonly<Record<string, EventTrigger>> = {
  'discussion.published': 'discussion.created',
  'reaction.added': 'reaction.received',
  'event.promoted': 'event.rsvp',
};

const NOT_AS_THEY_ARE: ReadonlySet<string> = new Set(['discussion.created']);
const BY_NAME: ReadonlyMap<string, EventTrigger> = new Map(EVENT_TRIGGERS.map((type) => [type, type]));

/** The trigger that an event of the ledger is; `undefined` for one that is none. */
export const triggerOf = (type: string): EventTrigger | undefined =>
  own(TOLD_AS, type) ?? (NOT_AS_THEY_ARE.has(type) ? undefined : BY_NAME.get(type));

/** Those that happen to members who are not let into the hub any more. */
const DEPARTURES: ReadonlySet<TriggerType> = new Set(['member.left', 'member.banned']);

/** Whether who is enrolled by it is out of the hub. */
export const isDeparture = (type: TriggerType): boolean => DEPARTURES.has(type);
