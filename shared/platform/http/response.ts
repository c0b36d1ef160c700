import type * as z from 'zod';
import type { Position } from '../db/query.ts';
import { type Lazy, lazy } from '../runtime/lazy.ts';

/** A resource type and the attributes that may leave the service. */
export interface Resource<A extends z.ZodObject = z.ZodObject, T extends string = string, I extends string = string> {
  readonly type: T;
  readonly attributes: A;
  /** The values that identify a resource of the type; its id consists of them. */
  readonly identifiedBy: readonly I[];
  /** The schema name, if another resource has the name derived from the type. */
  readonly name: string | undefined;
}

/** A resource whose id consists of these values, joined by colons. */
export const compositeResource = <T extends string, const I extends string, A extends z.ZodObject>(
  type: T,
  identifiedBy: readonly I[],
  attributes: Lazy<A>,
  name?: string,
): Resource<A, T, I> => {
  const created = lazy(attributes);
  return {
    type,
    get attributes() {
      return created();
    },
    identifiedBy,
    name,
  };
};

export const resource = <T extends string, A extends z.ZodObject>(
  type: T,
  attributes: Lazy<A>,
  name?: string,
): Resource<A, T, 'id'> => compositeResource(type, ['id'], attributes, name);

/** A deeply read-only type. */
type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The identifying values, if their names are known. */
type Identified<I extends string> = string extends I
  ? unknown
  : { readonly [K in I]: K extends 'id' ? string : string | number };

/** The values that a handler returns for one resource. */
type Entity<A extends z.ZodObject, I extends string = 'id'> = Identified<I> & Frozen<z.input<A>>;

/** Reduced resources by kind of caller. */
type Views = Readonly<Record<string, Resource>>;

export interface OneSpec<A extends z.ZodObject = z.ZodObject, I extends string = string> {
  readonly kind: 'one';
  readonly resource: Resource<A, string, I>;
  readonly views: Views;
  /** Members beside `data`, if the document has any. */
  readonly top?: z.ZodRawShape;
  readonly meta?: z.ZodRawShape;
}
export interface ManySpec<A extends z.ZodObject = z.ZodObject, I extends string = string> {
  readonly kind: 'many';
  readonly resource: Resource<A, string, I>;
  readonly views: Views;
  /** Members of `meta` beside `has_more`. */
  readonly meta?: z.ZodRawShape;
}
/** One resource per submitted resource: an array if an array was sent. */
export interface EachSpec<A extends z.ZodObject = z.ZodObject, I extends string = string> {
  readonly kind: 'each';
  readonly resource: Resource<A, string, I>;
  readonly views: Views;
}
interface EmptySpec {
  readonly kind: 'empty';
}
interface PlainSpec<S extends z.ZodType = z.ZodType> {
  readonly kind: 'plain';
  readonly contentType: string;
  readonly schema: S;
  /** Whether the response has an `ETag` and supports `If-None-Match`. */
  readonly conditional: boolean;
}
export type ResponseSpec = OneSpec | ManySpec | EachSpec | EmptySpec | PlainSpec;

export const one = <A extends z.ZodObject, I extends string>(
  of: Resource<A, string, I>,
  views: Views = {},
  top?: z.ZodRawShape,
): OneSpec<A, I> => ({
  kind: 'one',
  resource: of,
  views,
  ...(top && { top }),
});
export const many = <A extends z.ZodObject, I extends string>(
  of: Resource<A, string, I>,
  views: Views = {},
): ManySpec<A, I> => ({
  kind: 'many',
  resource: of,
  views,
});

export const each = <A extends z.ZodObject, I extends string>(of: Resource<A, string, I>): EachSpec<A, I> => ({
  kind: 'each',
  resource: of,
  views: {},
});

/** The same document with these members in `meta`. */
export const withMeta = <S extends OneSpec | ManySpec>(spec: S, meta: z.ZodRawShape): S => ({ ...spec, meta });

/** The view of a resource for a kind of caller. */
export const viewFor = ({ resource, views }: OneSpec | ManySpec | EachSpec, kind: string): Resource =>
  views[kind] ?? resource;
export const empty: EmptySpec = { kind: 'empty' };
export const plain = <S extends z.ZodType>(
  contentType: string,
  schema: S,
  { conditional = false }: { conditional?: boolean } = {},
): PlainSpec<S> => ({ kind: 'plain', contentType, schema, conditional });

export interface ListPage<E> {
  readonly items: readonly E[];
  readonly next?: Position | undefined;
}

/** The type that a handler returns, derived from the declared response. */
export type ValueOf<R extends ResponseSpec> =
  R extends OneSpec<infer A, infer I>
    ? Entity<A, I>
    : R extends ManySpec<infer A, infer I>
      ? ListPage<Entity<A, I>>
      : R extends EachSpec<infer A, infer I>
        ? readonly Entity<A, I>[]
        : R extends PlainSpec<infer S>
          ? Frozen<z.input<S>>
          : undefined;

/** The result of a handler. `status` replaces the declared one; `top` adds members beside `data`. */
export class Answer<T> {
  readonly value: T;
  readonly extras: AnswerExtras;
  constructor(value: T, extras: AnswerExtras = {}) {
    this.value = value;
    this.extras = extras;
  }
}

export interface AnswerExtras {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly included?: readonly unknown[];
  /** Members beside the standard ones, for the few documents that the contract gives more. */
  readonly top?: Readonly<Record<string, unknown>>;
  /** Omits the declared `Location`. */
  readonly unlocated?: boolean;
  /** The value of a plain response is base64 of the bytes to send. */
  readonly base64?: boolean;
}

export const answer = <T>(value: T, extras: AnswerExtras = {}): Answer<T> => new Answer(value, extras);
export const done = (): Answer<undefined> => new Answer(undefined);
