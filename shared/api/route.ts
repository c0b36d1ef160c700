import type * as z from 'zod';
import type { HubItem } from '../hubs/hubs/hub-item.ts';
import type { FileUrls } from '../media/files/file-urls.ts';
import type { Cursors } from '../platform/db/cursor.ts';
import type { TeamId } from '../platform/db/key.ts';
import type { Table } from '../platform/db/table.ts';
import type { BodySpec } from '../platform/http/body.ts';
import type { ErrorCode } from '../platform/http/error-codes.ts';
import type { Refusal } from '../platform/http/errors.ts';
import type { QuerySpec, ReadQuery } from '../platform/http/query-spec.ts';
import type { Answer, ValueOf } from '../platform/http/response.ts';
import type { RouteDeclaration, RouteRequest } from '../platform/http/route.ts';
import type { Limiter } from '../platform/limits/limiter.ts';
import type { ACTING } from './acting.ts';
import type { Caller, CallerRule, ContactCaller } from './callers.ts';
import type { NotActing } from './not-acting.ts';

/** A declaration with a caller rule of this service. */
type Declaration = RouteDeclaration<CallerRule>;

/** The hub of a path. */
type HubOf<P extends string> = string extends P
  ? HubItem | undefined
  : P extends `${string}{hub_id}${string}`
    ? HubItem
    : undefined;

/** The types of a handler's request, answer and refusals. */
interface RouteShape {
  readonly path: string;
  readonly caller: Caller;
  readonly body: unknown;
  readonly query: unknown;
  readonly answer: unknown;
  readonly code: ErrorCode;
}

/** The handler types, derived from the declaration only. */
interface ShapeOf<D extends Declaration> extends RouteShape {
  readonly path: D['path'];
  readonly caller: D['caller'] extends CallerRule<infer C> ? C : never;
  readonly body: D extends { readonly body: BodySpec<infer B> } ? z.output<B> : undefined;
  readonly query: D extends { readonly query: QuerySpec<infer F, infer Q, infer S> }
    ? ReadQuery<z.output<z.ZodObject<F>>, z.output<z.ZodObject<Q>>, S>
    : undefined;
  readonly answer: ValueOf<D['response']>;
  readonly code: D extends { readonly errors: readonly (infer Code extends ErrorCode)[] } ? Code : never;
}

/** The context of every handler. `team` is the team of the path or the context, to which the caller was admitted. */
export interface RouteContext<Shape extends Pick<RouteShape, 'path' | 'caller'> = RouteShape, Ports = unknown> {
  readonly caller: Shape['caller'];
  readonly team: TeamId;
  readonly hub: HubOf<Shape['path']>;
  readonly now: Date;
  /** The rows of the rule's `prefetch`, in its order; `undefined` for missing ones. */
  readonly prefetched: readonly unknown[];
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

/** A route as the middleware stack runs it. */
export interface Route<Ports = unknown> extends Declaration, Handled<RouteShape, Ports> {}

/** The operations for which it is decided whether they act as a contact. */
type Decided = keyof typeof ACTING | NotActing;

/** Operations that only contacts call, as themselves, and reads need no decision. */
type NeedsDecision<D extends Declaration> = [ShapeOf<D>['caller']] extends [ContactCaller]
  ? false
  : D extends { readonly root: true }
    ? true
    : D['method'] extends 'GET'
      ? false
      : true;

/** Rejects an operation for which it is not decided whether it acts as a contact. */
type IsDecided<D extends Declaration, Listed extends string> =
  true extends NeedsDecision<D>
    ? `${D['method']} ${D['path']}` extends Listed
      ? unknown
      : { readonly 'list the operation in acting.ts or not-acting.ts': `${D['method']} ${D['path']}` }
    : unknown;

/** Rejects members that a route does not have, so a misspelt one does not compile. */
type Exactly<D> = { readonly [Name in Exclude<keyof D, keyof Route>]: never };

/** A declaration and its handler. The mapped type lets the handler be typed by its own declaration. */
type RouteSpec<D extends Declaration, Ports, Listed extends string> = {
  readonly [Name in keyof D]: D[Name];
} & Exactly<D> &
  IsDecided<D, Listed> &
  Handled<ShapeOf<D>, Ports>;

/**
 * Declares a route. Everything else about it is derived from this value. Its operation must be `Listed`; only samples of
 * tests are exempt.
 */
export const routeWith = <Ports, Listed extends string = Decided>() => {
  function declare<const D extends Declaration>(spec: RouteSpec<D, Ports, Listed>): Route<Ports>;
  /* The stack passes only values that the declaration's schemas have validated. */
  function declare(spec: unknown): unknown {
    return spec;
  }
  return declare;
};

/** A route that uses no ports. */
export const route = routeWith<unknown>();
