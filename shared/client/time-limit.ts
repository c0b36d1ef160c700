import { throwIfAborted } from './aborted.ts';

/** The error of a request that took too long. */
const timedOut = (): Error => Object.assign(new Error('The request timed out.'), { name: 'TimeoutError' });

/**
 * A signal that aborts after the time limit or with `signal`, to which it listens until then. Throws if that has. Needs
 * only `AbortController`.
 */
export const withTimeLimit = (signal: AbortSignal | null | undefined, milliseconds: number): AbortSignal => {
  throwIfAborted(signal);
  const limit = new AbortController();
  const leave = (): void => limit.abort(signal?.reason);
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', leave);
    limit.abort(timedOut());
  }, milliseconds);
  /* In Node, a pending timer must not keep the process alive. */
  if (typeof timer === 'object') timer.unref?.();
  signal?.addEventListener('abort', leave);
  return limit.signal;
};
