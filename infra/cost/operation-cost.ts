import { ASSUMPTIONS, accessLogBytes } from './assumptions.ts';
import { BUDGETS } from './budgets.ts';
import type { Measured, MeasuredOperation, MeasuredWork } from './measured.ts';
import type { Operation } from './operations.ts';
import { priceOf } from './prices.ts';

/** What an operation costs in US dollars, by part. */
interface Parts {
  readonly gateway: number;
  readonly functions: number;
  readonly logs: number;
  readonly queues: number;
  readonly kms: number;
  /** By the units of the budget for rows of typical size. */
  readonly table: number;
  /** By the bytes of the response. */
  readonly transfer: number;
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

export const totalOf = (parts: Parts): number => sum(Object.values(parts));

const GB = 1_000_000_000;

/** One invocation that runs for this long, with its share of traces. */
export const invocation = (ms: number): number =>
  priceOf('lambdaRequests', 1) +
  priceOf('lambdaSeconds', (Math.ceil(ms) / 1_000) * ASSUMPTIONS.memoryGb) +
  priceOf('traces', ASSUMPTIONS.traced);

/** The processor time that was measured, and the waits for DynamoDB. */
const durationOf = ({ ms, trips }: Pick<MeasuredWork, 'ms' | 'trips'>, signs = 0): number =>
  ms + trips * ASSUMPTIONS.roundTripMs + signs * ASSUMPTIONS.signMs;

const logged = (bytes: number): number => priceOf('logs', bytes / GB);
const units = ({ read, write }: Pick<MeasuredWork, 'read' | 'write'>): number =>
  priceOf('readUnits', read) + priceOf('writeUnits', write);

/** The budget of an operation, with its access. */
const budgetOf = (operation: string) => {
  const found = BUDGETS.find((one) => one.operation === operation);
  if (!found) throw new Error(`${operation} has no budget`);
  const { access, own } = found;
  return { trips: access.trips + own.trips, read: access.read + own.read, write: access.write + own.write };
};

const measuredOf = ({ operations }: Measured, budget: string): MeasuredOperation => {
  const found = operations[budget];
  if (!found) throw new Error(`${budget} was not measured: run \`npx node test/bench/operations.ts\``);
  return found;
};

/** The request and, for a change, what the relay and the workers do with its events. Each message is its own batch. */
export const costOf = ({ budget, signs = 0 }: Operation, measured: Measured): Parts => {
  const found = measuredOf(measured, budget);
  const budgeted = budgetOf(budget);
  const downstream = [...(found.relay ? [found.relay] : []), ...Object.values(found.workers)];
  const ran = [
    durationOf({ ms: found.request.ms, trips: budgeted.trips }, signs),
    ...downstream.map((one) => durationOf(one)),
  ];
  return {
    gateway: priceOf('gatewayRequests', 1),
    functions: sum(ran.map(invocation)),
    logs: logged(
      found.log_bytes + ASSUMPTIONS.lineOverheadBytes + accessLogBytes() + ran.length * ASSUMPTIONS.platformLogBytes,
    ),
    queues: priceOf('queueRequests', found.messages * ASSUMPTIONS.requestsPerMessage),
    kms: priceOf('signatures', signs),
    table: units(budgeted) + sum(downstream.map(units)),
    transfer: priceOf('transfer', found.response_bytes / GB),
  };
};
