import * as z from 'zod';
import type { JsonSchema } from '../../../../infra/json-schema.ts';
import type { BodySpec } from '../../../../shared/platform/http/body.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

/** The ids that a body can contain: those of the called tenant. */
export type Ids = Readonly<Record<string, string>>;

let made = 0;

const TEXTS = (n: number): readonly string[] => [
  `sample-${n}`,
  `sample_${n}`,
  `Sample ${n}`,
  `sample-${n}@example.com`,
  `sample-${n}.example.com`,
  `#${String(n).padStart(6, '0')}`,
  '2100-01-01T00:00:00Z',
  newId(),
];

/** Values for fields whose constraints are not in their schema. */
const FIXED_VALUES: Readonly<Record<string, unknown>> = {
  currency: 'EUR',
  emoji: '👍',
  url: 'https://hooks.example.com',
  issuer: 'https://id.example.com',
  return_urls: ['https://office.example.com/in'],
};

const textOf = ({ format, pattern, minLength = 0, maxLength = 1_000 }: JsonSchema): string => {
  made += 1;
  if (format === 'uri') return 'https://example.com';
  if (format === 'email') return `sample-${made}@example.com`;
  if (format === 'date-time') return '2100-01-01T00:00:00Z';
  const fits = (text: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const text = TEXTS(made).find(fits);
  if (text === undefined) throw new Error(`No sample fits ${pattern}`);
  return pattern ? text : text.padEnd(minLength, '.').slice(0, maxLength);
};

const sampleValue = (schema: JsonSchema, ids: Ids, name = ''): unknown => {
  const own = ids[name] ?? FIXED_VALUES[name];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return sampleValue(choice, ids, name);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleValue(schema.items ?? {}, ids));
  if (schema.type === 'object' || schema.properties) return objectOf(schema, ids, schema.required ?? []);
  return schema.type === 'string' ? textOf(schema) : {};
};

const objectOf = ({ properties = {} }: JsonSchema, ids: Ids, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, sampleValue(properties[name] ?? {}, ids, name)]));

const converted = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a body, converted once. */
const jsonSchemaOf = ({ schema }: BodySpec): JsonSchema => {
  const made = () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const json = converted.get(schema) ?? made();
  converted.set(schema, json);
  return json;
};

/** Valid values: the required fields, and as few optional ones as the schema needs. */
export const sampleOf = (spec: BodySpec, ids: Ids): Record<string, unknown> => {
  const schema = jsonSchemaOf(spec);
  const { required = [], properties = {} } = schema;
  const choices = [required, ...Object.keys(properties).map((name) => [...required, name]), Object.keys(properties)];
  for (const names of choices) {
    const sample = objectOf(schema, ids, names);
    if (z.safeParse(spec.schema, sample).success) return sample;
  }
  throw new Error('No sample fits the schema');
};

/** The forms of a request body. */
export type Form = 'envelope' | 'flat' | 'urlencoded';
export const formsOf = ({ form }: BodySpec): readonly Form[] => (form === 'either' ? ['envelope', 'flat'] : [form]);

export const typeOf = ({ type }: BodySpec): string => [type ?? ''].flat()[0] ?? '';

/** A document with these values in this form (default: the right type). */
export const documentOf = (spec: BodySpec, form: Form, values: object, type: unknown = typeOf(spec)): unknown => {
  if (form === 'flat') return values;
  if (form === 'envelope') return { data: { type, attributes: values } };
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
};

/** The JSON pointer of a field in the document. */
export const pointerTo = (form: Form, field: string): string =>
  form === 'envelope' ? `/data/attributes/${field}` : `/${field}`;
