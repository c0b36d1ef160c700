import { arrayOf, type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import { type EventFilter, eventFilter } from './filter.ts';

/** The settings of an event source mapping. */
export interface Mapping {
  readonly batchSize: number;
  /** The batches of a queue that this machine runs at the same time. */
  readonly concurrency: number;
  readonly reportsItemFailures: boolean;
  readonly bisects: boolean;
  /** Negative for unlimited retries. */
  readonly retries: number;
  /** The ARN of the queue for failed batches. */
  readonly onFailure: string | undefined;
  readonly passes: EventFilter;
}

/** Delivers events to functions until it is stopped. */
export interface EventSource {
  readonly name: string;
  /** Resolves when all work that was due at the call is done. */
  readonly caughtUp: () => Promise<void>;
  /** The number of invocations so far. */
  readonly invocations: () => number;
  readonly stop: () => Promise<void>;
}

/** This machine runs a part of the batches that AWS may run, and at least two. */
const LOCAL_PART = 1 / 25;
const MIN_CONCURRENCY = 2;

const concurrencyOf = (scaling: JsonObject): number =>
  Math.max(MIN_CONCURRENCY, Math.floor(numberOf(scaling.MaximumConcurrency, 0) * LOCAL_PART));

export const mappingOf = (properties: JsonObject, defaultBatch: number): Mapping => ({
  batchSize: numberOf(properties.BatchSize, defaultBatch),
  concurrency: concurrencyOf(objectOf(properties.ScalingConfig)),
  reportsItemFailures: arrayOf(properties.FunctionResponseTypes).includes('ReportBatchItemFailures'),
  bisects: properties.BisectBatchOnFunctionError === true,
  retries: numberOf(properties.MaximumRetryAttempts, -1),
  onFailure: stringOf(objectOf(objectOf(properties.DestinationConfig).OnFailure).Destination) || undefined,
  passes: eventFilter(properties.FilterCriteria),
});

/** The identifiers in a partial batch response. */
export const failedItems = (mapping: Mapping, result: unknown): readonly string[] =>
  mapping.reportsItemFailures
    ? arrayOf(objectOf(result).batchItemFailures).map((failure) => stringOf(objectOf(failure).itemIdentifier))
    : [];
