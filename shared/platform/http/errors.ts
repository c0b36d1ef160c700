import { ERRORS, type ErrorCode } from './error-codes.ts';

export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Where in a request an error lies (JSON:API error `source`). */
export type Source = { readonly pointer: string } | { readonly parameter: string } | { readonly header: string };

/** One error of the answer; `meta.request_id` is added when it is sent. */
export interface ErrorItem {
  readonly code?: ErrorCode;
  readonly detail: string;
  readonly source?: Source;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** One entry of the top-level `detail` array that three routes answer beside `errors`. */
export interface DetailItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly ctx: Readonly<Record<string, unknown>>;
  readonly input: unknown;
}

/** The request is refused; the status and the errors say why. Handlers return it, stages of the stack throw it. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  declare readonly code: Code;
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly details: readonly DetailItem[] | undefined;
  /** A body field at fault, named without the prefix that depends on the body's form. */
  readonly field: string | undefined;
  /** Which resource of an array it is a field of. */
  readonly nth: number;

  constructor(status: number, errors: readonly ErrorItem[], extras: RefusalExtras = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.errors = errors;
    this.headers = extras.headers ?? {};
    this.details = extras.details;
    this.field = extras.field;
    this.nth = extras.nth ?? 0;
  }
}

interface RefusalExtras {
  readonly detail?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly source?: Source;
  readonly field?: string;
  readonly nth?: number;
  readonly details?: readonly DetailItem[];
}

/** Refuses with one of the documented codes. */
export const refuse = <Code extends ErrorCode>(code: Code, extras: RefusalExtras = {}): Refusal<Code> => {
  const [status, standard] = ERRORS[code];
  const item = { code, detail: extras.detail ?? standard, ...pick(extras) };
  return new Refusal<Code>(status, [item], extras);
};

const pick = ({ source, meta }: RefusalExtras) => ({ ...(source && { source }), ...(meta && { meta }) });

/** Refuses with 429, saying in words and in `Retry-After` how many seconds to wait. */
export const tooMany = (seconds: number, headers: Readonly<Record<string, string>> = {}): Refusal<'rate_limited'> =>
  refuse('rate_limited', {
    detail: `Too many requests. Try again in ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds), ...headers },
  });
