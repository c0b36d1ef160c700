import { eventData } from '../../shared/downstream/stream/event-data.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';

/** The retry time in ms if more events are available. */
const IMMEDIATE_MS = 10;
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 30_000;
/** Without events the retry time grows with the time since the last event: 3 s after one minute, 30 s after ten. */
const IDLE_DIVISOR = 20;

interface StreamEnd {
  readonly cursor: string | undefined;
  readonly more: boolean;
  readonly reader: 'user' | 'key' | 'contact';
  /** Milliseconds since the last event of the hub. */
  readonly idle: number;
}

/**
 * Events as `text/event-stream` (WHATWG HTML §9.2). If the reader cannot see the last event, an id without data moves
 * `Last-Event-ID` past it.
 */
export const eventStream = (events: readonly LedgerEvent[], { cursor, more, reader, idle }: StreamEnd): string => {
  const blocks = events.map(
    (event) => `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(eventData(event, reader))}\n\n`,
  );
  const moved = cursor !== undefined && cursor !== events.at(-1)?.id ? `id: ${cursor}\n\n` : '';
  const quiet =
    events.length > 0 ? RETRY_MS : Math.min(MAX_RETRY_MS, Math.max(RETRY_MS, Math.floor(idle / IDLE_DIVISOR)));
  return `${blocks.join('')}${moved}retry: ${more ? IMMEDIATE_MS : quiet}\n\n`;
};
