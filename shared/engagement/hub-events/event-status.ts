import type { HubEventItem } from './event-item.ts';

export const EVENT_STATUSES = ['draft', 'scheduled', 'live', 'ended', 'canceled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

type Timed = Pick<HubEventItem, 'status' | 'starts_at' | 'ends_at'>;

/** The status at `now`: scheduled events become live and ended by themselves. Undefined for deleted events. */
export const eventStatusAt = ({ status, starts_at, ends_at }: Timed, now: Date): EventStatus | undefined => {
  if (status === 'deleted') return undefined;
  if (status !== 'scheduled') return status;
  const at = now.toISOString();
  if (ends_at <= at) return 'ended';
  return starts_at <= at ? 'live' : 'scheduled';
};

/** The status changes that callers can make: publish, end early, cancel. */
const TRANSITIONS: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  draft: ['scheduled'],
  scheduled: ['canceled'],
  live: ['ended', 'canceled'],
  ended: [],
  canceled: [],
};

export const canTransition = (from: EventStatus, to: EventStatus): boolean =>
  from === to || TRANSITIONS[from].includes(to);

/** Why an event accepts no more RSVPs. */
export type Closed = 'event_ended' | 'event_canceled';

export const closedReason = (event: Timed, now: Date): Closed | undefined => {
  const status = eventStatusAt(event, now);
  if (status === 'canceled') return 'event_canceled';
  return status === 'ended' ? 'event_ended' : undefined;
};
