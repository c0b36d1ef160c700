import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unavailable } from '../../../support/faults.ts';

/** A process that can end at any moment: what it had sent was done, and nobody hears of it. */
export interface Process {
  /** So many requests are sent; the answer to the last does not arrive, nor is another sent. */
  endAfter(requests: number): void;
  /** Requests that the store refuses. */
  refuse(which: (input: string) => boolean): void;
  /** The first such request waits before it is sent until another process begins. */
  hold(which: (input: string) => boolean): void;
  /** That request waits now. */
  held(): Promise<void>;
  /** Another process in its place. Whether the one before had ended. */
  begin(): boolean;
}

export const process = (client: DynamoDBClient): Process => {
  let left = Number.POSITIVE_INFINITY;
  let refused = (_: string): boolean => false;
  let waits: ((input: string) => boolean) | undefined;
  let release = (): void => {};
  let arrived = Promise.withResolvers<void>();
  client.middlewareStack.add(
    (next) => async (args) => {
      const input = JSON.stringify(args.input);
      if (waits?.(input)) {
        waits = undefined;
        const { promise, resolve } = Promise.withResolvers<void>();
        release = resolve;
        arrived.resolve();
        await promise;
      }
      if (refused(input)) throw unavailable();
      left -= 1;
      if (left < 0) throw unavailable();
      const answered = await next(args);
      if (left === 0) throw unavailable();
      return answered;
    },
    { step: 'initialize', name: 'process', priority: 'high' },
  );
  return {
    endAfter(requests) {
      left = requests;
    },
    refuse(which) {
      refused = which;
    },
    hold(which) {
      arrived = Promise.withResolvers();
      waits = which;
    },
    held: () => arrived.promise,
    begin() {
      const ended = left <= 0;
      left = Number.POSITIVE_INFINITY;
      refused = () => false;
      release();
      return ended;
    },
  };
};
