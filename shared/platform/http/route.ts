import type * as z from 'zod';
import type { Anonymous, Caller, CallerRule } from '../../api/callers.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { FileUrls } from '../../media/files/file-urls.ts';
import type { Cursors } from '../db/cursor.ts';
import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Policy } from '../limits/window.ts';
import type { BodySpec } from './body.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Refusal } from './errors.ts';
import type { QuerySpec, ReadQuery } from './query-spec.ts';
import type { Answer, ResponseSpec, ValueOf } from './response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The names in a path template: '/teams/{team_id}' has `team_id`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & ParamsOf<Rest>
  : object;

/** A route's limit and who shares its counter: a contact, or the address where the caller is no contact. */
export interface RouteLimit extends Policy {
  readonly by: 'caller' | 'contact_or_address';
}

export interface RouteRequest<P extends string, B, Q> {
  readonly params: ParamsOf<P>;
  readonly body: B;
  /** Each resource of a body that may be an array of them; else the one. */
  readonly bodies: readonly B[];
  readonly query: Q;
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

/** What every handler gets. `team` is the tenant that the path or the context named and the caller was admitted to. */
export interface RouteContext<P extends string, C extends Caller, Ports> {
  readonly caller: C;
  readonly team: TeamId;
  readonly hub: P extends `${string}{hub_id}${string}` ? HubItem : undefined;
  readonly now: Date;
  /** The rows that the caller rule named as `beside`, in its order; `undefined` for each that is not there. */
  readonly beside: readonly unknown[];
  readonly db: Table;
  readonly limiter: Limiter;
  readonly cursors: () => Promise<Cursors>;
  readonly files: FileUrls;
  readonly ports: Ports;
  readonly requestId: string;
}

export interface RouteSpec<
  P extends string,
  C extends Caller,
  B extends z.ZodObject,
  F extends z.ZodRawShape,
  Q extends z.ZodRawShape,
  S extends string,
  R extends ResponseSpec,
  E extends ErrorCode,
  Ports,
> {
  readonly method: Method;
  /** The path below `/api/v1`. */
  readonly path: P;
  /** Served at the path as written, not below `/api/v1`. */
  readonly root?: boolean;
  /** Other full paths it answers at, for callers who read the contract literally (contract-cases A1). */
  readonly also?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly caller: CallerRule<C>;
  readonly limit?: RouteLimit;
  readonly body?: BodySpec<B>;
  readonly query?: QuerySpec<F, Q, S>;
  /** 200 unless given. */
  readonly status?: 200 | 201 | 202 | 204;
  /** What the handler may answer with instead. */
  readonly alternativeStatus?: 200 | 201 | 202;
  readonly response: R;
  /** The path of the new resource below `/api/v1`, with `{id}` for its id. */
  readonly location?: string;
  /** The codes the handler may refuse with. */
  readonly errors?: readonly E[];
  /** Schema failures also carry the top-level `detail` array (contract-cases A12). */
  readonly detail?: boolean;
  /** `Idempotency-Key` is ignored (sign-in routes). */
  readonly replayable?: false;
  /** Attributes of the answer that are never kept for a replay. */
  readonly secrets?: readonly string[];
  handler(
    request: RouteRequest<P, z.output<B>, ReadQuery<z.output<z.ZodObject<F>>, z.output<z.ZodObject<Q>>, S>>,
    context: RouteContext<P, C, Ports>,
  ): Promise<Answer<ValueOf<R>> | Refusal<E>>;
}

/** A route as the stack sees it. */
export interface Route<Ports = never> extends Omit<AnySpec, 'handler'> {
  handler(
    request: RouteRequest<string, never, never>,
    context: RouteContext<string, never, Ports>,
  ): Promise<Answer<unknown> | Refusal>;
}

type AnySpec = RouteSpec<
  string,
  Caller,
  z.ZodObject,
  z.ZodRawShape,
  z.ZodRawShape,
  string,
  ResponseSpec,
  ErrorCode,
  never
>;

/** The one declaration of a route: everything else about it is derived from this value. */
export const routeWith =
  <Ports>() =>
  <
    P extends string,
    C extends Caller,
    R extends ResponseSpec,
    B extends z.ZodObject = z.ZodObject,
    F extends z.ZodRawShape = z.ZodRawShape,
    Q extends z.ZodRawShape = z.ZodRawShape,
    S extends string = never,
    E extends ErrorCode = never,
  >(
    spec: RouteSpec<P, C, B, F, Q, S, R, E, Ports> &
      (C extends Anonymous ? { readonly caller: CallerRule<C> } : unknown),
  ): Route<Ports> =>
    spec as Route<Ports>;

/** A route that needs no port beside the table. */
export const route = routeWith<unknown>();
