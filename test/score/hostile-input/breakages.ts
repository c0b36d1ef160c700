import type { JsonSchema } from '../../../infra/json-schema.ts';
import { alternativesOf, type Values } from '../support/samples.ts';

/** A body with one constraint broken. */
export interface Breakage {
  readonly at: string;
  readonly values: Values;
}

const MISSING = Symbol('missing');

const KINDS: readonly unknown[] = [null, true, 0, -1, 1.5, 1e308, -0, 2 ** 53 + 2, '', 'x', [], {}];
const NESTED: readonly unknown[] = [[null], [[]], [{}], { a: {} }, { length: 1 }, ['x', 1], { toString: 1 }];

const textBreakages = ({ minLength = 0, maxLength = 1_000 }: JsonSchema): readonly unknown[] => [
  ...[minLength - 1, maxLength + 1, maxLength * 2].filter((length) => length >= 0).map((length) => 'x'.repeat(length)),
  '😀'.repeat(Math.min(maxLength, 10_000)),
  'x\u0000',
  ' ',
  '\ud800',
  'a\nb',
  'A B',
  '2026-99-99T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'https://',
  'not-a-value',
  'EURO',
  '#12',
  '-',
];

const numberBreakages = ({ minimum = 0, maximum = 1e9 }: JsonSchema): readonly unknown[] => [
  minimum - 1,
  minimum - 0.5,
  maximum + 1,
  maximum + 0.5,
  maximum * 10,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  '1',
  '1e3',
  '0x1',
  '',
];

const listBreakages = (schema: JsonSchema, value: unknown): readonly unknown[] => {
  const [first = 'x'] = Array.isArray(value) ? value : [];
  const most = schema.maxItems ?? 100;
  return [[], [null], [first, null], [first, first], Array(most + 1).fill(first), Array(5_000).fill(0), { 0: first }];
};

/** Values that break a constraint of the schema, and values of all other types. */
const breaking = (schema: JsonSchema, value: unknown): readonly unknown[] => {
  const { type } = schema;
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const of =
    type === 'array'
      ? listBreakages(schema, value)
      : type === 'number' || type === 'integer'
        ? numberBreakages(schema)
        : type === 'object'
          ? [{}, { unknown: 1 }, { ...(value as object), unknown: { a: [1] } }]
          : textBreakages(schema);
  return [MISSING, ...KINDS, ...NESTED, ...of, ...choices.flatMap((one) => alternativesOf(one, {}).slice(0, 3))];
};

const put = (value: unknown, [name, ...rest]: readonly (string | number)[], leaf: unknown): unknown => {
  if (name === undefined) return leaf;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const next = put(copy[name], rest, leaf);
  if (next === MISSING) delete copy[name];
  else copy[name] = next;
  return copy;
};

interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
  readonly value: unknown;
}

const resolved = (schema: JsonSchema, root: JsonSchema): JsonSchema =>
  schema.$ref ? (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? root) : schema;

/** The choice of a union whose constants and type fit the value. */
const chosen = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema => {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map((one) => resolved(one, root));
  const fits = (one: JsonSchema): boolean =>
    Object.entries(one.properties ?? {}).every(
      ([name, { const: wanted }]) => wanted === undefined || (value as Values)?.[name] === wanted,
    ) && (one.properties !== undefined) === (typeof value === 'object' && value !== null && !Array.isArray(value));
  return choices.find((one) => one.type !== 'null' && fits(one)) ?? schema;
};

const placesOf = (given: JsonSchema, value: unknown, root: JsonSchema, path: Place['path'] = []): readonly Place[] => {
  const schema = chosen(resolved(given, root), value, root);
  const own = path.length > 0 ? [{ path, schema: resolved(given, root), value }] : [];
  if (Array.isArray(value))
    return [...own, ...value.slice(0, 1).flatMap((one) => placesOf(schema.items ?? {}, one, root, [...path, 0]))];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesOf(schema.properties?.[name] ?? {}, one, root, [...path, name]),
  );
  return [...own, ...inner];
};

/** Every value in these bodies, once for each place. */
const distinctPlaces = (schema: JsonSchema, samples: readonly Values[]) => {
  const found = new Map<string, Place & { readonly sample: Values }>();
  for (const sample of samples)
    for (const place of placesOf(schema, sample, schema)) {
      const kind = (sample as { type?: unknown }).type ?? '';
      const key = `${place.path.join('/')} ${kind} ${typeof place.value}`;
      if (!found.has(key)) found.set(key, { ...place, sample });
    }
  return [...found.values()];
};

/** Bodies in which one value breaks one constraint. */
export const breakagesOf = (schema: JsonSchema, samples: readonly Values[]): readonly Breakage[] =>
  distinctPlaces(schema, samples).flatMap(({ path, schema: of, value, sample }) =>
    breaking(of, value).map((bad) => ({ at: path.join('/'), values: put(sample, path, bad) as Values })),
  );

/** Bodies in which one text is replaced by each of these strings. */
export const withStrings = (
  schema: JsonSchema,
  samples: readonly Values[],
  strings: readonly string[],
): readonly Breakage[] =>
  distinctPlaces(schema, samples)
    .filter(({ value }) => typeof value === 'string')
    .flatMap(({ path, sample }) =>
      strings.map((text) => ({ at: path.join('/'), values: put(sample, path, text) as Values })),
    );
