import type { ZodOpenApiHeaderObject as Header } from 'zod-openapi';

const text = (description: string, ...examples: string[]): Header => ({
  description,
  schema: { type: 'string', ...(examples.length > 0 && { examples }) },
});

/** The response headers of the service. */
export const HEADERS = {
  ETag: text('The current version of the resource. Send it as `If-Match`.', '"7"'),
  'Idempotency-Replayed': text(
    '`true` if this is the stored response to an earlier request with the same key.',
    'true',
  ),
  Location: text('The URL of the new resource, as a path.'),
  'Preference-Applied': text('`handling=strict` if the request asked for it with `Prefer`.', 'handling=strict'),
  RateLimit: text('The remaining calls (`r`) and the seconds until more are available (`t`).', '"comments";r=29;t=60'),
  'RateLimit-Policy': text('The limit: number of calls (`q`) in a window of seconds (`w`).', '"comments";q=30;w=60'),
  'Retry-After': {
    description: 'Number of seconds to wait before you retry.',
    schema: { type: 'integer', examples: [12] },
  },
  'WWW-Authenticate': text('How to authenticate.', 'Bearer'),
  'X-Request-ID': text('The id of this request: the one that you sent, if it is valid, or a generated one.'),
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;
