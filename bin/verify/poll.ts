import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './client.ts';
import { Mismatch } from './expect.ts';

const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 3_000;

/** Repeats a request until the condition holds, with growing pauses. Throws after `seconds`. */
export const until = async (
  what: string,
  request: () => Promise<Exchange>,
  holds: (exchange: Exchange) => boolean,
  seconds = 60,
): Promise<Exchange> => {
  const deadline = Date.now() + seconds * 1_000;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, MAX_WAIT_MS)) {
    const exchange = await request();
    if (holds(exchange)) return exchange;
    if (Date.now() > deadline)
      throw new Mismatch(`${what} within ${seconds} seconds`, exchange.text.slice(0, 300), exchange);
    await wait(pause);
  }
};
