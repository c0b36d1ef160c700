import { attempted, guarded } from './guarded.ts';
import { inboxOf, type LiveListeners } from './live-inbox.ts';
import { polling } from './live-poll.ts';
import { type Connection, type LiveSocket, liveConnection, socketUrl } from './live-socket.ts';
import { type Later, planned } from './planned.ts';
import { type ClientOptions, sender } from './sender.ts';
import { isRefused, ticketsOf } from './stream-ticket.ts';

/** How live updates arrive: over a socket, from the event stream, or not at the moment. */
export type LiveState = 'connecting' | 'socket' | 'stream';

/** How to follow a hub, and what to call. */
export interface LiveOptions extends ClientOptions, LiveListeners {
  readonly hubId: string;
  /**
   * Called when the connection changes. After `socket` and `stream`, every later event is delivered: load what the site
   * shows at that moment. With `connecting`, updates are late.
   */
  readonly onState?: ((state: LiveState) => void) | undefined;
  /** Called when the service refuses the caller, for example after a ban; the subscription then ends. */
  readonly onEnd?: ((error: unknown) => void) | undefined;
  /** Opens a socket. Default: the `WebSocket` of the platform; without it, the event stream is used. */
  readonly openSocket?: ((url: string) => LiveSocket) | undefined;
  /** Schedules a call in milliseconds and returns a function that cancels it. Default: `setTimeout`. */
  readonly later?: Later | undefined;
}

/** A subscription to live updates. */
export interface Live {
  /** Shows the other participants of a conversation that the caller types. Call it on each key; few calls are sent. */
  typing(conversationId: string): void;
  close(): void;
}

/** After this many sockets without an answer, the event stream is used, and a socket is tried again later. */
const MAX_UNANSWERED = 2;
const SOCKET_RETRY_MS = 600_000;
const MAX_DELAY_MS = 60_000;

const platformSocket = (): ((url: string) => LiveSocket) | undefined => {
  const { WebSocket } = globalThis as { readonly WebSocket?: new (url: string) => LiveSocket };
  return WebSocket && ((url) => new WebSocket(url));
};

/** From half a second to a minute, and different for each client. */
const delayOf = (attempt: number): number => Math.min(MAX_DELAY_MS, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2);

/**
 * Subscribes a member to the live updates of a hub: its events, the member's notifications and who types. Uses a
 * WebSocket, or the event stream where sockets are not available. Renews its ticket, reconnects, and continues after
 * the last event, so that each event is delivered once.
 *
 * @example
 * const live = followLive({ ...session.options, hubId, onEvent, onUnread: showCount, onEnd: signInAgain });
 */
export const followLive = (options: LiveOptions): Live => {
  const { baseUrl, hubId, onEnd, later, now = Date.now, openSocket = platformSocket() } = options;
  const path = `${baseUrl.replace(/\/$/, '')}/api/v1/hubs/${encodeURIComponent(hubId)}/stream`;
  const send = sender(options);
  const requestTicket = ticketsOf(path, send);
  const inbox = inboxOf(options);
  const [reconnecting, timer] = [planned(later), planned(later)];
  const show = (state: LiveState): void => guarded(() => options.onState?.(state));
  let connection: Connection | undefined;
  let [attempts, unanswered, ended] = [0, 0, false];

  const end = (error?: unknown): void => {
    if (ended) return;
    ended = true;
    reconnecting.cancel();
    connection?.close();
    if (error !== undefined) guarded(() => onEnd?.(error));
  };
  const again = (): void => {
    if (ended) return;
    connection = undefined;
    show('connecting');
    reconnecting.plan(begin, delayOf(attempts));
    attempts += 1;
  };
  const useStream = (): void => {
    const onReading = () => show('stream');
    connection = polling({ path, send, inbox, timer, onReading, onRefused: end });
    if (openSocket) reconnecting.plan(tryAgain, SOCKET_RETRY_MS);
  };

  const tryAgain = async (): Promise<void> => {
    connection?.close();
    unanswered = MAX_UNANSWERED - 1;
    await begin();
  };

  const useSocket = (socket: LiveSocket): void => {
    const onSubscribed = (): void => {
      [attempts, unanswered] = [0, 0];
      show('socket');
    };
    const onLost = (wasAnswered: boolean): void => {
      if (!wasAnswered) unanswered += 1;
      again();
    };
    connection = liveConnection({ socket, hubId, inbox, requestTicket, timer, now, onSubscribed, onLost });
  };

  /** Opens a socket with a new ticket. A service without sockets returns a ticket without an address. */
  const begin = async (): Promise<void> => {
    if (!openSocket || unanswered >= MAX_UNANSWERED) return useStream();
    try {
      const ticket = await requestTicket();
      if (ended) return;
      /* A browser refuses some addresses at once, as ws:// on a page of https. */
      const socket = ticket.live_url === undefined ? undefined : attempted(() => openSocket(socketUrl(ticket)));
      if (socket) useSocket(socket);
      else useStream();
    } catch (error) {
      if (isRefused(error)) end(error);
      else again();
    }
  };

  show('connecting');
  void begin();
  return { typing: (conversationId) => connection?.typing?.(conversationId), close: () => end() };
};
