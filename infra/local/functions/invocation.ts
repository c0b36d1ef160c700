import type { ClockOffset } from '../clock.ts';
import type { JsonObject } from '../json.ts';

/** The data that a thread starts with. */
export interface Assignment {
  readonly folder: string;
  /** Lambda's handler name: `index.handler`. */
  readonly handler: string;
  readonly clock: ClockOffset;
}

/** An invocation as JSON text, so that the same values pass as in Lambda. */
export interface Invocation {
  readonly requestId: string;
  readonly event: string;
  readonly timeoutMilliseconds: number;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
}

export type Outcome =
  | { readonly ok: true; readonly result: string }
  | { readonly ok: false; readonly type: string; readonly message: string; readonly trace: string };

/** A function of the template. */
export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  readonly folder: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
  readonly memoryMegabytes: number;
}

/** The function threw, timed out or crashed. */
export class FunctionError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export type Invoke = (event: JsonObject) => Promise<unknown>;
