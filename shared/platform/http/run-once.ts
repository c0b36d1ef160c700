import type { Table } from '../db/table.ts';
import { Refusal } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';
import { guarded } from './guarded.ts';
import { heldWrites, KeyLost } from './held-writes.ts';
import { inProgress } from './idempotency.ts';

/** The table and the ports of a handler. */
export interface WriteAccess {
  readonly db: Table;
  readonly ports: unknown;
}

type Work = (access: WriteAccess) => Promise<HttpResult | Refusal>;

/** Runs the handler once, and makes the writes of a refusal too; `undefined` if a deferred write failed after it was reported as successful. */
const run = async (
  held: IdempotencyHold,
  { db, ports }: WriteAccess,
  work: Work,
  toStore: (result: HttpResult) => HttpResult,
  defers: boolean,
): Promise<HttpResult | Refusal | undefined> => {
  const writes = heldWrites(db, held, defers);
  try {
    const result = await work({ db: writes.db, ports: guarded(ports, writes.beforeExternalCall) });
    if (result instanceof Refusal) await Promise.allSettled([writes.flush()]);
    else await writes.finish(toStore(result));
    return writes.hasFailed() ? undefined : result;
  } catch (error) {
    if (writes.hasFailed()) return undefined;
    throw error;
  }
};

/**
 * Runs a handler under an idempotency key. A handler with a single write has its write and its response committed
 * together: after a crash at any moment, the request either was not made or has a stored response. If the write cannot
 * be deferred or fails, the handler runs again with immediate writes. With several writes, a crash before the response
 * is stored leaves a key that cannot be used again. A refusal releases the key.
 */
export const runOnce = async (
  held: IdempotencyHold,
  access: WriteAccess,
  work: Work,
  toStore: (result: HttpResult) => HttpResult,
): Promise<HttpResult | Refusal> => {
  try {
    const result = (await run(held, access, work, toStore, true)) ?? (await run(held, access, work, toStore, false));
    if (!result) throw new Error('An immediate write was treated as deferred');
    if (result instanceof Refusal) await Promise.allSettled([held.release()]);
    return result;
  } catch (error) {
    await Promise.allSettled([held.release('written')]);
    if (error instanceof KeyLost) return inProgress();
    throw error;
  }
};
