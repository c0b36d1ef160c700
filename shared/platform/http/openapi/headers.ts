import type { ZodOpenApiHeaderObject as Header } from 'zod-openapi';

const text = (description: string, ...examples: string[]): Header => ({
  description,
  schema: { type: 'string', ...(examples.length > 0 && { examples }) },
});

/** The response headers of the service. */
export const HEADERS = {
  ETag: text('The version of what was read or written; `If-Match` takes it.', '"7"'),
  'Idempotency-Replayed': text('`true` where the answer is that of an earlier request with the same key.', 'true'),
  Location: text('The URL of the new resource, as a path.'),
  RateLimit: text('What is left of the limit, and the seconds until there is more.', '"comments";r=29;t=60'),
  'RateLimit-Policy': text('The limit: calls (`q`) in any window of seconds (`w`).', '"comments";q=30;w=60'),
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', examples: [12] } },
  'WWW-Authenticate': text('How to authenticate.', 'Bearer'),
  'X-Request-ID': text('The id of this request: your own where you sent a plain one, else a new one.'),
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;
