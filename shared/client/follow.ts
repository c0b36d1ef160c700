import { type Later, planned } from './planned.ts';
import { type ClientOptions, sender } from './sender.ts';
import { isRefused, RETRY_MS, ticketKeeper, ticketsOf } from './stream-ticket.ts';

/** An event of a hub, as its stream sends it. */
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

/** As much of an `EventSource` as is needed. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export interface FollowOptions extends ClientOptions {
  readonly hubId: string;
  /** The types of events to listen to, for instance `discussion.created`. */
  readonly types: readonly string[];
  readonly onEvent: (event: HubEvent) => void;
  /** Called when no ticket can be had; following ends then. */
  readonly onEnd?: ((error: unknown) => void) | undefined;
  /** The id of the last event that is known; the last fifty are sent without it. */
  readonly after?: string | undefined;
  /** The `EventSource` of the platform unless given. */
  readonly open?: ((url: string) => Source) | undefined;
  /** Calls once, so many milliseconds from now; answers with what cancels it. `setTimeout` unless given. */
  readonly later?: Later | undefined;
}

/** What ends the following of a hub. */
export interface Following {
  close(): void;
}

const CLOSED = 2;
const REOPEN_MS = 3_000;

const openSource = (url: string): Source => {
  const { EventSource } = globalThis as { readonly EventSource?: new (url: string) => Source };
  if (!EventSource) throw new Error('This platform has no EventSource; give one as `open`.');
  return new EventSource(url);
};

/** Opens the source of a hub's events, from the last one that was passed on; each is passed on once. */
const eventsFrom = (
  path: string,
  { types, onEvent, after, open = openSource }: FollowOptions,
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
      /* While it connects again by itself nothing has to be done; what was refused stays closed. */
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
 * Follows what happens in a hub, as a member of it: each event once and in order, for as long as it takes. It gets a
 * stream ticket, renews it before it expires, and opens the stream again from the last event where it was closed.
 */
export const followHub = (options: FollowOptions): Following => {
  const { baseUrl, hubId, onEnd, later, now = Date.now } = options;
  const path = `${baseUrl.replace(/\/$/, '')}/api/v1/hubs/${encodeURIComponent(hubId)}/stream`;
  const ask = ticketsOf(path, sender(options));
  const opening = planned(later);
  const keeper = ticketKeeper({ ask, timer: planned(later), now, onRefused: () => void begin() });
  const events = eventsFrom(path, options, () => opening.plan(begin, REOPEN_MS));
  let [isBeginning, ended] = [false, false];

  const end = (error?: unknown): void => {
    if (ended) return;
    ended = true;
    opening.cancel();
    keeper.letGo();
    events.end();
    if (error !== undefined) onEnd?.(error);
  };

  /** Opens the stream with a new ticket; what was planned for the one before it is over. */
  const begin = async (): Promise<void> => {
    if (isBeginning) return;
    isBeginning = true;
    keeper.letGo();
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
