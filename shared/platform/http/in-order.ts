import type * as z from 'zod';

interface Definition {
  /** Of a schema around another: nullable, optional, with a default. */
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: z.ZodRawShape;
}

/**
 * A value with the members of its objects in the order in which the schema names them, whatever order the store
 * answered them in. Nothing is left out: members that the schema does not name follow in their own order.
 */
export const inOrder = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !schema) return value;
  const { innerType, element, shape } = schema._zod.def as Definition;
  if (innerType) return inOrder(innerType, value);
  if (Array.isArray(value)) return element ? value.map((one) => inOrder(element, one)) : value;
  if (!shape) return value;
  const members = new Map(Object.entries(value));
  const schemas = new Map(Object.entries(shape));
  const named = [...schemas.keys()].filter((name) => members.has(name));
  return Object.fromEntries(
    [...new Set([...named, ...members.keys()])].map((name) => [name, inOrder(schemas.get(name), members.get(name))]),
  );
};
