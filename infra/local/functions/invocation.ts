import type { ClockOffset } from '../clock.ts';
import type { JsonObject } from '../json.ts';

/** What a thread is started with. */
export interface Assignment {
  readonly folder: string;
  /** As Lambda names it: `index.handler`. */
  readonly handler: string;
  readonly clock: ClockOffset;
}

/** One call, as it crosses to the thread: JSON, so that nothing passes which Lambda would not pass. */
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

/** A function as the template defines it. */
export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  readonly folder: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
  readonly memoryMegabytes: number;
}

/** The function threw, ran out of time or died. */
export class FunctionError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export type Invoke = (event: JsonObject) => Promise<unknown>;
