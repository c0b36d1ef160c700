import { failureOf } from './failure.ts';
import type { HubEvent } from './follow.ts';
import type { Inbox } from './live-inbox.ts';
import type { Connection } from './live-socket.ts';
import type { Planned } from './planned.ts';
import type { Send } from './retry.ts';
import { isRefused, RETRY_MS } from './stream-ticket.ts';

interface PollOptions {
  /** The address of the event stream. */
  readonly path: string;
  readonly send: Send;
  readonly inbox: Inbox;
  readonly timer: Planned;
  /** Called once, when the position is known: every later event is delivered. */
  readonly onReading?: (() => void) | undefined;
  /** Called when the service refuses the caller. */
  readonly onRefused: (error: unknown) => void;
}

const DATA = /^data: (.*)$/gm;
const ID = /^id: (.*)$/gm;
const RETRY = /^retry: (\d+)$/m;

const values = (text: string, line: RegExp): readonly string[] =>
  [...text.matchAll(line)].map(([, value = '']) => value);

/** Reads the event stream of a hub again and again, at the intervals that it asks for. */
export const polling = ({ path, send, inbox, timer, onReading, onRefused }: PollOptions): Connection => {
  let [isClosed, isReading] = [false, false];

  const read = async (): Promise<number> => {
    const last = inbox.last();
    const url = last === undefined ? path : `${path}?after=${encodeURIComponent(last)}`;
    const response = await send(new Request(url, { headers: { accept: 'text/event-stream' } }));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream) throw failureOf(response, await response.json().catch(() => undefined));
    const text = await response.text();
    const id = values(text, ID).at(-1);
    if (isClosed) return 0;
    if (!isReading) onReading?.();
    isReading = true;
    if (last === undefined) inbox.begin(id);
    else
      inbox.events(
        values(text, DATA).map((data): HubEvent => JSON.parse(data)),
        id,
      );
    return Number(RETRY.exec(text)?.[1] ?? RETRY_MS);
  };

  const poll = async (): Promise<void> => {
    try {
      const wait = await read();
      if (!isClosed) timer.plan(poll, wait);
    } catch (error) {
      if (isClosed) return;
      if (isRefused(error)) onRefused(error);
      else timer.plan(poll, RETRY_MS);
    }
  };

  void poll();
  return {
    close() {
      isClosed = true;
      timer.cancel();
    },
  };
};
