import type { Step } from '../db/transaction.ts';
import type { Verdict } from '../limits/limiter.ts';
import type { Policy } from '../limits/window.ts';
import type { Environment } from '../runtime/config.ts';
import { threadText } from '../telemetry/thread.ts';
import type { ReadBody } from './body.ts';
import type { ReadQuery } from './query-spec.ts';
import type { RouteDeclaration } from './route.ts';
import { validTraceparent } from './traceparent.ts';

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

/** The admitted caller. The service defines the kinds. */
interface Admitted {
  readonly caller: { readonly kind: string };
}

/** One request in the middleware stack; each stage adds its result. */
export interface Exchange {
  readonly event: HttpEvent;
  readonly requestId: string;
  readonly startedAt: number;
  /** The public origin of the service, for absolute links. */
  readonly publicOrigin: string;
  /** The caller's IP address, which rate limits use. */
  address: string;
  route?: RouteDeclaration;
  params: Readonly<Record<string, string>>;
  admission?: Admitted;
  /** The owner of the request's lists. A cursor is valid for its owner only. */
  owner: string;
  limited?: { readonly policy: Policy; readonly verdict: Verdict };
  body?: ReadBody<unknown>;
  /** The client asked for strict handling, and the body was read accordingly. */
  strict?: boolean;
  query?: ReadQuery<unknown, unknown, string>;
  replay?: HttpResult;
  held?: IdempotencyHold;
}

/** A claimed idempotency key. Its steps fail once another request holds the key. */
export interface IdempotencyHold {
  /** The step that records that the request has started to write; it is then never executed again. */
  markStarted(): Step;
  /** The step that stores the response in the transaction of a write. */
  storeAnswer(result: HttpResult): Step;
  /** Stores the response of a request whose writes are committed, or that wrote nothing. */
  store(result: HttpResult): Promise<void>;
  /** Releases the key of a refused request, or of a failed one that has not written (`unless`). */
  release(unless?: 'written'): Promise<void>;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The request id of the client if it is well formed, else that of the gateway (contract reading A39). */
const requestIdOf = ({ headers: { 'x-request-id': presented }, requestContext }: HttpEvent): string =>
  presented !== undefined && REQUEST_ID.test(presented) ? presented : requestContext.requestId;

/** The thread that a request starts. */
export const threadOf = (event: HttpEvent): string =>
  threadText(requestIdOf(event), validTraceparent(event.headers.traceparent));

export const exchangeOf = (
  event: HttpEvent,
  now: number,
  { PUBLIC_ORIGIN: publicOrigin = '' }: Environment = {},
): Omit<Exchange, 'route' | 'admission'> => {
  const { sourceIp: address } = event.requestContext.http;
  return { event, requestId: requestIdOf(event), startedAt: now, publicOrigin, address, params: {}, owner: '' };
};
