import type { Policy } from '../limits/window.ts';
import type { BodySpec } from './body.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Refusal } from './errors.ts';
import type { QuerySpec } from './query-spec.ts';
import type { ResponseSpec } from './response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The variables of a path template: '/teams/{team_id}' has `team_id`. */
export type ParamsOf<P extends string> = string extends P
  ? Readonly<Record<string, string>>
  : P extends `${string}{${infer Name}}${infer Rest}`
    ? { readonly [K in Name]: string } & ParamsOf<Rest>
    : Readonly<Record<never, string>>;

/** The limit of a route and its counter: per caller, or per contact with the address as fallback. */
export interface RouteLimit extends Policy {
  readonly by: 'caller' | 'contact_or_address';
}

/** The callers of a route. The service extends this with the rules of its admission. */
export interface CallerRule {
  readonly kinds: readonly string[];
  /** Public: credentials are ignored. */
  readonly open?: boolean;
}

/** A route without its handler. */
export interface RouteDeclaration<Rule extends CallerRule = CallerRule> {
  readonly method: Method;
  /** The path below `/api/v1`. */
  readonly path: string;
  /** Served at the path itself, not below `/api/v1`. */
  readonly root?: boolean;
  /** Additional paths, for clients that read the contract literally (contract reading A1). */
  readonly also?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly caller: Rule;
  readonly limit?: RouteLimit;
  readonly body?: BodySpec;
  /** The most bytes that a handler without `body` reads with `raw()`; a larger body is refused with 413. Default: 0. */
  readonly maxRawBytes?: number;
  readonly query?: QuerySpec;
  /** The default is 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Another status that the handler may return. */
  readonly alternativeStatus?: 200 | 201 | 202;
  readonly response: ResponseSpec;
  /** The path of the created resource below `/api/v1`, with `{id}` for its id. */
  readonly location?: string;
  /** The error codes of the handler. */
  readonly errors?: readonly ErrorCode[];
  /** Schema failures also have the top-level `detail` array (contract reading A12). */
  readonly detail?: boolean;
  /** `Idempotency-Key` is ignored (sign-in routes). */
  readonly replayable?: false;
  /** Attributes that are not stored for a replay. */
  readonly secrets?: readonly string[];
}

interface RequestShape {
  readonly path: string;
  readonly body: unknown;
  readonly query: unknown;
}

/** The request as a handler reads it, typed by the route's declaration. */
export interface RouteRequest<Shape extends RequestShape = RequestShape> {
  readonly params: ParamsOf<Shape['path']>;
  readonly body: Shape['body'];
  /** All resources of a batch body; else the one. */
  readonly bodies: readonly Shape['body'][];
  readonly query: Shape['query'];
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The client asked to refuse values that have no effect. */
  readonly strict: boolean;
  /** The caller's IP address: from the gateway, or from CloudFront behind a firewall. */
  readonly sourceIp: string;
  readonly userAgent: string;
  readonly url: string;
  /** The raw query string, for pages that parse it themselves. */
  readonly search: string;
  /** The raw bytes of the body, for signature checks, unless they are more than the route's `maxRawBytes`. */
  raw(): Uint8Array | Refusal<'payload_too_large'>;
}
