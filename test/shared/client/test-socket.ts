import type { LiveSocket } from '../../../shared/client/client.ts';

export const MINUTE = 60_000;

export type Message = Readonly<Record<string, unknown>>;
type Listener = (event: { data?: unknown }) => void;

/** The service as a socket sees it. */
export interface LiveServer {
  readonly clock: () => number;
  readonly refuses: () => boolean;
  readonly isSilent: () => boolean;
  /** The events after `last`, with their ids. */
  readonly eventsAfter: (last: string | undefined) => Promise<readonly { readonly id: string }[]>;
  readonly hub: () => string;
}

/** The other end of a socket, which reads its events from the event stream of the service. */
export class TestSocket implements LiveSocket {
  readonly sent: Message[] = [];
  isClosed = false;
  readonly url: URL;
  readonly #listeners = new Map<string, Listener>();
  readonly #server: LiveServer;
  #renewable: number;

  constructor(url: URL, server: LiveServer) {
    this.url = url;
    this.#server = server;
    this.#renewable = server.clock() + 60 * MINUTE;
    queueMicrotask(() => this.#emit(server.refuses() ? 'error' : 'open'));
  }

  #emit(type: string, event: { data?: unknown } = {}): void {
    this.#listeners.get(type)?.(event);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  receive(message: Message): void {
    this.#emit('message', { data: JSON.stringify(message) });
  }

  close(): void {
    this.isClosed = true;
  }

  drop(): void {
    this.close();
    this.#emit('close');
  }

  /** Pushes the events after `last`, as the service does. */
  async push(last: string | undefined): Promise<void> {
    const events = await this.#server.eventsAfter(last);
    const last_event_id = events.at(-1)?.id ?? last ?? null;
    this.receive({ type: 'events', hub_id: this.#server.hub(), events, last_event_id });
  }

  send(text: string): void {
    const message: Message = JSON.parse(text);
    const { clock, isSilent } = this.#server;
    this.sent.push(message);
    if (isSilent()) return;
    if (message.ticket) this.#renewable = clock() + 60 * MINUTE;
    const expires_at = new Date(Math.min(clock() + 10 * MINUTE, this.#renewable)).toISOString();
    const renewable_until = new Date(this.#renewable).toISOString();
    if (message.type === 'ticket') this.receive({ type: 'ticket', expires_at, renewable_until });
    if (message.type !== 'subscribe') return;
    const last = message.last_event_id as string | undefined;
    if (last !== undefined) void this.push(last);
    this.receive({ type: 'subscribed', last_event_id: last ?? null, unread_count: 3, expires_at, renewable_until });
  }
}
