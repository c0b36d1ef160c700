import type * as z from 'zod';

type Shape = z.ZodObject;

/**
 * How a route takes its input: as the JSON:API envelope, as a flat object, as either, or as a browser's form sends it.
 */
export interface BodySpec<S extends Shape = Shape> {
  readonly form: 'envelope' | 'flat' | 'either' | 'urlencoded';
  /** The resource type an envelope must name; or one of several, where callers are shown the resource as their own. */
  readonly type: string | readonly string[] | undefined;
  readonly schema: S;
  /** The type of an envelope may be left out (`optional`), or be whatever string (`any`); else it is the one named. */
  readonly typing?: 'optional' | 'any';
  /** Unknown properties are refused instead of ignored (contract-cases A24). */
  readonly strict: boolean;
  /** Another media type that the fields may come in. */
  readonly text?: TextForm;
  /** 1 MiB unless given. */
  readonly maxBytes?: number;
  /** `data` may also be an array, of at most so many resources. */
  readonly most?: number;
}

/** How a text that is no JSON is read as the fields of the flat form. */
export interface TextForm {
  readonly contentType: string;
  /** A text of it that is taken. */
  readonly example: string;
  /** Throws `TextProblem` for a text that is not of the type. */
  read(text: string): Readonly<Record<string, unknown>>;
}

/** Why a text cannot be read; told to whoever sent it. */
export class TextProblem extends Error {}

export const envelope = <F extends z.ZodRawShape>(
  type: string,
  schema: z.ZodObject<F>,
  options: { strict?: boolean } = {},
): BodySpec<z.ZodObject<F>> => ({
  form: 'envelope',
  type,
  schema: options.strict ? schema.strict() : schema,
  strict: options.strict ?? false,
});

/** The same body, where its envelope may leave the type out: the contract names none for it. */
export const untyped = <S extends Shape>(spec: BodySpec<S>): BodySpec<S> => ({ ...spec, typing: 'optional' });

/** The same body, where the type of its envelope is whatever string: the contract asks for one and does not say which. */
export const anyType = <S extends Shape>(spec: BodySpec<S>): BodySpec<S> => ({ ...spec, typing: 'any' });

export const flat = <S extends Shape>(schema: S): BodySpec<S> => ({
  form: 'flat',
  type: undefined,
  schema,
  strict: false,
});

/** One resource as `data`, or an array of at most `most` of them: all are taken or none. */
export const batch = <F extends z.ZodRawShape>(
  type: string,
  schema: z.ZodObject<F>,
  most: number,
): BodySpec<z.ZodObject<F>> => ({
  ...envelope(type, schema),
  most,
});

export const either = <S extends Shape>(type: string | readonly string[], schema: S): BodySpec<S> => ({
  form: 'either',
  type,
  schema,
  strict: false,
});

/** The same, and as a text of another type. */
export const texted = <S extends Shape>(
  type: string,
  schema: S,
  text: TextForm,
  { maxBytes }: { readonly maxBytes: number },
): BodySpec<S> => ({ ...either(type, schema), text, maxBytes });

/** The fields of an HTML form; one that is sent twice counts as it was sent last. */
export const urlencoded = <S extends Shape>(schema: S): BodySpec<S> => ({
  form: 'urlencoded',
  type: undefined,
  schema,
  strict: false,
});

/** A validated body: its values, the `data.id` that came with it, and where its fields stood in the document. */
export interface ReadBody<T> {
  readonly value: T;
  /** The values of each resource, where an array was sent. */
  readonly values?: readonly T[];
  readonly id: string | undefined;
  readonly prefix: '' | '/data/attributes';
}
