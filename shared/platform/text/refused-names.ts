import type * as z from 'zod';
import { schemaNotes } from './schema-notes.ts';

const refusedNames = /* @__PURE__ */ schemaNotes<{ readonly reasons: Readonly<Record<string, string>> }>();

/**
 * Attributes that a request must not contain although unknown ones are ignored, because ignoring them does lasting harm,
 * each with what to do instead.
 */
export const refusing = <T extends z.ZodObject>(reasons: Readonly<Record<string, string>>, schema: T): T => {
  refusedNames.add(schema, { reasons });
  return schema;
};

/** Why the schema refuses an attribute; `undefined` for one that it ignores. */
export const reasonToRefuse = (schema: z.core.$ZodType, name: string): string | undefined => {
  const reasons = refusedNames.get(schema)?.reasons ?? {};
  return Object.hasOwn(reasons, name) ? reasons[name] : undefined;
};
