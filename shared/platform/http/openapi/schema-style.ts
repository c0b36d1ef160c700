import type { CreateDocumentOptions } from 'zod-openapi';

/** Formats that say all that the pattern beside them says. */
const FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'uuid', 'email', 'uri']);

/**
 * What is answered may gain members at any time, so no response schema is closed (contract-cases C513). Where anything
 * may stand it says so, in a request where no member is named: else generators of clients take it for an empty object.
 * What a format says is not said again by a pattern.
 */
export const plainly: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, io }) => {
  const { additionalProperties, format, properties = {} } = jsonSchema;
  const closed = additionalProperties === false;
  const open = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0;
  const told = io === 'output' || Object.keys(properties).length === 0;
  if (open && told) jsonSchema.additionalProperties = true;
  else if ((closed && io === 'output') || open) delete jsonSchema.additionalProperties;
  if (FORMATS.has(format)) delete jsonSchema.pattern;
};
