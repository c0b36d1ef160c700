import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';

/** How long an event source waits before it asks again: hardly, where more is there already. */
const AT_ONCE_MS = 10;
const WAIT_MS = 3_000;
const MAX_WAIT_MS = 30_000;
/** While nothing happens the wait grows with the time since the last event: 3 s for a minute, 30 s after ten. */
const PART_OF_IDLE = 20;

interface Ending {
  readonly cursor: string | undefined;
  readonly more: boolean;
  readonly reader: 'user' | 'key' | 'contact';
  /** For how many milliseconds nothing has happened in the hub. */
  readonly idle: number;
}

/** Members are told who of them did it, creators whoever did. Nothing of what was written is in it. */
const dataOf = (
  { id, type, at, hub_id, resource_type, resource_id, actor, contact_id }: LedgerEvent,
  reader: Ending['reader'],
) => ({
  id,
  type,
  at,
  hub_id,
  resource_type,
  resource_id,
  ...(contact_id !== undefined && { contact_id }),
  actor: actor && (reader !== 'contact' || actor.type === 'contact') ? { type: actor.type, id: actor.id } : null,
});

/**
 * Events as `text/event-stream` (WHATWG HTML §9.2). An id without data ends it where the reader may not see the last
 * event: it moves `Last-Event-ID` on and is told to no listener.
 */
export const eventStream = (events: readonly LedgerEvent[], { cursor, more, reader, idle }: Ending): string => {
  const blocks = events.map(
    (event) => `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(dataOf(event, reader))}\n\n`,
  );
  const moved = cursor !== undefined && cursor !== events.at(-1)?.id ? `id: ${cursor}\n\n` : '';
  const quiet = events.length > 0 ? WAIT_MS : Math.min(MAX_WAIT_MS, Math.max(WAIT_MS, Math.floor(idle / PART_OF_IDLE)));
  return `${blocks.join('')}${moved}retry: ${more ? AT_ONCE_MS : quiet}\n\n`;
};
