import { failureOf, RequestFailed } from './failure.ts';
import type { Planned } from './planned.ts';

/** What a client that can send no headers opens the stream with. */
export interface Ticket {
  readonly ticket: string;
  readonly expires_at: string;
}

/** Gets a ticket, or the same one with a longer life. */
export type AskForTicket = (current?: string) => Promise<Ticket>;

export const RETRY_MS = 10_000;

/** What asking again does not change: the caller may not, or the ticket is no more. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RequestFailed && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Asks for the tickets of the stream at `path`. */
export const ticketsOf =
  (path: string, send: (request: Request) => Promise<Response>): AskForTicket =>
  async (current) => {
    const query = current === undefined ? '' : `?${new URLSearchParams({ ticket: current })}`;
    const response = await send(new Request(`${path}-tickets${query}`, { method: 'POST' }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw failureOf(response, body);
    const { data } = body as { readonly data: { readonly id: string; readonly attributes: Ticket } };
    return data.attributes;
  };

interface Keeping {
  readonly ask: AskForTicket;
  readonly timer: Planned;
  readonly now: () => number;
  /** Called when the ticket that is kept cannot be renewed. */
  readonly onRefused: () => void;
}

/** Renews the ticket that it keeps. An answer about any other ticket changes nothing. */
export const ticketKeeper = ({ ask, timer, now, onRefused }: Keeping) => {
  let kept: string | undefined;

  /** Half of its life is left when a ticket is renewed: time enough to try again. */
  const keep = ({ ticket, expires_at }: Ticket): void => {
    kept = ticket;
    timer.plan(() => renew(ticket), Math.max((Date.parse(expires_at) - now()) / 2, RETRY_MS));
  };

  const renew = async (ticket: string): Promise<void> => {
    const answer = await ask(ticket).catch((error: unknown) => ({ error }));
    if (kept !== ticket) return;
    if (!('error' in answer)) keep({ ticket, expires_at: answer.expires_at });
    else if (isRefused(answer.error)) onRefused();
    else timer.plan(() => renew(ticket), RETRY_MS);
  };

  return {
    keep,
    letGo(): void {
      kept = undefined;
      timer.cancel();
    },
  };
};
