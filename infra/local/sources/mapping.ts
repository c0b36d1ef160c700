import { arrayOf, type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import { type EventFilter, eventFilter } from './filter.ts';

/** How a source of events is read for a function. */
export interface Mapping {
  readonly batchSize: number;
  readonly reportsItemFailures: boolean;
  readonly bisects: boolean;
  /** Without end where negative. */
  readonly retries: number;
  /** Where what was given up is told: a queue's ARN. */
  readonly onFailure: string | undefined;
  readonly passes: EventFilter;
}

/** Something that brings events to functions until it is stopped. */
export interface EventSource {
  readonly name: string;
  /** Resolves once everything that was due when asked has been handled. */
  readonly caughtUp: () => Promise<void>;
  /** How many times it has woken its function so far. */
  readonly woken: () => number;
  readonly stop: () => Promise<void>;
}

export const mappingOf = (properties: JsonObject, defaultBatch: number): Mapping => ({
  batchSize: numberOf(properties.BatchSize, defaultBatch),
  reportsItemFailures: arrayOf(properties.FunctionResponseTypes).includes('ReportBatchItemFailures'),
  bisects: properties.BisectBatchOnFunctionError === true,
  retries: numberOf(properties.MaximumRetryAttempts, -1),
  onFailure: stringOf(objectOf(objectOf(properties.DestinationConfig).OnFailure).Destination) || undefined,
  passes: eventFilter(properties.FilterCriteria),
});

/** The identifiers that a function reports as failed. */
export const failedItems = (mapping: Mapping, result: unknown): readonly string[] =>
  mapping.reportsItemFailures
    ? arrayOf(objectOf(result).batchItemFailures).map((failure) => stringOf(objectOf(failure).itemIdentifier))
    : [];
