import type * as z from 'zod';
import { schemaNotes } from './schema-notes.ts';

const formerNames = /* @__PURE__ */ schemaNotes<{ readonly name: string }>();

/** An attribute that had another name in an earlier release. A request that sends that name gets the current one as a hint. */
export const formerly = <T extends z.ZodType>(name: string, schema: T): T => {
  formerNames.add(schema, { name });
  return schema;
};

const plain = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default' ? plain(def.innerType) : schema;
};

/** The attribute that had the name before. */
export const currentName = (shape: Readonly<Record<string, z.core.$ZodType>>, name: string): string | undefined =>
  Object.entries(shape).find(([, schema]) => formerNames.get(plain(schema))?.name === name)?.[0];
