import { currentThread } from '../telemetry/thread.ts';

/** The attribute of every row with the thread of the request that wrote it last. Only this folder and the relay read it. */
export const STAMP = 'rq';

/** The attributes to write, with the thread that writes them unless they name one. Unchanged outside a function. */
export const stamped = <T extends object>(attributes: T, thread = currentThread()): T =>
  thread === undefined || STAMP in attributes ? attributes : { ...attributes, [STAMP]: thread };

const threads = new WeakMap<object, string>();

/** Remembers the thread of a row, which the row itself does not show. */
export const rememberThread = (item: object, { [STAMP]: thread }: Readonly<Record<string, unknown>>): void => {
  if (typeof thread === 'string') threads.set(item, thread);
};

/** The thread that wrote a row last. Known only of the object that was read, not of its copies. */
export const threadOfRow = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null ? threads.get(item) : undefined;
