import type * as z from 'zod';
import type { Position } from '../db/query.ts';

/** A kind of resource: its type name and the attributes that may leave the service. Nothing else of an entity does. */
export interface Resource<A extends z.ZodObject = z.ZodObject, T extends string = string, I extends string = string> {
  readonly type: T;
  readonly attributes: A;
  /** The values, attributes or not, that no other resource of the type has together; its id is made of them. */
  readonly identifiedBy: readonly I[];
  /** What its schema is called, where another resource of the type has the name that the type gives. */
  readonly name: string | undefined;
}

export const resource = <T extends string, A extends z.ZodObject>(
  type: T,
  attributes: A,
  name?: string,
): Resource<A, T, 'id'> => ({ type, attributes, identifiedBy: ['id'], name });

/** A resource without an id of its own: these values, joined by colons, are its id. */
export const compositeResource = <T extends string, const I extends string, A extends z.ZodObject>(
  type: T,
  identifiedBy: readonly I[],
  attributes: A,
): Resource<A, T, I> => ({ type, attributes, identifiedBy, name: undefined });

/** The same value, which its reader does not change. */
type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The values that a resource is identified by, where they are known. */
type Identified<I extends string> = string extends I
  ? unknown
  : { readonly [K in I]: K extends 'id' ? string : string | number };

/** What a handler answers for one resource. */
type Entity<A extends z.ZodObject, I extends string = 'id'> = Identified<I> & Frozen<z.input<A>>;

/** Kinds of caller who are shown less of a resource than its other readers. */
export type Views = Readonly<Record<string, Resource>>;

export interface OneSpec<A extends z.ZodObject = z.ZodObject, I extends string = string> {
  readonly kind: 'one';
  readonly resource: Resource<A, string, I>;
  readonly views: Views;
  /** The members beside `data`, where a document has some of its own. */
  readonly top?: z.ZodRawShape;
  readonly meta?: z.ZodRawShape;
}
export interface ManySpec<A extends z.ZodObject = z.ZodObject, I extends string = string> {
  readonly kind: 'many';
  readonly resource: Resource<A, string, I>;
  readonly views: Views;
  /** What `meta` says beside whether there is more. */
  readonly meta?: z.ZodRawShape;
}
/** A resource for each that was sent: alone where one was, an array where an array was. */
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
  /** It has an `ETag`, and is not sent again to who names that in `If-None-Match`. */
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

/** The same document, which always says this in its `meta`. */
export const withMeta = <S extends OneSpec | ManySpec>(spec: S, meta: z.ZodRawShape): S => ({ ...spec, meta });

/** The resource as this kind of caller is shown it. */
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

/** The value a handler answers with, by what the route declares. */
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

/** A handler's answer. `status` replaces the declared one; `top` adds members beside `data`. */
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
  /** Members beside the document's own, for the few documents that the contract gives more. */
  readonly top?: Readonly<Record<string, unknown>>;
  /** No `Location`, although the route declares one. */
  readonly unlocated?: boolean;
  /** The value of a plain answer is the base64 of the bytes to send. */
  readonly base64?: boolean;
}

export const answer = <T>(value: T, extras: AnswerExtras = {}): Answer<T> => new Answer(value, extras);
export const done = (): Answer<undefined> => new Answer(undefined);
