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
  /** So many are read, and worked on side by side, at once. */
  readonly together: number;
  /** So many pages at most: what is left is due in the next minute as well. */
  readonly rounds: number;
}

/**
 * Does what is due, the longest overdue first. One that fails keeps none of the others waiting: all that went wrong is
 * thrown at the end, and is due again in the next minute.
 */
export const eachDue = async <T>({ read, work, together, rounds }: DueRun<T>): Promise<void> => {
  const failures: unknown[] = [];
  let after: Position | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const { due, next } = await read({ limit: together, after });
    const ended = await Promise.allSettled(due.map(work));
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    if (!next) break;
    after = next;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all that was due was done');
};
