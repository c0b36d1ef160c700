import type { Step } from '../db/transaction.ts';
import type { Verdict } from '../limits/limiter.ts';
import type { Policy } from '../limits/window.ts';
import type { ReadBody } from './body.ts';
import type { ReadQuery } from './query-spec.ts';
import type { RouteDeclaration } from './route.ts';

/** The part of an API Gateway HTTP API event (payload 2.0) that the service reads. */
export interface HttpEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  readonly requestContext: {
    readonly requestId: string;
    readonly http: { readonly method: string; readonly sourceIp: string; readonly userAgent?: string };
  };
}

export interface HttpResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** The admitted caller, as far as this kernel knows it: a kind that the service defines. */
export interface Admitted {
  readonly caller: { readonly kind: string };
}

/** One request on its way through the stack; each stage adds what it found out. */
export interface Exchange {
  readonly event: HttpEvent;
  readonly requestId: string;
  readonly startedAt: number;
  /** The caller's IP address; limits count by it. */
  address: string;
  route?: RouteDeclaration;
  params: Readonly<Record<string, string>>;
  /** The caller who was admitted. */
  admission?: Admitted;
  /** Who the lists of this request belong to: a cursor made for one owner is no cursor of another's. */
  owner: string;
  limited?: { readonly policy: Policy; readonly verdict: Verdict };
  body?: ReadBody<unknown>;
  query?: ReadQuery<unknown, unknown, string>;
  replay?: HttpResult;
  held?: IdempotencyHold;
}

/** A claimed idempotency key. Its steps fail once it is another's. */
export interface IdempotencyHold {
  /** Notes, with what is written, that the request has begun to write: from then on it is never made again. */
  written(): Step;
  /** Keeps the answer with what is written. */
  answered(result: HttpResult): Step;
  /** Keeps the answer of a request whose writes are made, or that wrote nothing. */
  keep(result: HttpResult): Promise<void>;
  /** Frees the key of a request that was refused, or that failed (`unless`) before it wrote anything. */
  release(unless?: 'written'): Promise<void>;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's own request id where it is a plain word, else the gateway's (contract-cases A39). */
export const exchangeOf = (event: HttpEvent, now: number): Omit<Exchange, 'route' | 'admission'> => {
  const given = event.headers['x-request-id'];
  const requestId = given !== undefined && REQUEST_ID.test(given) ? given : event.requestContext.requestId;
  return { event, requestId, startedAt: now, address: event.requestContext.http.sourceIp, params: {}, owner: '' };
};
