import * as z from 'zod';
import type { JsonSchema } from '../../../infra/json-schema.ts';
import type { BodySpec } from '../../../shared/platform/http/body.ts';
import { newId } from '../../../shared/platform/ids/id.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Attributes whose constraints are not in their schema. */
const FIXED: Readonly<Record<string, unknown>> = {
  currency: 'EUR',
  emoji: '👍',
  url: 'https://hooks.example.com',
  timezone: 'Europe/Amsterdam',
  allowed_origin: 'https://example.com',
  location_url: 'https://example.com/place',
  secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  /* A definition of one node. */
  entry_node_id: 'n',
  id: 'n',
};
const MAX_ALTERNATIVES = 120;
const MAX_DEPTH = 7;

let made = 0;

const textOf = ({ format, pattern, minLength = 0, maxLength = 1_000 }: JsonSchema): string => {
  made += 1;
  const id = newId();
  const texts = [
    ...(format === 'uri' ? ['https://example.com/a'] : []),
    ...(format === 'date-time' ? ['2100-01-01T00:00:00Z'] : []),
    `sample-${made}`,
    `Sample ${made}`,
    `sample-${made}@example.com`,
    `sample-${made}.example.com`,
    id,
    '2100-01-01T00:00:00Z',
    '2100-01-01',
    `#${String(made).padStart(6, '0')}`,
    '00:00',
    'a',
    'EUR',
    '1',
  ];
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const text = texts.find(fits) ?? '';
  return pattern ? text : text.padEnd(minLength, '.').slice(0, maxLength);
};

const resolved = (schema: JsonSchema, root: JsonSchema): JsonSchema =>
  schema.$ref ? (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? root) : schema;

const objectsOf = (schema: JsonSchema, ids: Values, root: JsonSchema, depth: number): readonly Values[] => {
  const { properties = {}, required = [] } = schema;
  const of = new Map(
    Object.entries(properties).map(([name, one]) => [name, alternativesOf(one, ids, root, name, depth + 1)]),
  );
  const base = Object.fromEntries(
    required.flatMap((name) => (of.get(name) ?? []).slice(0, 1).map((one) => [name, one])),
  );
  const varied = [...of].flatMap(([name, values]) => values.map((value) => ({ ...base, [name]: value })));
  const all = Object.fromEntries([...of].flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
  return [base, ...varied, all];
};

/** Values that a schema describes: one for each choice, value of an enumeration and optional attribute. */
export const alternativesOf = (
  given: JsonSchema,
  ids: Values,
  root: JsonSchema = given,
  name = '',
  depth = 0,
): readonly unknown[] => {
  if (depth > MAX_DEPTH) return [];
  const schema = resolved(given, root);
  const own = ids[name] ?? FIXED[name];
  if (own !== undefined) return [own];
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return choices
      .filter(({ type }) => type !== 'null')
      .flatMap((one) => alternativesOf(one, ids, root, name, depth + 1))
      .slice(0, MAX_ALTERNATIVES);
  if (schema.allOf) return schema.allOf.flatMap((one) => alternativesOf(one, ids, root, name, depth + 1));
  if (schema.type === 'integer' || schema.type === 'number')
    return [Math.max(schema.minimum ?? 1, schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)];
  if (schema.type === 'boolean') return [true];
  if (schema.type === 'array') {
    const singular = name.replace(/s$/, '');
    const items = alternativesOf(schema.items ?? {}, ids, root, singular, depth + 1);
    return items.map((one) => Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one));
  }
  if (schema.type === 'object' || schema.properties)
    return objectsOf(schema, ids, root, depth).slice(0, MAX_ALTERNATIVES);
  return schema.type === 'string' ? [textOf(schema)] : [{}];
};

export const jsonSchemaOf = ({ schema }: BodySpec): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Valid bodies of a route that together use every attribute for which a valid value is known. */
export const samplesOf = (spec: BodySpec, ids: Values): readonly Values[] => {
  const schema = jsonSchemaOf(spec);
  const isValid = (values: Values): boolean => z.safeParse(spec.schema, values).success;
  const found = (alternativesOf(schema, ids) as readonly Values[]).filter(isValid);
  const used = new Set(found.flatMap((values) => Object.keys(values)));
  const [first = {}] = found;
  const others = Object.entries(schema.properties ?? {})
    .filter(([name]) => !used.has(name))
    .flatMap(([name, one]) => alternativesOf(one, ids, schema, name, 1).map((value) => ({ ...first, [name]: value })));
  return [...found, ...others.filter(isValid)];
};
