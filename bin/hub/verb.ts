import type { paths } from '../../shared/client/openapi.d.ts';

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

type MediaType = 'application/vnd.api+json';

/** The paths of the service that have a method. */
type PathWith<M extends Method> = {
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
type TypeOf<D> = D extends { type: infer T } ? T & string : never;

/** A column of a list: an attribute, by its name or with more to say about how it is shown. */
export interface ColumnOf<A extends string = string> {
  readonly attribute: A;
  /** Made of the attribute’s name unless given. */
  readonly title?: string;
  /** Whether it may be cut to fit. */
  readonly wide?: boolean;
  /** Whether it is an amount in the smallest unit of the `currency` beside it. */
  readonly money?: boolean;
}

/** A flag, and what of the request its value becomes. */
export interface FlagOf<Q extends string = string, A extends string = string> {
  /** As people write it: `--name <name>`, or `--name` for what is true where it is given. */
  readonly flag: `--${string}`;
  readonly about: string;
  readonly query?: Q;
  readonly attribute?: A;
  /** The only values there are. */
  readonly values?: readonly string[];
  readonly needed?: boolean;
  /** What a value is read as; a text unless given. A text or JSON of a file is named with `@`. */
  readonly as?: 'number' | 'json' | 'list';
}

interface Given<Q extends string, A extends string, T extends string> {
  readonly name: string;
  readonly about: string;
  readonly flags?: readonly FlagOf<Q, A>[];
  /** Whether it is what the command does where none is named. */
  readonly isDefault?: boolean;
  /** Whether everybody may, signed in or not. */
  readonly open?: boolean;
  /** Attributes that are written as arguments, after those of the path. */
  readonly args?: readonly A[];
  /** Attributes that are always sent. */
  readonly sends?: { readonly [K in A]?: unknown };
  /** The type of the resource that is sent; where there is none, no body is. */
  readonly type?: T;
}

/** One thing that a command does: a call of the service, and how its answer is shown. */
export interface Verb extends Given<string, string, string> {
  readonly method: Method;
  readonly path: string;
  /** The path where a member asks, who has another than creators. */
  readonly memberPath?: string;
  readonly shows:
    | { readonly kind: 'list'; readonly what: string; readonly columns: readonly ColumnOf[]; readonly id?: string }
    | { readonly kind: 'one' }
    | { readonly kind: 'nothing'; readonly done: string };
}

interface ListGiven<P extends PathWith<'get'>> extends Given<QueryOf<Operation<'get', P>>, never, never> {
  /** What is listed, as people say it. */
  readonly what: string;
  readonly columns: readonly (Attributes<P> | ColumnOf<Attributes<P>>)[];
  readonly memberPath?: PathWith<'get'>;
  /** The attribute that other commands name one of them by; its id unless given. */
  readonly id?: Attributes<P>;
}

type Attributes<P extends PathWith<'get'>> = AttributeOf<ItemOf<DocumentOf<Operation<'get', P>>>>;

/** Lists what a path does. */
export const list = <P extends PathWith<'get'>>(path: P, { what, columns, id, ...given }: ListGiven<P>): Verb => ({
  ...given,
  method: 'get',
  path,
  shows: {
    kind: 'list',
    what,
    ...(id === undefined ? {} : { id }),
    columns: columns.map((one) => (typeof one === 'string' ? { attribute: one } : one)),
  },
});

type CallGiven<M extends Method, P extends PathWith<M>> = Given<
  QueryOf<Operation<M, P>>,
  AttributeOf<SentOf<BodyOf<Operation<M, P>>>>,
  TypeOf<SentOf<BodyOf<Operation<M, P>>>>
> & { readonly memberPath?: PathWith<M> };

/** Calls a path, and shows the one thing that it answers. */
export const shown = <M extends Method, P extends PathWith<M>>(method: M, path: P, given: CallGiven<M, P>): Verb => ({
  ...given,
  method,
  path,
  shows: { kind: 'one' },
});

/** Calls a path whose answer is not worth showing. */
export const done = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  { done: said, ...given }: CallGiven<M, P> & { readonly done: string },
): Verb => ({ ...given, method, path, shows: { kind: 'nothing', done: said } });
