import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import type { Send } from '../../shared/client/retry.ts';

export interface Sink {
  write(text: string): unknown;
  /** Whether a person reads it. */
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** All that the client has to do with the world around it. */
export interface Terminal {
  readonly out: Sink;
  readonly err: Sink;
  readonly in: Readable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch?: Send;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  /** Resolves when a person wants it to end. */
  readonly interrupted: () => Promise<void>;
}

/** One Ctrl-C comes as several signals where others pass it on, too. */
const AT_ONCE = 500;

/** What has to be put away first is; whoever asks again after a moment does not want to wait for it. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        first ??= Date.now();
        if (Date.now() - first > AT_ONCE) process.exit(128 + constants.signals[signal]);
        resolve();
      });
  });

/** The terminal that the client was started in. Whoever reads it may stop reading; that ends the client in peace. */
export const ownTerminal = (): Terminal => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: process.stdout,
    err: process.stderr,
    in: process.stdin,
    env: process.env,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: Date.now,
    interrupted,
  };
};
