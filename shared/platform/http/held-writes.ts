import { Contention } from '../db/contention.ts';
import type { Condition } from '../db/expression.ts';
import type { Table } from '../db/table.ts';
import type { FailedStep, Step, Transacted } from '../db/transaction.ts';
import type { Written } from '../db/write.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';

/** A deferred write was reported as successful but failed, so the results of the handler are invalid. */
export class SpeculativeWriteFailed extends Error {}

/** Another request has taken the key, so this one can write no more. */
export class KeyLost extends Error {}

/** The table that a handler with an idempotency key writes to. */
export interface HeldWrites {
  readonly db: Table;
  /** Whether a deferred write failed. The table then rejects all calls. */
  readonly hasFailed: () => boolean;
  /** Call before an external call: throws `SpeculativeWriteFailed` while a write is deferred. */
  beforeExternalCall(): void;
  /** Executes the deferred write. */
  flush(): Promise<void>;
  /** Commits the deferred write and the response in one transaction; without one, stores the response. */
  finish(answer: HttpResult): Promise<void>;
}

/** A transaction of this size has no room for the key's step, so the key is marked before. */
const MAX_STEPS = 100;

const failedSteps = (failed: readonly FailedStep[], held: number): readonly FailedStep[] => {
  if (failed.some(({ index }) => index >= held)) throw new KeyLost('Another request holds the idempotency key');
  return failed;
};

/**
 * Only the request that holds the key writes; `KeyLost` is thrown otherwise. The first write is one transaction with the
 * key's row, which it marks; an update is preceded by the mark, because only the store knows its result.
 *
 * With `defers`, the first write waits until the table is used again or the response is ready; the response is then
 * stored in the same transaction. The handler continues at once as if the write had succeeded. If it fails,
 * `SpeculativeWriteFailed` is thrown and nothing is written.
 */
export const heldWrites = (table: Table, held: IdempotencyHold, defers: boolean): HeldWrites => {
  let deferred: readonly Step[] | undefined;
  /** The error of the failed deferred write. */
  let failure: { readonly error: unknown } | undefined;
  let marked = false;
  let queue: Promise<unknown> = Promise.resolve();

  const send = async (steps: readonly Step[], keySteps: readonly Step[]): Promise<Transacted> => {
    const written = await table.transact([...steps, ...keySteps]);
    marked ||= written.ok;
    return written.ok ? written : { ok: false, failed: failedSteps(written.failed, steps.length) };
  };
  /** A marked key can no longer be claimed by another request. */
  const mark = (): readonly Step[] => (marked ? [] : [held.markStarted()]);
  const markFirst = async (): Promise<void> => {
    if (!marked) await send([], mark());
  };
  const fail = (error: unknown): unknown => {
    failure = { error };
    return error;
  };
  const speculationFailed = (cause?: unknown): SpeculativeWriteFailed =>
    new SpeculativeWriteFailed('The deferred write cannot be made', { cause });
  const writeDeferred = async (steps: readonly Step[], keySteps: readonly Step[]): Promise<void> => {
    deferred = undefined;
    try {
      const made = await send(steps, keySteps);
      if (!made.ok) throw speculationFailed();
    } catch (error) {
      throw fail(error instanceof Contention ? speculationFailed(error) : error);
    }
  };
  const writePending = async (): Promise<void> => {
    if (failure) throw failure.error;
    if (deferred) await writeDeferred(deferred, mark());
  };
  /** Runs calls one after the other. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(async () => {
      await writePending();
      return work();
    });
    queue = result.catch(() => undefined);
    return result;
  };
  const flush = (): Promise<void> => inOrder(async () => undefined);
  const flushPending = async (): Promise<void> => {
    if (deferred || failure) await flush();
  };

  const write = (steps: readonly Step[]): Promise<Transacted> =>
    inOrder(async () => {
      if (steps.length >= MAX_STEPS) {
        await markFirst();
        return table.transact(steps);
      }
      if (!defers || marked) return send(steps, mark());
      deferred = steps;
      return { ok: true };
    });
  const refused = <T>({ failed }: { failed: readonly FailedStep[] }): Written<T> => ({
    ok: false,
    current: failed[0]?.current as T | undefined,
  });
  const afterMark = <T>(work: () => Promise<T>): Promise<T> =>
    inOrder(async () => {
      await markFirst();
      return work();
    });
  const when = (condition: Condition | undefined) => (condition ? { condition } : {});

  const db: Table = {
    get: async (key, options) => {
      await flushPending();
      return table.get(key, options);
    },
    getMany: async (keys, options) => {
      await flushPending();
      return table.getMany(keys, options);
    },
    query: async (query) => {
      await flushPending();
      return table.query(query);
    },
    async put(item, condition) {
      const made = await write([{ put: item, ...when(condition) }]);
      return made.ok ? { ok: true, value: item } : refused(made);
    },
    update: (key, change, condition) => afterMark(() => table.update(key, change, condition)),
    softDelete: (key, by, condition) => afterMark(() => table.softDelete(key, by, condition)),
    remove: (key) => afterMark(() => table.remove(key)),
    transact: write,
  };
  return {
    db,
    flush,
    hasFailed: () => failure?.error instanceof SpeculativeWriteFailed,
    beforeExternalCall() {
      if (deferred) throw fail(speculationFailed());
      if (failure) throw failure.error;
    },
    async finish(answer) {
      await queue;
      if (failure) throw failure.error;
      const steps = deferred;
      if (steps) await writeDeferred(steps, [held.storeAnswer(answer)]);
      else await Promise.allSettled([held.store(answer)]);
    },
  };
};
