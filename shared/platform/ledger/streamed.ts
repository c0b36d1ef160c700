import type { DomainEvent } from './domain-event.ts';

/** The kinds of events that a hub's stream tells, by the first half of their type. */
const STREAMED = ['discussion', 'comment', 'reaction', 'message', 'member', 'achievement', 'event'] as const;

const THINGS: ReadonlySet<string> = new Set(STREAMED);

export const isStreamed = ({ type, hub_id }: DomainEvent): boolean =>
  hub_id !== null && THINGS.has(type.slice(0, type.indexOf('.')));
