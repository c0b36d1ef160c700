import { continueThread } from '../telemetry/thread.ts';
import { startBudget } from '../time/budget.ts';
import { dueSources } from './due-shards.ts';
import type { Page, PageRequest, Position } from './query.ts';
import { threadOfRow } from './stamp.ts';

/** A page of due items, longest overdue first; `next` is set if more may follow. */
export interface DuePage<T> {
  readonly due: readonly T[];
  readonly next: Position | undefined;
}

/** Returns the due items of a page in time order. `next` is dropped at the first item that is not due. */
export const dueOf = <T>({ items, next }: Page<T>, isDue: (item: T) => boolean): DuePage<T> => {
  const due = items.filter(isDue);
  return { due, next: due.length === items.length ? next : undefined };
};

interface DueRun<T> {
  read(page: PageRequest): Promise<DuePage<T>>;
  work(item: T): Promise<unknown>;
  /** Moves an item whose work failed, so it does not block the others. */
  failed?(item: T, error: unknown): Promise<unknown>;
  /** Number of items per page, processed concurrently. */
  readonly batchSize: number;
  /** Returns the current time in ms. */
  readonly clock?: () => number;
}

/** A run over a partition and its shards. `read` gets the partition to read. */
export interface ShardedRun<T> extends Omit<DueRun<T>, 'read'> {
  readonly partition: string;
  read(partition: string, page: PageRequest): Promise<DuePage<T>>;
}

const DUE_FAILED = 'Some due items failed';

/**
 * Processes due items, longest overdue first, each in the thread of its row, and prefetches the next page. A failed item
 * does not stop the others; all errors are thrown at the end.
 */
export const eachDue = async <T>({
  read,
  work,
  failed = async () => undefined,
  batchSize,
  clock,
}: DueRun<T>): Promise<void> => {
  const failures: unknown[] = [];
  const isTimeLeft = startBudget(clock);
  const runItem = (item: T): Promise<void> =>
    continueThread(threadOfRow(item), async () => {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
        await failed(item, error);
      }
    });
  /** A failed read ends the run and is reported with the other failures. */
  const readPage = async (after: Position | undefined): Promise<DuePage<T>> => {
    try {
      return await read({ limit: batchSize, after });
    } catch (error) {
      failures.push(error);
      return { due: [], next: undefined };
    }
  };
  let page: DuePage<T> | undefined = await readPage(undefined);
  while (page) {
    const { due, next }: DuePage<T> = page;
    const [ended, following]: readonly [readonly PromiseSettledResult<void>[], DuePage<T> | undefined] =
      await Promise.all([Promise.allSettled(due.map(runItem)), next && isTimeLeft() ? readPage(next) : undefined]);
    failures.push(...ended.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
    page = following;
  }
  if (failures.length > 0) throw new AggregateError(failures, DUE_FAILED);
};

/**
 * Processes the due items of a partition and of its shards, side by side: as many round trips as for one partition. An
 * item waits behind those that are longer overdue in its own shard only.
 */
export const eachDueShard = async <T>({ partition, read, batchSize, ...run }: ShardedRun<T>): Promise<void> => {
  const runs = dueSources(partition, batchSize).map((source) =>
    eachDue<T>({ ...run, read: (page) => read(source.partition, page), batchSize: source.batchSize }),
  );
  const failures = (await Promise.allSettled(runs)).flatMap((result): unknown[] => {
    if (result.status === 'fulfilled') return [];
    return result.reason instanceof AggregateError ? result.reason.errors : [result.reason];
  });
  if (failures.length > 0) throw new AggregateError(failures, DUE_FAILED);
};
