import type * as z from 'zod';
import { type Lazy, lazy } from '../runtime/lazy.ts';
import { type BodyForm, FORM, JSON_API } from './media-type.ts';

type Shape = z.ZodObject;

/** The request body of a route: a JSON:API envelope, a flat object, either of them, or an HTML form. */
export interface BodySpec<S extends Shape = Shape> {
  readonly form: BodyForm;
  /**
   * The resource type that the envelope must name. Several types are allowed if views of the resource have types of
   * their own.
   */
  readonly type: string | readonly string[] | undefined;
  readonly schema: S;
  /** The type of the envelope can be omitted (`optional`) or be any string (`any`); by default it must be `type`. */
  readonly typing?: 'optional' | 'any';
  /** Unknown properties are refused, not ignored (contract reading A24). */
  readonly strict: boolean;
  /** An additional media type for the same fields. */
  readonly text?: TextForm;
  /** The detail of a 415 if the media types are others than JSON:API and JSON. */
  readonly unsupported?: string;
  /** The default is 1 MiB. */
  readonly maxBytes?: number;
  /** A request without a body has no attributes. */
  readonly isOptional?: boolean;
  /** `data` can be an array of at most this many resources. */
  readonly maxItems?: number;
}

/** Reads text of another media type as the fields of the flat form. */
export interface TextForm {
  readonly contentType: string;
  /** A valid example. */
  readonly example: string;
  /** Throws `TextProblem` if the text is malformed. */
  read(text: string): Readonly<Record<string, unknown>>;
}

/** Why a text is malformed; the message is sent to the client. */
export class TextProblem extends Error {}

/** The schema is created when a request needs it, so a cold start creates those of one route. */
const bodyOf = <S extends Shape>(schema: Lazy<S>, options: Omit<BodySpec, 'schema'>): BodySpec<S> => {
  const created = lazy(schema);
  return {
    ...options,
    get schema() {
      return created();
    },
  };
};

/** The same body with other options. Its schema is still created on first use. */
const withOptions = <S extends Shape>(spec: BodySpec<S>, options: Partial<BodySpec<S>>): BodySpec<S> =>
  Object.assign(Object.create(spec), options);

export const envelope = <F extends z.ZodRawShape>(
  type: string,
  schema: Lazy<z.ZodObject<F>>,
  { strict = false }: { strict?: boolean } = {},
): BodySpec<z.ZodObject<F>> => {
  const given = lazy(schema);
  return bodyOf<z.ZodObject<F>>(() => (strict ? given().strict() : given()), { form: 'envelope', type, strict });
};

/** The same body with an optional envelope type: the contract names none. */
export const optionalType = <S extends Shape>(spec: BodySpec<S>): BodySpec<S> =>
  withOptions(spec, { typing: 'optional' });

/** The same body, or none: then no attribute is sent. */
export const optionalBody = <S extends Shape>(spec: BodySpec<S>): BodySpec<S> =>
  withOptions(spec, { isOptional: true });

/** The same body with any string as envelope type: the contract requires one without naming it. */
export const anyType = <S extends Shape>(spec: BodySpec<S>): BodySpec<S> => withOptions(spec, { typing: 'any' });

export const flat = <S extends Shape>(schema: Lazy<S>): BodySpec<S> =>
  bodyOf(schema, { form: 'flat', type: undefined, strict: false });

/** One resource as `data`, or an array of them. Either all are processed or none. */
export const batch = <F extends z.ZodRawShape>(
  type: string,
  schema: Lazy<z.ZodObject<F>>,
  maxItems: number,
): BodySpec<z.ZodObject<F>> => withOptions(envelope(type, schema), { maxItems });

export const either = <S extends Shape>(type: string | readonly string[], schema: Lazy<S>): BodySpec<S> =>
  bodyOf(schema, { form: 'either', type, strict: false });

/** As `either`, and as text of another media type. */
export const orText = <S extends Shape>(
  type: string,
  schema: Lazy<S>,
  text: TextForm,
  { maxBytes }: { readonly maxBytes: number },
): BodySpec<S> => {
  const unsupported = `Send the body as ${JSON_API}, application/json or ${text.contentType}.`;
  return withOptions(either(type, schema), { text, maxBytes, unsupported });
};

/** The fields of an HTML form. The last value of a repeated field is used. */
export const urlencoded = <S extends Shape>(schema: Lazy<S>): BodySpec<S> =>
  bodyOf(schema, {
    form: 'urlencoded',
    type: undefined,
    strict: false,
    unsupported: `Send the body as ${FORM}.`,
  });

/** A validated body: its values, its `data.id`, and the pointer prefix of its fields. */
export interface ReadBody<T> {
  readonly value: T;
  /** The values of each resource, if an array was sent. */
  readonly values?: readonly T[];
  readonly id: string | undefined;
  readonly prefix: '' | '/data/attributes';
  /** The pointers of the members that the route does not read; absent without any. */
  readonly ignored?: readonly string[];
}
