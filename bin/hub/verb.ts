import type { paths } from '../../shared/client/openapi.d.ts';

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

type MediaType = 'application/vnd.api+json';

/** The paths of the API that have a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathWith<M>> = paths[P] extends Record<M, infer O> ? O : never;

type DocumentOf<O> = O extends { responses: infer R }
  ? {
      [S in Extract<keyof R, 200 | 201 | 202>]: R[S] extends { content: Record<MediaType, infer D> } ? D : never;
    }[Extract<keyof R, 200 | 201 | 202>]
  : never;

type ItemOf<D> = D extends { data: readonly (infer Item)[] } ? Item : never;
type AttributeOf<Item> = Item extends { attributes?: infer A } ? NamesOf<NonNullable<A>> : never;
type NamesOf<A> = A extends unknown ? keyof A & string : never;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? keyof NonNullable<Q> & string : never;
type BodyOf<O> = O extends { requestBody?: { content: infer C } }
  ? C extends Record<MediaType, infer B>
    ? B
    : never
  : never;
type SentOf<B> = B extends { data: infer D } ? D : never;
type TypeOf<D> = D extends { type?: infer T } ? Extract<T, string> : never;

/** A column of a list. */
export interface ColumnOf<A extends string = string> {
  readonly attribute: A;
  /** Derived from the attribute's name by default. */
  readonly title?: string;
  /** Shown where the attribute is empty, for example the text of a post without a title. */
  readonly or?: A;
  /** May be truncated to fit. */
  readonly wide?: boolean;
  /** The text of the value; by default, objects are shown as JSON. */
  readonly as?: (value: unknown) => string;
  /** An amount in the smallest unit of the attribute `currency`. */
  readonly money?: boolean;
}

/** A flag and the part of the request that it sets. */
export interface FlagOf<Q extends string = string, A extends string = string> {
  /** `--name <name>`, or `--name` for a boolean. */
  readonly flag: `--${string}`;
  readonly about: string;
  readonly query?: Q;
  readonly attribute?: A;
  /** The allowed values. */
  readonly values?: readonly string[];
  readonly needed?: boolean;
  /** The type of the value; text by default. `@` reads text or JSON from a file. `pairs` are `key=value`. */
  readonly as?: 'number' | 'boolean' | 'json' | 'list' | 'pairs';
}

interface VerbOptions<Q extends string, A extends string, T extends string> {
  readonly name: string;
  readonly about: string;
  readonly flags?: readonly FlagOf<Q, A>[];
  /** The default subcommand. */
  readonly isDefault?: boolean;
  /** Callable without a credential. */
  readonly open?: boolean;
  /** Attributes passed as arguments, after the path parameters. */
  readonly args?: readonly A[];
  /** Attributes that are always sent. */
  readonly sends?: { readonly [K in A]?: unknown };
  /** The resource type of the body; no body without it. */
  readonly type?: T;
}

/** One operation of a command, and how its response is printed. */
export interface Verb extends VerbOptions<string, string, string> {
  readonly method: Method;
  readonly path: string;
  /** The path for members, if it differs from the creators' path. */
  readonly memberPath?: string;
  readonly shows:
    | { readonly kind: 'list'; readonly what: string; readonly columns: readonly ColumnOf[]; readonly id?: string }
    | { readonly kind: 'one' }
    | { readonly kind: 'nothing'; readonly done: string };
}

interface ListOptions<P extends PathWith<'get'>> extends VerbOptions<QueryOf<Operation<'get', P>>, never, never> {
  /** Plural noun of the items. */
  readonly what: string;
  readonly columns: readonly (Attributes<P> | ColumnOf<Attributes<P>>)[];
  readonly memberPath?: PathWith<'get'>;
  /** The attribute that other commands take as an argument; `id` by default. */
  readonly id?: Attributes<P>;
}

type Attributes<P extends PathWith<'get'>> = AttributeOf<ItemOf<DocumentOf<Operation<'get', P>>>>;

/** A list operation. */
export const list = <P extends PathWith<'get'>>(path: P, { what, columns, id, ...options }: ListOptions<P>): Verb => ({
  ...options,
  method: 'get',
  path,
  shows: {
    kind: 'list',
    what,
    ...(id === undefined ? {} : { id }),
    columns: columns.map((one) => (typeof one === 'string' ? { attribute: one } : one)),
  },
});

interface ListFromOptions<M extends Method, P extends PathWith<M>, A extends string> extends CallOptions<M, P> {
  readonly what: string;
  readonly columns: readonly A[];
}

/** An operation that returns a list and is not a GET, such as a preview. */
export const listFrom = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  { what, columns, ...options }: ListFromOptions<M, P, AttributeOf<ItemOf<DocumentOf<Operation<M, P>>>>>,
): Verb => ({
  ...options,
  method,
  path,
  shows: { kind: 'list', what, columns: columns.map((attribute) => ({ attribute })) },
});

type CallOptions<M extends Method, P extends PathWith<M>> = VerbOptions<
  QueryOf<Operation<M, P>>,
  AttributeOf<SentOf<BodyOf<Operation<M, P>>>>,
  TypeOf<SentOf<BodyOf<Operation<M, P>>>>
> & { readonly memberPath?: PathWith<M> };

/** An operation that returns one resource. */
export const shown = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  options: CallOptions<M, P>,
): Verb => ({
  ...options,
  method,
  path,
  shows: { kind: 'one' },
});

/** An operation whose response is not printed. */
export const done = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  { done: said, ...options }: CallOptions<M, P> & { readonly done: string },
): Verb => ({ ...options, method, path, shows: { kind: 'nothing', done: said } });
