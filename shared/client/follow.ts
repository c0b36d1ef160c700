import { type Later, planned } from './planned.ts';
import { type ClientOptions, sender } from './sender.ts';
import { isRefused, RETRY_MS, ticketKeeper, ticketsOf } from './stream-ticket.ts';

/** An event of a hub as the stream sends it. */
export interface HubEvent {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly hub_id: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly contact_id?: string;
  readonly actor: { readonly type: string; readonly id: string } | null;
}

/** The part of `EventSource` that is used. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/** How to follow a hub with an `EventSource`. */
export interface FollowOptions extends ClientOptions {
  readonly hubId: string;
  /** The event types to listen to, for example `discussion.created`. */
  readonly types: readonly string[];
  /** Called once for each event, in the order of recording. */
  readonly onEvent: (event: HubEvent) => void;
  /** Called when no ticket can be obtained; the subscription then ends. */
  readonly onEnd?: ((error: unknown) => void) | undefined;
  /** The id of the last known event. Without it, the stream starts with the last 50 events. */
  readonly after?: string | undefined;
  /** Opens an event source. Default: the `EventSource` of the platform. */
  readonly open?: ((url: string) => Source) | undefined;
  /** Schedules a call in milliseconds and returns a function that cancels it. Default: `setTimeout`. */
  readonly later?: Later | undefined;
}

/** Ends the subscription. */
export interface Following {
  close(): void;
}

const CLOSED = 2;
const REOPEN_MS = 3_000;

const platformSource = (): ((url: string) => Source) => {
  const { EventSource } = globalThis as { readonly EventSource?: new (url: string) => Source };
  if (!EventSource) throw new Error('This platform has no EventSource; give one as `open`.');
  return (url) => new EventSource(url);
};

/** Opens the event source after the last delivered event; each event is delivered once. */
const eventsFrom = (
  path: string,
  { types, onEvent, after, open = platformSource() }: FollowOptions,
  onClosed: () => void,
) => {
  let last = after;
  let source: Source | undefined;
  let ended = false;

  const receive = ({ data }: { readonly data?: unknown }): void => {
    const event = JSON.parse(String(data)) as HubEvent;
    if (ended || event.id === last) return;
    last = event.id;
    onEvent(event);
  };

  return {
    open(ticket: string): void {
      source?.close();
      const query = new URLSearchParams({ ticket, ...(last !== undefined && { after: last }) });
      const opened = open(`${path}?${query}`);
      source = opened;
      for (const type of new Set(types)) opened.addEventListener(type, receive);
      /* An `EventSource` reconnects by itself; only a refused one stays closed. */
      opened.addEventListener('error', () => {
        if (!ended && opened === source && opened.readyState === CLOSED) onClosed();
      });
    },
    end(): void {
      ended = true;
      source?.close();
    },
  };
};

/**
 * Subscribes to the events of a hub as one of its members; each event is delivered once and in order. Gets a stream
 * ticket, renews it before it expires, and reopens a closed stream after the last event. Throws if the platform has no
 * `EventSource` and none is given.
 */
export const followHub = (options: FollowOptions): Following => {
  const { baseUrl, hubId, onEnd, later, now = Date.now } = options;
  const path = `${baseUrl.replace(/\/$/, '')}/api/v1/hubs/${encodeURIComponent(hubId)}/stream`;
  const ask = ticketsOf(path, sender(options));
  const opening = planned(later);
  const keeper = ticketKeeper({ requestTicket: ask, timer: planned(later), now, onRefused: () => void begin() });
  const events = eventsFrom(path, options, () => opening.plan(begin, REOPEN_MS));
  let [isBeginning, ended] = [false, false];

  const end = (error?: unknown): void => {
    if (ended) return;
    ended = true;
    opening.cancel();
    keeper.release();
    events.end();
    if (error !== undefined) onEnd?.(error);
  };

  /** Opens the stream with a new ticket and cancels the timers of the previous one. */
  const begin = async (): Promise<void> => {
    if (isBeginning) return;
    isBeginning = true;
    keeper.release();
    try {
      const ticket = await ask();
      if (ended) return;
      opening.cancel();
      events.open(ticket.ticket);
      keeper.keep(ticket);
    } catch (error) {
      if (isRefused(error)) end(error);
      else if (!ended) opening.plan(begin, RETRY_MS);
    } finally {
      isBeginning = false;
    }
  };

  void begin();
  return { close: () => end() };
};
