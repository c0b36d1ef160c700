import type { Table } from '../db/table.ts';
import { Refusal } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';
import { guarded } from './guarded.ts';
import { heldWrites } from './held-writes.ts';

/** What a handler changes the world by. */
export interface Reach {
  readonly db: Table;
  readonly ports: unknown;
}

type Work = (reach: Reach) => Promise<HttpResult>;

/** What came of a run of the handler; `undefined` where it was told of a write that could not be made. */
const run = async (
  held: IdempotencyHold,
  { db, ports }: Reach,
  work: Work,
  kept: (result: HttpResult) => HttpResult,
  defers: boolean,
): Promise<HttpResult | undefined> => {
  const writes = heldWrites(db, held, defers);
  try {
    const result = await work({ db: writes.db, ports: guarded(ports, writes.outside) });
    await writes.finish(kept(result));
    return result;
  } catch (error) {
    if (error instanceof Refusal) await writes.settle().catch(() => undefined);
    if (writes.isVoid()) return undefined;
    throw error;
  }
};

/**
 * Does the work of a request under its key. Work that writes once has its write and its answer kept together: a process
 * that ends at any moment leaves neither, and the request can be made again, or both, and it is answered again. Where
 * the write cannot wait for the answer, or did not come through, the work is done anew, each write made when it says
 * so, as are the writes of work that has several: a process that ends between those and the answer leaves a key that no
 * request can be made with.
 */
export const once = async (
  held: IdempotencyHold,
  reach: Reach,
  work: Work,
  kept: (result: HttpResult) => HttpResult,
): Promise<HttpResult> => {
  try {
    const result = (await run(held, reach, work, kept, true)) ?? (await run(held, reach, work, kept, false));
    if (!result) throw new Error('A write that was made at once was taken as one that waits');
    return result;
  } catch (error) {
    await Promise.allSettled([held.release(error instanceof Refusal ? undefined : 'written')]);
    throw error;
  }
};
