import type * as z from 'zod';
import { canonicalId } from '../ids/id.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with changed values, or the same value if none changed. */
const mapped = (
  value: Readonly<Record<string, unknown>>,
  change: (name: string, inside: unknown) => unknown,
): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(value).map(([name, inside]) => [name, change(name, inside)] as const);
  return entries.some(([name, inside]) => inside !== value[name]) ? Object.fromEntries(entries) : value;
};

const isPipeOut = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';

/** Whether a text schema declares an id. */
const isId = ({ format }: { readonly format?: string }): boolean => format === 'uuid' || format === 'guid';

/**
 * A value as its schema reads it, with every id in lower case (RFC 9562 §4 reads both cases alike). Only what the schema
 * declares as an id changes: free values keep the case in which they were sent.
 */
export const withCanonicalIds = (schema: z.core.$ZodType, value: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && isId(def as { readonly format?: string }) ? canonicalId(value) : value;
    case 'object':
      return isObject(value)
        ? mapped(value, (name, inside) => {
            const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
            return known ? withCanonicalIds(known, inside) : inside;
          })
        : value;
    case 'record':
      return isObject(value) ? mapped(value, (_, inside) => withCanonicalIds(def.valueType, inside)) : value;
    case 'array': {
      if (!Array.isArray(value)) return value;
      const items = value.map((item: unknown) => withCanonicalIds(def.element, item));
      return items.some((item, nth) => item !== value[nth]) ? items : value;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'nonoptional':
    case 'readonly':
      return withCanonicalIds(def.innerType, value);
    case 'pipe':
      return withCanonicalIds(isPipeOut(def.in) ? def.out : def.in, value);
    case 'union':
      return def.options.reduce<unknown>((changed, option) => withCanonicalIds(option, changed), value);
    default:
      return value;
  }
};
