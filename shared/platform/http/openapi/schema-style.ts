import type { CreateDocumentOptions } from 'zod-openapi';

/** Formats that make an additional pattern redundant. */
const FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'uuid', 'email', 'uri']);

/**
 * Response schemas stay open, because attributes can be added at any time (statement C513). Free-form objects say
 * so explicitly, else client generators treat them as empty. Redundant patterns are removed. The defaults of transformed
 * values are kept: a request without the attribute has the default.
 */
export const openSchemas: NonNullable<CreateDocumentOptions['override']> = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'default' && io === 'input') jsonSchema.default ??= def.defaultValue;
  const { additionalProperties, format, properties = {} } = jsonSchema;
  const closed = additionalProperties === false;
  const open = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0;
  const explicit = io === 'output' || Object.keys(properties).length === 0;
  if (open && explicit) jsonSchema.additionalProperties = true;
  else if ((closed && io === 'output') || open) delete jsonSchema.additionalProperties;
  if (FORMATS.has(format)) delete jsonSchema.pattern;
};
