import { failureOf, RequestFailed } from './failure.ts';
import { type ClientOptions, sender } from './sender.ts';

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
  readonly later?: ((run: () => void, milliseconds: number) => () => void) | undefined;
}

/** What ends the following of a hub. */
export interface Following {
  close(): void;
}

interface Ticket {
  readonly ticket: string;
  readonly expires_at: string;
}

const CLOSED = 2;
const REOPEN_MS = 3_000;
const RETRY_MS = 10_000;

/** What asking again does not change: the caller may not, or the ticket is no more. */
const isRefused = (error: unknown): boolean =>
  error instanceof RequestFailed && error.status >= 400 && error.status < 500 && error.status !== 429;

const openSource = (url: string): Source => {
  const { EventSource } = globalThis as { readonly EventSource?: new (url: string) => Source };
  if (!EventSource) throw new Error('This platform has no EventSource; give one as `open`.');
  return new EventSource(url);
};

const setLater = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Follows what happens in a hub, as a member of it: each event once and in order, for as long as it takes. It gets a
 * stream ticket, renews it before it expires, and opens the stream again from the last event where it was closed.
 */
export const followHub = (options: FollowOptions): Following => {
  const { baseUrl, hubId, types, onEvent, onEnd, open = openSource, later = setLater, now = Date.now } = options;
  const send = sender(options);
  const path = `${baseUrl.replace(/\/$/, '')}/api/v1/hubs/${encodeURIComponent(hubId)}/stream`;
  let last = options.after;
  let source: Source | undefined;
  let cancel = (): void => undefined;
  let ended = false;

  const ticketFor = async (current?: string): Promise<Ticket> => {
    const query = current === undefined ? '' : `?${new URLSearchParams({ ticket: current })}`;
    const response = await send(new Request(`${path}-tickets${query}`, { method: 'POST' }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw failureOf(response, body);
    const { data } = body as { readonly data: { readonly id: string; readonly attributes: Ticket } };
    return data.attributes;
  };

  const end = (error?: unknown): void => {
    if (ended) return;
    ended = true;
    cancel();
    source?.close();
    if (error !== undefined) onEnd?.(error);
  };

  const heard = ({ data }: { readonly data?: unknown }): void => {
    const event = JSON.parse(String(data)) as HubEvent;
    if (ended || event.id === last) return;
    last = event.id;
    onEvent(event);
  };

  const listen = (ticket: string): void => {
    source?.close();
    const query = new URLSearchParams({ ticket, ...(last !== undefined && { after: last }) });
    const opened = open(`${path}?${query}`);
    source = opened;
    for (const type of new Set(types)) opened.addEventListener(type, heard);
    /* While it connects again by itself nothing has to be done; what was refused stays closed. */
    opened.addEventListener('error', () => {
      if (opened === source && opened.readyState === CLOSED) plan(begin, REOPEN_MS);
    });
  };

  const plan = (run: () => Promise<void>, milliseconds: number): void => {
    cancel();
    if (!ended) cancel = later(() => void run(), milliseconds);
  };

  /** Half of its life is left when a ticket is renewed: time enough to try again. */
  const keep = (ticket: string, expires_at: string): void => {
    const left = Date.parse(expires_at) - now();
    if (left > 0) plan(() => renew(ticket, expires_at), left / 2);
    else plan(begin, 0);
  };

  const renew = async (ticket: string, expires_at: string): Promise<void> => {
    try {
      const renewed = await ticketFor(ticket);
      keep(ticket, renewed.expires_at);
    } catch (error) {
      if (isRefused(error)) await begin();
      else plan(() => renew(ticket, expires_at), RETRY_MS);
    }
  };

  const begin = async (): Promise<void> => {
    try {
      const { ticket, expires_at } = await ticketFor();
      if (ended) return;
      listen(ticket);
      keep(ticket, expires_at);
    } catch (error) {
      if (isRefused(error)) end(error);
      else plan(begin, RETRY_MS);
    }
  };

  void begin();
  return { close: () => end() };
};
