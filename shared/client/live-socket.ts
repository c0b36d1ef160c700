import { attempted } from './guarded.ts';
import type { Inbox, LiveMessage } from './live-inbox.ts';
import type { Planned } from './planned.ts';
import type { RequestTicket, Ticket } from './stream-ticket.ts';

/** The part of `WebSocket` that is used. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: { data?: unknown }) => void): void;
}

/** A connection that delivers live updates. */
export interface Connection {
  close(): void;
  typing?(conversationId: string): void;
}

interface SocketOptions {
  readonly socket: LiveSocket;
  readonly hubId: string;
  readonly inbox: Inbox;
  readonly requestTicket: RequestTicket;
  readonly timer: Planned;
  readonly now: () => number;
  readonly onSubscribed: () => void;
  /** Called once when the connection ends without `close`. A socket without an answer may be blocked on its way. */
  readonly onLost: (wasAnswered: boolean) => void;
}

/** How long an answer may take before the connection counts as lost. */
const ANSWER_MS = 10_000;
const MAX_RENEWAL_MS = 300_000;
const MIN_RENEWAL_MS = 10_000;
const TYPING_MS = 3_000;

const messageIn = (data: unknown): LiveMessage => {
  const message: unknown = attempted(() => JSON.parse(String(data)));
  return typeof message === 'object' && message !== null ? message : {};
};

/** Subscribes over a socket, renews its ticket, and notices when the service no longer answers. */
export const liveConnection = (options: SocketOptions): Connection => {
  const { socket, hubId, inbox, requestTicket, timer, now, onSubscribed, onLost } = options;
  const typed = new Map<string, number>();
  let [isOpen, isAnswered, isClosed, hasNewTicket] = [false, false, false, false];

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    timer.cancel();
    socket.close();
  };
  const lose = (): void => {
    if (isClosed) return;
    close();
    onLost(isAnswered);
  };
  const ask = (message: object): void => {
    if (isClosed) return;
    timer.plan(lose, ANSWER_MS);
    socket.send(JSON.stringify(message));
  };

  /** Renews the ticket with a message, or with a new ticket if this one cannot be renewed further. */
  const renew = async (needsNew: boolean): Promise<void> => {
    if (!needsNew) return ask({ type: 'ticket' });
    const created = await requestTicket().catch(() => undefined);
    if (!created) return lose();
    hasNewTicket = true;
    ask({ type: 'ticket', ticket: created.ticket });
  };
  const keep = ({ expires_at = '', renewable_until = '' }: LiveMessage): void => {
    const half = (Date.parse(expires_at) - now()) / 2;
    const wait = Math.min(MAX_RENEWAL_MS, Math.max(MIN_RENEWAL_MS, half || 0));
    timer.plan(() => renew(Date.parse(expires_at) >= Date.parse(renewable_until)), wait);
  };

  const receive = (message: LiveMessage): void => {
    const { type, events = [], last_event_id, on } = message;
    isAnswered ||= type !== undefined;
    if (type === 'events') inbox.events(events, last_event_id);
    else if (type === 'ticket') {
      hasNewTicket = false;
      keep(message);
    } else if (type === 'closing' || (type === 'error' && on === 'subscribe')) lose();
    else if (type === 'error') {
      /* A new ticket that is refused too is not replaced again: a new connection waits before it is opened. */
      if (on === 'ticket') void (hasNewTicket ? lose() : renew(true));
    } else {
      if (type === 'subscribed') {
        inbox.begin(last_event_id);
        keep(message);
        onSubscribed();
      }
      inbox.take(message);
    }
  };

  timer.plan(lose, ANSWER_MS);
  socket.addEventListener('open', () => {
    isOpen = true;
    ask({ type: 'subscribe', hub_id: hubId, last_event_id: inbox.last() });
  });
  socket.addEventListener('message', ({ data }) => {
    if (!isClosed) receive(messageIn(data));
  });
  socket.addEventListener('close', lose);
  socket.addEventListener('error', lose);

  return {
    close,
    /** At most once in three seconds for each conversation. */
    typing(conversation_id) {
      if (!isOpen || isClosed || now() - (typed.get(conversation_id) ?? 0) < TYPING_MS) return;
      typed.set(conversation_id, now());
      socket.send(JSON.stringify({ type: 'typing', conversation_id }));
    },
  };
};

/** The address of the socket of a ticket. */
export const socketUrl = ({ live_url = '', ticket }: Ticket): string =>
  `${live_url}?ticket=${encodeURIComponent(ticket)}`;
