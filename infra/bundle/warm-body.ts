import * as z from 'zod';
import type { BodySpec } from '../../shared/platform/http/body.ts';
import type { JsonSchema } from '../json-schema.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-01T00:00:00Z',
  email: 'warm@example.com',
  uri: 'https://warm.example.com/',
  uuid: '01900000-0000-7000-8000-000000000000',
};

/** A value of the schema. It may not match a pattern. */
const sample = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return sample(choice);
  if (schema.pattern?.includes('@')) return FORMATS.email;
  if (schema.type === 'string') return FORMATS[schema.format ?? ''] ?? 'warm'.padEnd(schema.minLength ?? 4, 'w');
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}));
  if (schema.type !== 'object') return null;
  const { required = [], properties = {} } = schema;
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
};

/** A valid body for the route, except for patterns. */
export const warmBody = ({ form, type, schema }: BodySpec): string => {
  const attributes = sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return JSON.stringify(form === 'envelope' || form === 'either' ? { data: { type, attributes } } : attributes);
};
