import { failureOf, RequestFailed } from './failure.ts';
import type { Planned } from './planned.ts';

/** A credential for clients that cannot send headers, such as `EventSource`. */
export interface Ticket {
  readonly ticket: string;
  readonly expires_at: string;
  /** Until when the ticket can be renewed without a token. */
  readonly renewable_until: string;
  /** The address of the WebSocket; undefined if the service has none. */
  readonly live_url?: string;
}

/** Creates a ticket, or renews the given one. */
export type RequestTicket = (current?: string) => Promise<Ticket>;

export const RETRY_MS = 10_000;

/**
 * Errors that a retry does not change: the caller is not allowed, or the ticket does not exist. Those of a proxy in
 * between may pass, and an operator can resume a suspended team.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof RequestFailed &&
  error.problems.length > 0 &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== 'team_suspended';

/** A response with a ticket; a proxy in between can answer anything. */
interface Answer {
  readonly data?: { readonly attributes?: Ticket };
}

/** Requests tickets for the stream at `path`. */
export const ticketsOf =
  (path: string, send: (request: Request) => Promise<Response>): RequestTicket =>
  async (current) => {
    const query = current === undefined ? '' : `?ticket=${encodeURIComponent(current)}`;
    const response = await send(new Request(`${path}-tickets${query}`, { method: 'POST' }));
    const body = (await response.json().catch(() => undefined)) as Answer | undefined;
    const ticket = body?.data?.attributes;
    if (!response.ok || typeof ticket?.ticket !== 'string') throw failureOf(response, body);
    return ticket;
  };

interface TicketKeeperOptions {
  readonly requestTicket: RequestTicket;
  readonly timer: Planned;
  readonly now: () => number;
  /** Called when the current ticket cannot be renewed. */
  readonly onRefused: () => void;
}

/** Renews the current ticket. Responses for earlier tickets are ignored. */
export const ticketKeeper = ({ requestTicket, timer, now, onRefused }: TicketKeeperOptions) => {
  let current: string | undefined;

  /** A ticket is renewed after half of its lifetime, which leaves time for retries. */
  const keep = ({ ticket, expires_at }: Ticket): void => {
    current = ticket;
    timer.plan(() => renew(ticket), Math.max((Date.parse(expires_at) - now()) / 2 || 0, RETRY_MS));
  };

  const renew = async (ticket: string): Promise<void> => {
    try {
      const renewed = await requestTicket(ticket);
      if (current === ticket) keep({ ...renewed, ticket });
    } catch (error) {
      if (current !== ticket) return;
      if (isRefused(error)) onRefused();
      else timer.plan(() => renew(ticket), RETRY_MS);
    }
  };

  return {
    keep,
    release(): void {
      current = undefined;
      timer.cancel();
    },
  };
};
