import type * as z from 'zod';

interface Definition {
  /** The wrapped schema of nullable, optional and default schemas. */
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: z.ZodRawShape;
}

/** Returns the value with the members of its objects in schema order. Members that the schema does not name follow. */
export const inOrder = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !schema) return value;
  const { innerType, element, shape } = schema._zod.def as Definition;
  if (innerType) return inOrder(innerType, value);
  if (Array.isArray(value)) return element ? value.map((item) => inOrder(element, item)) : value;
  if (!shape) return value;
  const members = new Map(Object.entries(value));
  const schemas = new Map(Object.entries(shape));
  const named = [...schemas.keys()].filter((name) => members.has(name));
  return Object.fromEntries(
    [...new Set([...named, ...members.keys()])].map((name) => [name, inOrder(schemas.get(name), members.get(name))]),
  );
};
