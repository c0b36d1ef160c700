import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that `npx node test/bench/operations.ts` writes. */
export const MEASURED_FILE = join(import.meta.dirname, 'measured.json');

/** Work of one function: processor time in ms, sequential requests to DynamoDB, and capacity units. */
export interface MeasuredWork {
  readonly ms: number;
  readonly trips: number;
  readonly read: number;
  readonly write: number;
}

/** One operation and what its events lead to. */
export interface MeasuredOperation {
  readonly request: MeasuredWork;
  readonly response_bytes: number;
  readonly log_bytes: number;
  /** The relay, and each worker that handled a message, by name. */
  readonly relay?: MeasuredWork;
  readonly workers: Readonly<Record<string, MeasuredWork>>;
  /** Messages that were sent to queues. */
  readonly messages: number;
}

export interface Measured {
  /** The processor and the Node version. */
  readonly machine: string;
  readonly measured_on: string;
  readonly operations: Readonly<Record<string, MeasuredOperation>>;
  /** The worker that sends an email. */
  readonly email: MeasuredWork;
}

export const measured = (): Measured => JSON.parse(readFileSync(MEASURED_FILE, 'utf8')) as Measured;
