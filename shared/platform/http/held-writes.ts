import { Contention } from '../db/contention.ts';
import type { Condition } from '../db/expression.ts';
import type { Table } from '../db/table.ts';
import type { FailedStep, Step, Transacted } from '../db/transaction.ts';
import type { Written } from '../db/write.ts';
import { refuse } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';

/** A write was answered as made before it was, and cannot be: what was concluded from it is void. */
export class SpeculativeWriteFailed extends Error {}

/** The table as the handler of a repeatable request has it. */
export interface HeldWrites {
  readonly db: Table;
  /** Something was concluded from a write that was not made; nothing more can be done with this table. */
  readonly isVoid: () => boolean;
  /** Nobody outside may be asked while a write waits: throws `Void` then. */
  outside(): void;
  /** Makes the write that still waits. */
  settle(): Promise<void>;
  /**
   * Makes the write that still waits and keeps the answer, both or neither; or keeps the answer of what was written.
   */
  finish(answer: HttpResult): Promise<void>;
}

/** A transaction of so many steps has no room for the key's: the key is marked before it. */
const MAX_STEPS = 100;

const beatenBy = (failed: readonly FailedStep[], held: number): readonly FailedStep[] => {
  if (failed.some(({ index }) => index >= held))
    throw refuse('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  return failed;
};

/**
 * Nothing is written under a key but by the one request that holds it: the first write is a transaction with the key's
 * row, which it marks, or comes after the mark where its result is known to the store alone, as an update's is.
 *
 * With `defers`, a first write waits until something is asked of the table again, or the answer is there, which is then
 * kept in the same transaction. A handler is told at once that it was made; where that turns out to be wrong, `Void` is
 * thrown, and nothing was written at all.
 */
export const heldWrites = (table: Table, held: IdempotencyHold, defers: boolean): HeldWrites => {
  let waiting: readonly Step[] | undefined;
  /** Why nothing more can be done with this table: the write that waited was not made. */
  let stopped: { readonly error: unknown } | undefined;
  let marked = false;
  let turn: Promise<unknown> = Promise.resolve();

  const send = async (steps: readonly Step[], beside: readonly Step[]): Promise<Transacted> => {
    const made = await table.transact([...steps, ...beside]);
    marked ||= made.ok;
    return made.ok ? made : { ok: false, failed: beatenBy(made.failed, steps.length) };
  };
  /** Once marked, a key is nobody else's. */
  const mark = (): readonly Step[] => (marked ? [] : [held.written()]);
  const markFirst = async (): Promise<void> => {
    if (!marked) await send([], mark());
  };
  const stop = (error: unknown): unknown => {
    stopped = { error };
    return error;
  };
  const voided = (cause?: unknown): SpeculativeWriteFailed =>
    new SpeculativeWriteFailed('The deferred write cannot be made', { cause });
  const makeWaiting = async (steps: readonly Step[], beside: readonly Step[]): Promise<void> => {
    waiting = undefined;
    try {
      const made = await send(steps, beside);
      if (!made.ok) throw voided();
    } catch (error) {
      throw stop(error instanceof Contention ? voided(error) : error);
    }
  };
  const standing = async (): Promise<void> => {
    if (stopped) throw stopped.error;
    if (waiting) await makeWaiting(waiting, mark());
  };
  /** One after the other, whoever asks. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(async () => {
      await standing();
      return work();
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
  const settle = (): Promise<void> => inTurn(async () => undefined);
  const whenStanding = async (): Promise<void> => {
    if (waiting || stopped) await settle();
  };

  const write = (steps: readonly Step[]): Promise<Transacted> =>
    inTurn(async () => {
      if (steps.length >= MAX_STEPS) {
        await markFirst();
        return table.transact(steps);
      }
      if (!defers || marked) return send(steps, mark());
      waiting = steps;
      return { ok: true };
    });
  const refused = <T>({ failed }: { failed: readonly FailedStep[] }): Written<T> => ({
    ok: false,
    current: failed[0]?.current as T | undefined,
  });
  const markedFirst = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      await markFirst();
      return work();
    });
  const when = (condition: Condition | undefined) => (condition ? { condition } : {});

  const db: Table = {
    get: async (key, options) => {
      await whenStanding();
      return table.get(key, options);
    },
    getMany: async (keys, options) => {
      await whenStanding();
      return table.getMany(keys, options);
    },
    query: async (query) => {
      await whenStanding();
      return table.query(query);
    },
    async put(item, condition) {
      const made = await write([{ put: item, ...when(condition) }]);
      return made.ok ? { ok: true, value: item } : refused(made);
    },
    update: (key, change, condition) => markedFirst(() => table.update(key, change, condition)),
    softDelete: (key, by, condition) => markedFirst(() => table.softDelete(key, by, condition)),
    remove: (key) => markedFirst(() => table.remove(key)),
    transact: write,
  };
  return {
    db,
    settle,
    isVoid: () => stopped?.error instanceof SpeculativeWriteFailed,
    outside() {
      if (waiting) throw stop(voided());
      if (stopped) throw stopped.error;
    },
    async finish(answer) {
      await turn;
      if (stopped) throw stopped.error;
      const steps = waiting;
      if (steps) await makeWaiting(steps, [held.answered(answer)]);
      else await Promise.allSettled([held.keep(answer)]);
    },
  };
};
