import type { CreateDocumentOptions } from 'zod-openapi';

/** Formats that say all that the pattern beside them says. */
const FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'uuid', 'email', 'uri']);

/**
 * What is answered may gain members at any time, so no response schema is closed (contract-cases C513); where
 * anything may stand it says so. What a format says is not said again by a pattern.
 */
export const plainly: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, io }) => {
  const { additionalProperties, format } = jsonSchema;
  const closed = additionalProperties === false;
  const open = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0;
  if (io === 'output' && open) jsonSchema.additionalProperties = true;
  else if ((closed && io === 'output') || open) delete jsonSchema.additionalProperties;
  if (FORMATS.has(format)) delete jsonSchema.pattern;
};
