import type * as z from 'zod';
import { counted } from '../text/counted.ts';

/** What a value must satisfy, as a form can show it: the rule, what the rule allows, and a sentence. */
export interface Expected {
  readonly rule: string;
  /** A number, a type, a format or the list of the allowed values. */
  readonly limit?: unknown;
  readonly text: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  int: 'an integer',
  record: 'an object',
  datetime: 'an ISO 8601 date-time',
  email: 'an email address',
  uuid: 'a UUID',
  url: 'a URL',
};

const named = (type: string): string => NOUNS[type] ?? `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;

const expected = (rule: string, limit: unknown, text: string): Expected => ({ rule, limit, text });

export const REQUIRED = 'This field is required.';

const FORM = 'Must have the documented form.';

/** The bound of a length or a number. `side` is `min` or `max`. */
const bound = (origin: string, limit: number, side: 'min' | 'max', exact = false): Expected => {
  const at = side === 'min' ? 'least' : 'most';
  if (origin === 'string' || origin === 'array') {
    const [unit, thing] = origin === 'string' ? ['length', 'character'] : ['items', 'item'];
    const count = `${counted(limit, thing)}.`;
    if (exact) return expected(`exact_${unit}`, limit, `Must have exactly ${count}`);
    const isEmpty = side === 'min' && limit === 1;
    return expected(`${side}_${unit}`, limit, isEmpty ? 'Must not be empty.' : `Must have at ${at} ${count}`);
  }
  return expected(`${side}imum`, limit, `Must be at ${at} ${limit}.`);
};

const oneOf = (values: readonly unknown[]): Expected =>
  expected(
    'one_of',
    values,
    values.length === 1 ? `Must be ${JSON.stringify(values[0])}.` : `Must be one of ${values.join(', ')}.`,
  );

type UnionIssue = Extract<z.core.$ZodIssue, { readonly code: 'invalid_union' }>;

/** The problems with each member of a union; a union that is a member counts as its own members. */
const membersOf = ({ errors }: UnionIssue): readonly (readonly z.core.$ZodIssue[])[] =>
  errors.flatMap((issues) => {
    const [first] = issues;
    const isUnion = first?.code === 'invalid_union' && first.path.length === 0 && first.errors.length > 0;
    return isUnion ? membersOf(first) : [issues];
  });

/** The values of the discriminator of a union; none if the union has no discriminator. */
const optionsOf = (issue: UnionIssue): readonly unknown[] => ('options' in issue ? (issue.options ?? []) : []);

/** Problems of a value that is of another type than a member of a union. */
const MISMATCHES: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value']);

/** What one member of a union requires: its first problem, as a sentence without its place. */
const required = ([issue]: readonly z.core.$ZodIssue[]): string => {
  if (!issue) return FORM;
  const text = issue.message || expectedOf(issue, false).text;
  return issue.path.length === 0 ? text : `${issue.path.join('.')}: ${text}`;
};

/** A union says what its members allow: their values, their types, or the first requirement of each. */
const union = (issue: UnionIssue): Expected => {
  const options = optionsOf(issue);
  if (options.length > 0) return oneOf(options);
  const members = membersOf(issue);
  const first = members.flatMap(([issue]) => (issue && issue.path.length === 0 ? issue : []));
  const types = first.flatMap((issue) => (issue.code === 'invalid_type' ? issue.expected : []));
  if (types.length > 0 && types.length === members.length)
    return expected('type', types, `Must be ${types.map(named).join(' or ')}.`);
  const values = first.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  if (values.length > 0 && first.every(({ code }) => code === 'invalid_value') && first.length === members.length)
    return oneOf(values);
  /* A value of the type of some members is only compared with these. */
  const near = members.filter(([issue]) => issue && !(issue.path.length === 0 && MISMATCHES.has(issue.code)));
  const forms = [...new Set((near.length > 0 ? near : members).map(required))];
  if (forms.length === 0) return expected('form', undefined, FORM);
  return expected(
    'form',
    forms,
    forms.length === 1 ? forms.join() : `Must have one of these forms. ${forms.join(' Or: ')}`,
  );
};

export const UNKNOWN = expected('unknown', undefined, 'This property is unknown.');

/** What the value of an issue must satisfy. `isMissing`: the value was not sent. */
const expectedOf = (issue: z.core.$ZodIssue, isMissing: boolean): Expected => {
  const { code } = issue;
  if (code === 'unrecognized_keys') return UNKNOWN;
  if (isMissing && code === 'invalid_union' && optionsOf(issue).length > 0) {
    const { limit, text } = union(issue);
    return expected('required', limit, `${REQUIRED} ${text}`);
  }
  if (isMissing && code !== 'custom') return expected('required', undefined, REQUIRED);
  if (code === 'invalid_type') return expected('type', issue.expected, `Must be ${named(issue.expected)}.`);
  if (code === 'too_small') return bound(issue.origin, Number(issue.minimum), 'min', issue.exact);
  if (code === 'too_big') return bound(issue.origin, Number(issue.maximum), 'max', issue.exact);
  if (code === 'invalid_value') return oneOf(issue.values);
  if (code === 'invalid_union') return union(issue);
  if (code === 'invalid_format')
    return issue.format === 'regex'
      ? expected('pattern', issue.pattern, FORM)
      : expected('format', issue.format, `Must be ${named(issue.format)}.`);
  return expected('valid', undefined, 'This value is not valid.');
};

/** The message of an issue, and what its value must satisfy. A schema's own message is kept, the validator's is not sent. */
export const explained = (issue: z.core.$ZodIssue, value: unknown) => {
  const { text, ...expected } = expectedOf(issue, value === undefined);
  return { message: issue.message || text, expected };
};

/** The schema's own messages are kept; all others are empty, and replaced by the text of `expectedOf`. */
export const NO_MESSAGE = { error: () => '' };
