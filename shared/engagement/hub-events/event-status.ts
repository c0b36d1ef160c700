import type { HubEventItem } from './event-item.ts';

export const EVENT_STATUSES = ['draft', 'scheduled', 'live', 'ended', 'canceled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

type Timed = Pick<HubEventItem, 'status' | 'starts_at' | 'ends_at'>;

/** The status at this moment: a scheduled event begins and ends by itself. `undefined` for a deleted one. */
export const eventStatusAt = ({ status, starts_at, ends_at }: Timed, now: Date): EventStatus | undefined => {
  if (status === 'deleted') return undefined;
  if (status !== 'scheduled') return status;
  const at = now.toISOString();
  if (ends_at <= at) return 'ended';
  return starts_at <= at ? 'live' : 'scheduled';
};

/** Where an event may come to by somebody's hand: it is published, ended before its time, or called off. */
const BY_HAND: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  draft: ['scheduled'],
  scheduled: ['canceled'],
  live: ['ended', 'canceled'],
  ended: [],
  canceled: [],
};

export const mayBecome = (from: EventStatus, to: EventStatus): boolean => from === to || BY_HAND[from].includes(to);

/** Why an event is over, where it is. */
export type Closed = 'event_ended' | 'event_canceled';

export const closedAt = (event: Timed, now: Date): Closed | undefined => {
  const status = eventStatusAt(event, now);
  if (status === 'canceled') return 'event_canceled';
  return status === 'ended' ? 'event_ended' : undefined;
};
