import { randomUUID } from 'node:crypto';
import { FunctionError, type Invoke } from '../functions/invocation.ts';
import { type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';

/** How Lambda handles the events of a function's asynchronous invocations. */
export interface AsyncInvocation {
  readonly retries: number;
  readonly maxAgeMilliseconds: number;
  /** The ARN of the queue for events that were given up. */
  readonly onFailure: string | undefined;
}

/** Six hours and two retries, if the function has no configuration. */
export const asyncInvocationOf = (properties: JsonObject): AsyncInvocation => ({
  retries: numberOf(properties.MaximumRetryAttempts, 2),
  maxAgeMilliseconds: numberOf(properties.MaximumEventAgeInSeconds, 21_600) * 1_000,
  onFailure: stringOf(objectOf(objectOf(properties.DestinationConfig).OnFailure).Destination) || undefined,
});

/** Lambda waits a minute before the first retry, and two minutes before the second one. */
const RETRY_DELAYS = [60_000, 120_000];

interface AcceptedEvent {
  readonly payload: JsonObject;
  readonly accepted: number;
  readonly attempts: number;
  readonly due: number;
}

interface AsyncEventsOptions {
  readonly functionArn: string;
  readonly invoke: Invoke;
  readonly handling: AsyncInvocation;
  /** Receives the record of an event that was given up. */
  readonly giveUp: (record: JsonObject) => Promise<void>;
}

export interface AsyncEvents {
  readonly accept: (payload: JsonObject, now: number) => void;
  /** Runs each event that is due; one that fails waits for its retry or is given up. */
  readonly runDue: (now: number) => Promise<void>;
  readonly hasDue: (now: number) => boolean;
  readonly invocations: () => number;
}

const failureRecord = (event: AcceptedEvent, functionArn: string, condition: string, error: unknown): JsonObject => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: {
    requestId: randomUUID(),
    functionArn,
    condition,
    approximateInvokeCount: event.attempts,
  },
  requestPayload: event.payload,
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  responsePayload: {
    errorType: error instanceof FunctionError ? error.type : 'Error',
    errorMessage: error instanceof Error ? error.message : String(error),
  },
});

/** Lambda's queue of asynchronous events. Events that wait are lost when the local stack stops. */
export const asyncEvents = ({ functionArn, invoke, handling, giveUp }: AsyncEventsOptions): AsyncEvents => {
  let waiting: readonly AcceptedEvent[] = [];
  let invocations = 0;

  const failed = async (event: AcceptedEvent, now: number, error: unknown): Promise<void> => {
    const due = now + (RETRY_DELAYS[event.attempts - 1] ?? 0);
    const exhausted = event.attempts > handling.retries;
    const expired = due - event.accepted > handling.maxAgeMilliseconds;
    if (!exhausted && !expired) {
      waiting = [...waiting, { ...event, due }];
      return;
    }
    const condition = exhausted ? 'RetriesExhausted' : 'EventAgeExceeded';
    await giveUp(failureRecord(event, functionArn, condition, error));
  };

  return {
    accept(payload, now) {
      waiting = [...waiting, { payload, accepted: now, attempts: 0, due: now }];
    },
    hasDue: (now) => waiting.some(({ due }) => due <= now),
    invocations: () => invocations,
    async runDue(now) {
      const due = waiting.filter((event) => event.due <= now);
      waiting = waiting.filter((event) => event.due > now);
      for (const event of due) {
        invocations += 1;
        const attempted = { ...event, attempts: event.attempts + 1 };
        await invoke(event.payload).catch((error: unknown) => failed(attempted, now, error));
      }
    },
  };
};
