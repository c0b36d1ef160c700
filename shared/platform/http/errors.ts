import { standardErrors } from '#standard-errors';
import type { ErrorCode } from './error-codes.ts';

/** The location of an error in the request (JSON:API error `source`). */
export type Source = { readonly pointer: string } | { readonly parameter: string } | { readonly header: string };

/** One error of the response; `meta.request_id` is added when it is sent. */
export interface ErrorItem {
  readonly code?: ErrorCode;
  readonly detail: string;
  readonly source?: Source;
  /** The invalid body field, without the prefix that depends on the form of the body. Instead of `source`. */
  readonly field?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** One entry of the top-level `detail` array, which three routes return in addition to `errors`. */
export interface DetailItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly ctx: Readonly<Record<string, unknown>>;
  readonly input: unknown;
}

/** A refused request with status and errors. It is returned, never thrown, so that types show who can refuse with what. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  declare readonly code: Code;
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly details: readonly DetailItem[] | undefined;
  /** The invalid body field, without the prefix that depends on the form of the body. */
  readonly field: string | undefined;
  /** The index of the resource in an array body. */
  readonly index: number;

  constructor(status: number, errors: readonly ErrorItem[], extras: RefusalExtras = {}) {
    this.status = status;
    this.errors = errors;
    this.headers = extras.headers ?? {};
    this.details = extras.details;
    this.field = extras.field;
    this.index = extras.index ?? 0;
  }
}

interface RefusalExtras {
  readonly detail?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly source?: Source;
  readonly field?: string;
  readonly index?: number;
  readonly details?: readonly DetailItem[];
}

/** Creates a refusal with a documented code. */
export const refuse = <Code extends ErrorCode>(code: Code, extras: RefusalExtras = {}): Refusal<Code> => {
  const [status, standard] = standardErrors().codes[code];
  const item = { code, detail: extras.detail ?? standard, ...pick(extras) };
  return new Refusal<Code>(status, [item], extras);
};

const pick = ({ source, meta }: RefusalExtras) => ({ ...(source && { source }), ...(meta && { meta }) });

/** Creates a 429 refusal with the wait in seconds in the detail and in `Retry-After`. */
export const tooMany = (seconds: number, headers: Readonly<Record<string, string>> = {}): Refusal<'rate_limited'> =>
  refuse('rate_limited', {
    detail: `Too many requests. Try again in ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds), ...headers },
  });
