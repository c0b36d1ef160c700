import type * as z from 'zod';
import type { Caller, CallerRule } from '../../api/callers.ts';
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
export type ParamsOf<P extends string> = string extends P
  ? Readonly<Record<string, string>>
  : P extends `${string}{${infer Name}}${infer Rest}`
    ? { readonly [K in Name]: string } & ParamsOf<Rest>
    : Readonly<Record<never, string>>;

/** The hub that a path names. */
type HubOf<P extends string> = string extends P
  ? HubItem | undefined
  : P extends `${string}{hub_id}${string}`
    ? HubItem
    : undefined;

/** A route's limit and who shares its counter: a contact, or the address where the caller is no contact. */
export interface RouteLimit extends Policy {
  readonly by: 'caller' | 'contact_or_address';
}

/** A route without its handler. */
interface RouteDeclaration {
  readonly method: Method;
  /** The path below `/api/v1`. */
  readonly path: string;
  /** Served at the path as written, not below `/api/v1`. */
  readonly root?: boolean;
  /** Other full paths it answers at, for callers who read the contract literally (contract-cases A1). */
  readonly also?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly caller: CallerRule;
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

/** What the handler of a declared route gets, may answer with and may refuse with. */
interface RouteShape {
  readonly path: string;
  readonly caller: Caller;
  readonly body: unknown;
  readonly query: unknown;
  readonly answer: unknown;
  readonly code: ErrorCode;
}

/** The shape of a route by its declaration: its handler is typed from these and from nothing else. */
interface ShapeOf<D extends RouteDeclaration> extends RouteShape {
  readonly path: D['path'];
  readonly caller: D['caller'] extends CallerRule<infer C> ? C : never;
  readonly body: D extends { readonly body: BodySpec<infer B> } ? z.output<B> : undefined;
  readonly query: D extends { readonly query: QuerySpec<infer F, infer Q, infer S> }
    ? ReadQuery<z.output<z.ZodObject<F>>, z.output<z.ZodObject<Q>>, S>
    : undefined;
  readonly answer: ValueOf<D['response']>;
  readonly code: D extends { readonly errors: readonly (infer Code extends ErrorCode)[] } ? Code : never;
}

export interface RouteRequest<Shape extends Pick<RouteShape, 'path' | 'body' | 'query'> = RouteShape> {
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

/** What every handler gets. `team` is the tenant that the path or the context named and the caller was admitted to. */
export interface RouteContext<Shape extends Pick<RouteShape, 'path' | 'caller'> = RouteShape, Ports = unknown> {
  readonly caller: Shape['caller'];
  readonly team: TeamId;
  readonly hub: HubOf<Shape['path']>;
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

interface Handled<Shape extends RouteShape, Ports> {
  handler(
    request: RouteRequest<Shape>,
    context: RouteContext<Shape, Ports>,
  ): Promise<Answer<Shape['answer']> | Refusal<Shape['code']>>;
}

/** A route as the stack sees it. */
export interface Route<Ports = unknown> extends RouteDeclaration, Handled<RouteShape, Ports> {}

/** No member that a route does not have: a misspelt one does not compile. */
type Exactly<D> = { readonly [Name in Exclude<keyof D, keyof Route>]: never };

/** A declaration and its handler. Mapped name by name: only so is the handler typed by its own declaration. */
export type RouteSpec<D extends RouteDeclaration, Ports> = { readonly [Name in keyof D]: D[Name] } & Exactly<D> &
  Handled<ShapeOf<D>, Ports>;

/** The one declaration of a route: everything else about it is derived from this value. */
export const routeWith = <Ports>() => {
  function declare<const D extends RouteDeclaration>(spec: RouteSpec<D, Ports>): Route<Ports>;
  /* The stack calls a handler only with the values that its declaration's own schemas have read. */
  function declare(spec: unknown): unknown {
    return spec;
  }
  return declare;
};

/** A route that needs no port beside the table. */
export const route = routeWith<unknown>();
