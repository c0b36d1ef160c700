import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unavailable } from '../../../support/faults.ts';

/** A process that can stop at any request. Sent requests take effect, but their responses are lost. */
export interface Process {
  /** Sends this many requests. The response to the last one is lost, and no further request is sent. */
  stopAfter(requests: number): void;
  /** Makes the store reject these requests. */
  refuse(which: (input: string) => boolean): void;
  /** Blocks the first such request until the next restart. */
  block(which: (input: string) => boolean): void;
  /** Resolves when a request is blocked. */
  blocked(): Promise<void>;
  /** Starts a new process. Returns whether the previous one had stopped. */
  restart(): boolean;
}

export const process = (client: DynamoDBClient): Process => {
  let left = Number.POSITIVE_INFINITY;
  let isRejected = (_: string): boolean => false;
  let shouldBlock: ((input: string) => boolean) | undefined;
  let release = (): void => {};
  let blocked = Promise.withResolvers<void>();
  client.middlewareStack.add(
    (next) => async (args) => {
      const input = JSON.stringify(args.input);
      if (shouldBlock?.(input)) {
        shouldBlock = undefined;
        const { promise, resolve } = Promise.withResolvers<void>();
        release = resolve;
        blocked.resolve();
        await promise;
      }
      if (isRejected(input)) throw unavailable();
      left -= 1;
      if (left < 0) throw unavailable();
      const response = await next(args);
      if (left === 0) throw unavailable();
      return response;
    },
    { step: 'initialize', name: 'process', priority: 'high' },
  );
  return {
    stopAfter(requests) {
      left = requests;
    },
    refuse(which) {
      isRejected = which;
    },
    block(which) {
      blocked = Promise.withResolvers();
      shouldBlock = which;
    },
    blocked: () => blocked.promise,
    restart() {
      const stopped = left <= 0;
      left = Number.POSITIVE_INFINITY;
      isRejected = () => false;
      release();
      return stopped;
    },
  };
};
