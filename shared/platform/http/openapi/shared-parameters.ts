import type { ZodOpenApiParameterObject } from 'zod-openapi';

/** The parameters that many operations take. */
export const PARAMETERS = {
  PageSize: {
    name: 'page[size]',
    in: 'query',
    description: 'How many items a page has.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
  },
  PageAfter: {
    name: 'page[after]',
    in: 'query',
    description: 'The cursor of `links.next`. It holds for the same list with the same filters only.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Names this request: with the same key and body it is done once and answered alike for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The `ETag` last seen: the write is refused with 412 where it is no longer the current one.',
    schema: { type: 'string', examples: ['"7"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` last seen: where it is still the current one, the answer is a 304 without a body.',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The `id` of the last event one was told: what was recorded after it is answered.',
    schema: { type: 'string', format: 'uuid' },
  },
  TeamContext: {
    name: 'X-Team-ID',
    in: 'header',
    description: 'The team it is about. A platform token that was issued for a team names it already.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const satisfies Record<string, ZodOpenApiParameterObject>;

export type ParameterName = keyof typeof PARAMETERS;
