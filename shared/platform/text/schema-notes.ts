import type * as z from 'zod';

/** Notes about schemas that requests need. A registry of zod would be empty in the deployed functions. */
export const schemaNotes = <T>() => {
  const notes = new WeakMap<z.core.$ZodType, T>();
  const get = (schema: z.core.$ZodType): T | undefined => {
    const { parent } = schema._zod;
    return notes.get(schema) ?? (parent && get(parent));
  };
  return { add: (schema: z.core.$ZodType, note: T): unknown => notes.set(schema, note), get };
};
