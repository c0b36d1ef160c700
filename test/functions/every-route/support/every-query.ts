import * as z from 'zod';
import type { JsonSchema } from '../../../../infra/json-schema.ts';
import type { Route } from '../../../../shared/api/route.ts';

/** Values for filters and parameters without an enumeration. */
interface Values {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

const valuesOf = (schema: JsonSchema, name: string, { ids, texts }: Values): readonly string[] => {
  const { anyOf = [], oneOf = [] } = schema;
  const choices = [schema, ...anyOf, ...oneOf].flatMap((one) => one.enum ?? []);
  if (choices.length > 0) return choices.map(String);
  if (schema.format === 'date-time' || ['from', 'to'].includes(name)) return ['2000-01-01T00:00:00Z'];
  return /(^|_)ids?$/.test(name) ? ids : [...texts, ...ids.slice(0, 1)];
};

const fieldsOf = (shape: z.ZodObject): Readonly<Record<string, JsonSchema>> =>
  (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {};

/** The query strings of a route: without one, each filter and parameter with each value, and each sort. */
export const everyQuery = ({ query }: Route, values: Values): readonly string[] => {
  if (!query) return [''];
  const filters = Object.entries(fieldsOf(query.filter)).map(
    ([name, schema]) => [name, valuesOf(schema, name, values)] as const,
  );
  const parameter = (name: string, value: string) => `filter[${name}]=${encodeURIComponent(value)}`;
  const single = filters.flatMap(([name, found]) => found.map((value) => parameter(name, value)));
  const [types, targets] = ['target_type', 'target_id'].map(
    (wanted) => filters.find(([name]) => name === wanted)?.[1] ?? [],
  );
  const pairs = (types ?? []).flatMap((type) =>
    (targets ?? []).map((id) => `${parameter('target_type', type)}&${parameter('target_id', id)}`),
  );
  const keyed = query.keyed.flatMap((name) => values.texts.map((text) => `filter[${name}][city]=${text}`));
  const params = Object.entries(fieldsOf(query.params)).flatMap(([name, schema]) =>
    valuesOf(schema, name, values).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const sorts = query.sort.flatMap((field) => {
    const bare = field.replace(/^-/, '');
    return field.startsWith('-') ? [`sort=-${bare}`] : [`sort=${bare}`, `sort=-${bare}`];
  });
  return ['', ...single, ...pairs, ...keyed, ...params, ...sorts];
};
