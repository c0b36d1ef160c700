import type { Policy } from '../limits/window.ts';
import type { BodySpec } from './body.ts';
import type { ErrorCode } from './error-codes.ts';
import type { QuerySpec } from './query-spec.ts';
import type { ResponseSpec } from './response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The names in a path template: '/teams/{team_id}' has `team_id`. */
export type ParamsOf<P extends string> = string extends P
  ? Readonly<Record<string, string>>
  : P extends `${string}{${infer Name}}${infer Rest}`
    ? { readonly [K in Name]: string } & ParamsOf<Rest>
    : Readonly<Record<never, string>>;

/** A route's limit and who shares its counter: a contact, or the address where the caller is no contact. */
export interface RouteLimit extends Policy {
  readonly by: 'caller' | 'contact_or_address';
}

/** The callers of a route, as far as this kernel reads a rule. The service extends it with what its admission checks. */
export interface CallerRule {
  readonly kinds: readonly string[];
  /** No credential is read. */
  readonly open?: boolean;
}

/** A route without its handler. */
export interface RouteDeclaration<Rule extends CallerRule = CallerRule> {
  readonly method: Method;
  /** The path below `/api/v1`. */
  readonly path: string;
  /** Served at the path as written, not below `/api/v1`. */
  readonly root?: boolean;
  /** Other full paths it answers at, for callers who read the contract literally (contract-cases A1). */
  readonly also?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly caller: Rule;
  readonly limit?: RouteLimit;
  readonly body?: BodySpec;
  readonly query?: QuerySpec;
  /** 200 unless given. */
  readonly status?: 200 | 201 | 202 | 204;
  /** What the handler may answer with instead. */
  readonly alternativeStatus?: 200 | 201 | 202;
  readonly response: ResponseSpec;
  /** The path of the new resource below `/api/v1`, with `{id}` for its id. */
  readonly location?: string;
  /** The codes the handler may refuse with. */
  readonly errors?: readonly ErrorCode[];
  /** Schema failures also carry the top-level `detail` array (contract-cases A12). */
  readonly detail?: boolean;
  /** `Idempotency-Key` is ignored (sign-in routes). */
  readonly replayable?: false;
  /** Attributes of the answer that are never kept for a replay. */
  readonly secrets?: readonly string[];
}

interface RequestShape {
  readonly path: string;
  readonly body: unknown;
  readonly query: unknown;
}

/** What a handler reads of its request, typed by the route's declaration. */
export interface RouteRequest<Shape extends RequestShape = RequestShape> {
  readonly params: ParamsOf<Shape['path']>;
  readonly body: Shape['body'];
  /** Each resource of a body that may be an array of them; else the one. */
  readonly bodies: readonly Shape['body'][];
  readonly query: Shape['query'];
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The caller's IP address: the gateway's, or behind a firewall the one CloudFront saw. */
  readonly sourceIp: string;
  readonly userAgent: string;
  readonly url: string;
  /** The query as it was sent, for the pages that read it by themselves. */
  readonly search: string;
  /** The bytes of the body as they were sent, for what is signed. */
  raw(): Uint8Array;
}
