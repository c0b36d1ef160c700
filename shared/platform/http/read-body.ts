import * as z from 'zod';
import { bodyProblems } from '#explanations';
import { canonicalId } from '../ids/id.ts';
import { type BodySpec, type ReadBody, type TextForm, TextProblem } from './body.ts';
import { withCanonicalIds } from './canonical-ids.ts';
import { envelopeProblems, isObject, problem, refusedMember } from './envelope-problems.ts';
import { Refusal, refuse } from './errors.ts';
import { NO_MESSAGE } from './expected.ts';
import { type IgnoredMember, listed } from './ignored-members.ts';
import { JsonProblem, parseJson } from './json.ts';
import { typeOf } from './media-type.ts';
import { reasonToRefuseWrapper, unreadMembers } from './misplaced.ts';
import { type Problem, pointer, unprocessable } from './problems.ts';
import { MAX_IGNORED } from './read-query.ts';
import { unknownAttributes } from './unknown-attributes.ts';

export const MIB = 1024 * 1024;

interface RawBody {
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** The bytes of a body, decoded from the gateway's base64 if necessary. */
export const rawBytes = ({ body = '', isBase64Encoded = false }: RawBody): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

/** A size in whole KiB or MiB. */
export const sizeText = (bytes: number): string => (bytes < MIB ? `${bytes / 1024} KiB` : `${bytes / MIB} MiB`);

export const sizeDetail = (max: number): string => `The body is larger than ${sizeText(max)}.`;

type BodyRefusal = Refusal<'payload_too_large'>;
type Fields = Record<string, unknown>;

const tooLarge = (max: number): BodyRefusal => refuse('payload_too_large', { detail: sizeDetail(max) });

/**
 * The bytes of a body that no schema reads, unless they are more than the route declares; without a declaration, any
 * byte is too many.
 */
export const limitedBytes = (event: RawBody, max = 0): Buffer | BodyRefusal => {
  const bytes = rawBytes(event);
  return bytes.byteLength > max ? tooLarge(max) : bytes;
};

/** The body as text, unless it is too large or not UTF-8. */
const textOf = (event: RawBody, withDetail: boolean, max = MIB): string | BodyRefusal => {
  const { body = '' } = event;
  if (body.length > max * 2) return tooLarge(max);
  if (Buffer.byteLength(body, event.isBase64Encoded ? 'base64' : 'utf8') > max) return tooLarge(max);
  if (!event.isBase64Encoded) return body;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBytes(event));
  } catch {
    return unprocessable([problem('', 'The body is not valid UTF-8.')], withDetail);
  }
};

/** JSON after a byte order mark, which some clients send (RFC 8259 §8.1). */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const parse = (text: string, withDetail: boolean, form: TextForm | undefined): Fields | Refusal<never> => {
  if (text.trim() === '') return unprocessable([problem('', 'A body is required.')], withDetail);
  try {
    const document = form ? form.read(text) : parseJson(withoutMark(text));
    if (isObject(document)) return document;
  } catch (error) {
    if (!(error instanceof JsonProblem || error instanceof TextProblem)) throw error;
    const path = error instanceof JsonProblem ? error.path : [];
    return unprocessable([problem(pointer('', path), error.message)], withDetail);
  }
  return unprocessable([problem('', 'The body must be a JSON object.')], withDetail);
};

const parseForm = (text: string): Fields => Object.fromEntries(new URLSearchParams(text));

interface Checked {
  readonly problems: readonly Problem[];
  readonly ignored: readonly IgnoredMember[];
  readonly body: ReadBody<unknown>;
}

/** Validates one resource. */
const check = (document: Record<string, unknown>, spec: BodySpec, enveloped: boolean): Checked => {
  const problems = enveloped ? envelopeProblems(document, spec) : [];
  const data = enveloped && isObject(document.data) ? document.data : {};
  const sent = enveloped ? (data.attributes ?? {}) : document;
  const attributes = withCanonicalIds(spec.schema, sent);
  const prefix = enveloped ? '/data/attributes' : '';
  const checkable = isObject(attributes) && (!enveloped || isObject(document.data));
  const parsed = checkable ? z.safeParse(spec.schema, attributes, NO_MESSAGE) : undefined;
  const found = parsed?.error ? bodyProblems(parsed.error.issues, prefix, attributes) : [];
  const id = typeof data.id === 'string' ? canonicalId(data.id) : undefined;
  const unread = checkable ? unknownAttributes(spec.schema, attributes) : [];
  const members = enveloped ? unreadMembers(document, spec) : [];
  const reasonFor = ([name, ...inner]: readonly (string | number)[]) =>
    checkable && inner.length === 0 ? reasonToRefuseWrapper(attributes, spec, String(name), enveloped) : undefined;
  const inside = unread.map(({ path, refused, ...member }): IgnoredMember => {
    return { ...member, at: pointer(prefix, path), refused: refused ?? reasonFor(path) };
  });
  const refusedOf = (all: readonly IgnoredMember[]) =>
    all.filter(({ refused }) => refused !== undefined).map(refusedMember);
  return {
    problems: [...refusedOf(members), ...problems, ...found, ...refusedOf(inside)],
    ignored: [...members, ...inside].filter(({ refused }) => refused === undefined),
    body: { value: parsed?.data, id, prefix },
  };
};

const pointerIn = (at: string, index: number): string => at.replace(/^\/data/, `/data/${index}`);

/** Adds the array index to the location of a problem. */
const inArray = ({ source, loc, ...rest }: Problem, index: number): Problem => ({
  ...rest,
  source: 'pointer' in source ? { pointer: pointerIn(source.pointer, index) } : source,
  loc: [...loc.slice(0, 2), index, ...loc.slice(2)],
});

const checkEach = (resources: readonly unknown[], spec: BodySpec, maxItems: number): Checked => {
  const body = { value: undefined, id: undefined, prefix: '' } as const;
  if (resources.length < 1 || resources.length > maxItems)
    return { problems: [problem('/data', `Must be an array of 1 to ${maxItems} resources.`)], ignored: [], body };
  const each = resources.map((data) => check({ data }, spec, true));
  const problems = each.flatMap((item, index) => item.problems.map((found) => inArray(found, index)));
  const values = each.map((item) => item.body.value);
  const ignored = each.flatMap((item, index) =>
    item.ignored.map((member) => ({ ...member, at: pointerIn(member.at, index) })),
  );
  return { problems, ignored, body: { ...body, value: values[0], values } };
};

interface Reading {
  readonly withDetail?: boolean | undefined;
  /** Members that the route does not read are refused. */
  readonly strictly?: boolean;
}

/** Reads and validates a body. One 422 has all problems and their locations. */
export const readBody = (
  event: RawBody,
  spec: BodySpec,
  { withDetail = false, strictly = false }: Reading = {},
): ReadBody<unknown> | BodyRefusal => {
  const form = spec.text && typeOf(event.headers?.['content-type']) === spec.text.contentType ? spec.text : undefined;
  if (spec.isOptional && !event.body) return check({}, spec, false).body;
  const text = textOf(event, withDetail, spec.maxBytes);
  if (text instanceof Refusal) return text;
  const document = spec.form === 'urlencoded' ? parseForm(text) : parse(text, withDetail, form);
  if (document instanceof Refusal) return document;
  const enveloped = spec.form === 'envelope' || (spec.form === 'either' && !form && 'data' in document);
  const { data } = document;
  const { problems, ignored, body } =
    spec.maxItems !== undefined && Array.isArray(data)
      ? checkEach(data, spec, spec.maxItems)
      : check(document, spec, enveloped);
  const all = strictly ? [...problems, ...ignored.map(refusedMember)] : problems;
  if (all.length > 0) return unprocessable(all, withDetail);
  return ignored.length > 0 ? { ...body, ignored: ignored.slice(0, MAX_IGNORED).map(listed) } : body;
};
