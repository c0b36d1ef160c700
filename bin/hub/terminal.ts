import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import type { LiveSocket } from '../../shared/client/live-socket.ts';
import type { Later } from '../../shared/client/planned.ts';
import type { Send } from '../../shared/client/retry.ts';

export interface Sink {
  write(text: string): unknown;
  /** Whether it is a terminal. */
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The client's interface to the operating system. */
export interface Terminal {
  readonly out: Sink;
  readonly err: Sink;
  readonly in: Readable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch?: Send;
  /** Opens a WebSocket. Default: that of the platform, if it has one. */
  readonly openSocket?: (url: string) => LiveSocket;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Schedules a call that can be canceled, so that nothing keeps the process alive after Ctrl-C. Default: `wait`. */
  readonly later?: Later;
  readonly now: () => number;
  /** Resolves on Ctrl-C. */
  readonly interrupted: () => Promise<void>;
}

/** One Ctrl-C can arrive as several signals, if a parent process forwards it too. */
const SAME_INTERRUPT_MS = 500;

/** Cleans up first. A second signal after a moment ends the process immediately. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        first ??= Date.now();
        if (Date.now() - first > SAME_INTERRUPT_MS) process.exit(128 + constants.signals[signal]);
        resolve();
      });
  });

/** The terminal of the process. If its reader exits, the client ends without an error. */
export const ownTerminal = (): Terminal => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: process.stdout,
    err: process.stderr,
    in: process.stdin,
    env: process.env,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    interrupted,
  };
};
