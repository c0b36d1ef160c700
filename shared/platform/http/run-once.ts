import type { Table } from '../db/table.ts';
import { Refusal } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';
import { guarded } from './guarded.ts';
import { heldWrites } from './held-writes.ts';

/** The table and the ports of a handler. */
export interface WriteAccess {
  readonly db: Table;
  readonly ports: unknown;
}

type Work = (access: WriteAccess) => Promise<HttpResult>;

/** Runs the handler once; `undefined` if a deferred write failed after it was reported as successful. */
const run = async (
  held: IdempotencyHold,
  { db, ports }: WriteAccess,
  work: Work,
  toStore: (result: HttpResult) => HttpResult,
  defers: boolean,
): Promise<HttpResult | undefined> => {
  const writes = heldWrites(db, held, defers);
  try {
    const result = await work({ db: writes.db, ports: guarded(ports, writes.beforeExternalCall) });
    await writes.finish(toStore(result));
    return result;
  } catch (error) {
    if (error instanceof Refusal) await writes.flush().catch(() => undefined);
    if (writes.hasFailed()) return undefined;
    throw error;
  }
};

/**
 * Runs a handler under an idempotency key. A handler with a single write has its write and its response committed
 * together: after a crash at any moment, the request either was not made or has a stored response. If the write cannot
 * be deferred or fails, the handler runs again with immediate writes. With several writes, a crash before the response
 * is stored leaves a key that cannot be used again.
 */
export const runOnce = async (
  held: IdempotencyHold,
  access: WriteAccess,
  work: Work,
  toStore: (result: HttpResult) => HttpResult,
): Promise<HttpResult> => {
  try {
    const result = (await run(held, access, work, toStore, true)) ?? (await run(held, access, work, toStore, false));
    if (!result) throw new Error('An immediate write was treated as deferred');
    return result;
  } catch (error) {
    await Promise.allSettled([held.release(error instanceof Refusal ? undefined : 'written')]);
    throw error;
  }
};
