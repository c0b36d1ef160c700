import { BUDGET_MS, startBudget } from '../time/budget.ts';
import type { Page, PageRequest, Position } from './query.ts';

/** What is due of things in the order of their time, the longest overdue first, and where more of them follow. */
export interface DuePage<T> {
  readonly due: readonly T[];
  readonly next: Position | undefined;
}

/** What is due of a page in the order of time; after one that is not, nothing is. */
export const dueOf = <T>({ items, next }: Page<T>, isDue: (item: T) => boolean): DuePage<T> => {
  const due = items.filter(isDue);
  return { due, next: due.length === items.length ? next : undefined };
};

export interface DueRun<T> {
  read(page: PageRequest): Promise<DuePage<T>>;
  work(one: T): Promise<unknown>;
  /** Moves one whose work failed out of the way of the others. */
  failed?(one: T): Promise<unknown>;
  /** So many are read, and worked on side by side, at once. */
  readonly together: number;
  /** Milliseconds by which the time is measured. */
  readonly clock?: () => number;
}

/** Pages are begun for so long: what is left is due in the next minute as well. */
export const DUE_BUDGET_MS = BUDGET_MS;

/**
 * Does what is due, the longest overdue first, and reads the next page meanwhile. One that fails keeps none of the
 * others waiting: all that went wrong is thrown at the end.
 */
export const eachDue = async <T>({
  read,
  work,
  failed = async () => undefined,
  together,
  clock,
}: DueRun<T>): Promise<void> => {
  const failures: unknown[] = [];
  const isTimeLeft = startBudget(clock);
  const orFailed = async (one: T): Promise<void> => {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
      await failed(one);
    }
  };
  /** What cannot be read is a failure beside the others: it ends the run, and hides none of them. */
  const readOrFailed = async (after: Position | undefined): Promise<DuePage<T>> => {
    try {
      return await read({ limit: together, after });
    } catch (error) {
      failures.push(error);
      return { due: [], next: undefined };
    }
  };
  let page: DuePage<T> | undefined = await readOrFailed(undefined);
  while (page) {
    const { due, next }: DuePage<T> = page;
    const [ended, following]: readonly [readonly PromiseSettledResult<void>[], DuePage<T> | undefined] =
      await Promise.all([Promise.allSettled(due.map(orFailed)), next && isTimeLeft() ? readOrFailed(next) : undefined]);
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    page = following;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all that was due was done');
};
