import type { DomainEvent } from '../../platform/ledger/domain-event.ts';

/** The first half of the event types that appear in a hub's stream. */
const STREAMED = ['discussion', 'comment', 'reaction', 'message', 'member', 'achievement', 'event'] as const;

const THINGS: ReadonlySet<string> = new Set(STREAMED);

/** Whether an event is in its hub's stream. */
export const isStreamed = ({ type, hub_id }: DomainEvent): boolean =>
  hub_id !== null && THINGS.has(type.slice(0, type.indexOf('.')));
