import type { ZodOpenApiParameterObject } from 'zod-openapi';

/** Parameters shared by many operations. */
export const PARAMETERS = {
  PageSize: {
    name: 'page[size]',
    in: 'query',
    description: 'Number of items per page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
  },
  PageAfter: {
    name: 'page[after]',
    in: 'query',
    description: 'The cursor from `links.next`. It is valid for the same list with the same filters only.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A unique key for this request. For 24 hours, the same key and body return the stored response.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The last known `ETag`. If it is not current, the write is refused with 412.',
    schema: { type: 'string', examples: ['"7"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The last known `ETag`. If it is still current, the response is 304 without a body.',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The `id` of the last received event. Returns the events recorded after it.',
    schema: { type: 'string', format: 'uuid' },
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      '`handling=strict` refuses unknown properties with 422 at their pointers. Without it, they are ignored and listed in `meta.ignored`, except those whose loss would do harm.',
    schema: { type: 'string', examples: ['handling=strict'] },
  },
  TeamContext: {
    name: 'X-Team-ID',
    in: 'header',
    description: 'The id of the team. Not needed with a platform token that was issued for a team.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const satisfies Record<string, ZodOpenApiParameterObject>;

export type ParameterName = keyof typeof PARAMETERS;
