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

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
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
