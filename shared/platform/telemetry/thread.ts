import { AsyncLocalStorage } from 'node:async_hooks';

type Fields = Readonly<Record<string, unknown>>;

/** Work for one request, and what its last log line reports. */
interface Work {
  readonly thread: string;
  readonly report: Record<string, unknown>;
}

const current = new AsyncLocalStorage<Work>();

/**
 * A thread is all work that one request causes. Its text is the request id and, if the client sent a valid one, the
 * `traceparent` after a space: `7f3a 00-4bf9…-00f0…-01`.
 */
export const threadText = (request_id: string, traceparent?: string): string =>
  traceparent === undefined ? request_id : `${request_id} ${traceparent}`;

/** The thread of the current work; `undefined` outside a function. */
export const currentThread = (): string | undefined => current.getStore()?.thread;

/** The request id and `traceparent` of a thread, by default the current one. Both are absent without a thread. */
export const threadFields = (
  thread = currentThread(),
): { readonly request_id?: string; readonly traceparent?: string } => {
  const [request_id, traceparent] = thread?.split(' ') ?? [];
  return { ...(request_id && { request_id }), ...(traceparent && { traceparent }) };
};

/** Runs work in a thread, with its own report. */
export const inThread = <T>(thread: string, run: () => T): T => current.run({ thread, report: {} }, run);

/** Runs a part of the current work in the thread of a row, if that is known. The report stays that of the work. */
export const continueThread = <T>(thread: string | undefined, run: () => T): T =>
  thread === undefined ? run() : current.run({ thread, report: current.getStore()?.report ?? {} }, run);

/** Adds fields to the last log line of the current work. */
export const report = (fields: Fields): void => {
  Object.assign(current.getStore()?.report ?? {}, fields);
};

/** Adds to a number in the last log line of the current work. */
export const add = (name: string, by: number): void => {
  const { report } = current.getStore() ?? {};
  if (report) report[name] = Number(report[name] ?? 0) + by;
};

/** What the current work has reported. */
export const reported = (): Fields => current.getStore()?.report ?? {};
